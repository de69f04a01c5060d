import en from './en.json';
import { fill, type Noun, type Parameters } from './fill';
import fr from './fr.json';
import { changedThing, listedThings, type NamedThing, namedThing, withoutArticle } from './noun';
import { turning, unturned } from './unturned';

const tables = { en, fr } satisfies Record<string, Record<keyof typeof en, string>>;

export type Language = keyof typeof tables;

/** A key of en.json, without the ending that tells one from many. */
export type SentenceKey = WithoutPlural<keyof typeof en>;
type WithoutPlural<Key extends string> = Key extends `${infer Stem}.${'one' | 'other'}` ? Stem : Key;

export const languages = Object.keys(tables) as readonly Language[];

export function sentence(language: Language, key: SentenceKey, parameters?: Parameters): string {
  return fill(tables[language], language, key, parameters);
}

export {
  changedThing,
  listedThings,
  type NamedThing,
  type Noun,
  namedThing,
  turning,
  unturned,
  withoutArticle,
};

/** A text in the language asked for, else in English, else in whatever it has; to be shown, not to be changed. */
export function textIn(text: Readonly<Record<string, string>>, language: Language): string {
  return unturned(text[language] ?? text['en'] ?? Object.values(text)[0] ?? '');
}

/** Says a sentence in a language that is settled already. */
export type Say = (key: SentenceKey, parameters?: Parameters) => string;

/** The language that a user chose, or that of the system. */
export function spokenLanguage(choice: Language | 'system', locale: string | undefined): Language {
  return choice === 'system' ? languageOf(locale) : choice;
}

/** The language to speak when all that is known is a locale such as `fr_CH.UTF-8` or `en-GB`. */
export function languageOf(locale: string | undefined): Language {
  const prefix = locale?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === prefix) ?? 'en';
}
