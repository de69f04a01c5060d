import { readFileSync } from 'node:fs';

export function languagePage(): string {
  return readFileSync('schemas/MISSION-LANGUAGE.md', 'utf8');
}
