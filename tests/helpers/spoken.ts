import { readFileSync } from 'node:fs';

const LANGUAGES = ['en', 'fr'] as const;

/** A sentence of the window. Playwright loads no JSON by import. */
export function said(language: (typeof LANGUAGES)[number], key: string): string {
  const sentences = JSON.parse(readFileSync(`languages/${language}.json`, 'utf8')) as Record<string, string>;
  const words = sentences[key];
  if (words === undefined) throw new Error(`There is no sentence ${key}`);
  return words;
}

/** The same in every language. */
export function spoken(key: string): string[] {
  return LANGUAGES.map((language) => said(language, key));
}
