import { readFileSync } from 'node:fs';

/** A sentence of the window in all of its languages. Playwright loads no JSON by import. */
export function spoken(key: string): string[] {
  return ['en', 'fr'].map((language) => {
    const sentences = JSON.parse(readFileSync(`languages/${language}.json`, 'utf8')) as Record<
      string,
      string
    >;
    const said = sentences[key];
    if (said === undefined) throw new Error(`Nobody says ${key}`);
    return said;
  });
}
