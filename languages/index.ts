import en from './en.json';
import { fill, type Noun, type Parameters } from './fill';
import fr from './fr.json';
import { changedThing, listedThings, type NamedThing, namedThing, withoutArticle } from './noun';
import { ofSystems } from './systems';
import { turning, unturned } from './unturned';

export type Language = 'en' | 'fr';

/** A game that has sentences of its own. */
type System = keyof typeof ofSystems;
type KeyOf<S extends System> = S extends unknown ? keyof (typeof ofSystems)[S]['en'] : never;
type Key = keyof typeof en | KeyOf<System>;
type Table = Readonly<Record<Key, string>>;

const systems = Object.keys(ofSystems) as readonly System[];
/** What stands in no file of both languages does not compile. */
const general: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = { en, fr };
const games: { readonly [S in System]: Readonly<Record<Language, Readonly<Record<KeyOf<S>, string>>>> } =
  ofSystems;

/** Every sentence there is, by its key: for those who speak of no game, or of all of them. */
export const sentences: Readonly<Record<Language, Table>> = { en: allIn('en'), fr: allIn('fr') };

function allIn(language: Language): Table {
  return Object.assign({}, ...systems.map((system) => games[system][language]), general[language]) as Table;
}

/** The same for those who speak of one game: it says what it says by the same key as others in its own words. */
const spoken = new Map<string, Readonly<Record<Language, Table>>>(
  systems.map((system) => [
    system,
    {
      en: { ...sentences.en, ...games[system].en },
      fr: { ...sentences.fr, ...games[system].fr },
    },
  ]),
);

/** A key of an English sentence, without the ending that tells one from many. */
export type SentenceKey = WithoutPlural<Key>;
type WithoutPlural<Key extends string> = Key extends `${infer Stem}.${'one' | 'other'}` ? Stem : Key;

/** A sentence to be said in whichever language is spoken then. */
export interface KeyedSentence {
  readonly key: SentenceKey;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

export const languages = Object.keys(sentences) as readonly Language[];

/** Of a game, if one is named by its id. */
export function sentence(
  language: Language,
  key: SentenceKey,
  parameters?: Parameters,
  system?: string,
): string {
  const { [language]: table } = (system === undefined ? undefined : spoken.get(system)) ?? sentences;
  return fill(table, language, key, parameters);
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
