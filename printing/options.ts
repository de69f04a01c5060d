import type { Language } from '../languages';

// What can be asked of a product, as data: the dialog, what is remembered of it, and the flags of the command line are made of these.

/** `usual` of a language is that of the reader. */
export type OptionForm =
  | { readonly sort: 'choice'; readonly of: readonly string[]; readonly usual: string }
  | { readonly sort: 'yes-no'; readonly usual: boolean }
  | {
      readonly sort: 'number';
      readonly least: number;
      readonly most: number;
      readonly usual: number;
      readonly unit: 'mm' | 'dpi' | 'px' | 'pages';
    }
  /** Ids of placements or pieces of the mission. */
  | { readonly sort: 'ids'; readonly usual: readonly string[] }
  | { readonly sort: 'text'; readonly usual: string };

export type OptionForms = Readonly<Record<string, OptionForm>>;

type ValueOf<Form> = Form extends { sort: 'choice'; of: readonly (infer Each)[] }
  ? Each
  : Form extends { sort: 'yes-no' }
    ? boolean
    : Form extends { sort: 'number' }
      ? number
      : Form extends { sort: 'ids' }
        ? readonly string[]
        : string;

export type ValuesOf<Forms extends OptionForms> = { readonly [Name in keyof Forms]: ValueOf<Forms[Name]> };

const paper = { sort: 'choice', of: ['a4', 'letter'], usual: 'a4' } as const;
/** `own`: the language of whoever prints. */
const language = { sort: 'choice', of: ['own', 'en', 'fr', 'both'], usual: 'own' } as const;
const oneLanguage = { sort: 'choice', of: ['own', 'en', 'fr'], usual: 'own' } as const;
const ink = { sort: 'choice', of: ['colour', 'grey', 'saver'], usual: 'colour' } as const;
const yes = { sort: 'yes-no', usual: true } as const;
const no = { sort: 'yes-no', usual: false } as const;
const ids = { sort: 'ids', usual: [] } as const;
/** For how many it is made; `everybody`: the mission with its variants, as they are told in it. */
const survivors = {
  sort: 'choice',
  of: ['everybody', '1', '2', '3', '4', '5', '6'],
  usual: 'everybody',
} as const;
const picture = {
  survivors,
  language: oneLanguage,
  frame: yes,
  grid: yes,
  zones: no,
  labels: yes,
  tokens: yes,
  areas: no,
  theme: { sort: 'choice', of: ['light', 'dark'], usual: 'light' },
  /** The whole mission lies in the file, so that Boothill can open it. */
  withMission: no,
  /** `chosen`: the placements and tokens of `pieces`; one of them alone is one tile. */
  of: { sort: 'choice', of: ['whole', 'chosen'], usual: 'whole' },
  pieces: ids,
} as const satisfies OptionForms;
const dpi = { sort: 'number', least: 10, most: 1200, usual: 150, unit: 'dpi' } as const;

export const products = {
  sheet: { survivors, paper, language, ink },
  realsize: {
    survivors,
    paper,
    language: oneLanguage,
    ink,
    /** `pages`: over many pages; `one`: a large one for a print shop. */
    layout: { sort: 'choice', of: ['pages', 'one'], usual: 'pages' },
    what: { sort: 'choice', of: ['all', 'lacking', 'chosen', 'tokens'], usual: 'all' },
    pieces: ids,
    overlap: { sort: 'number', least: 0, most: 30, usual: 10, unit: 'mm' },
    bleed: { sort: 'number', least: 0, most: 10, usual: 3, unit: 'mm' },
    /** How tokens with two sides get their backs: folded over, or printed on the back by turning this edge. */
    backs: { sort: 'choice', of: ['fold', 'long-edge', 'short-edge'], usual: 'fold' },
  },
  png: { ...picture, dpi },
  svg: picture,
  thumbnail: { width: { sort: 'number', least: 32, most: 2000, usual: 360, unit: 'px' } },
  players: {
    survivors,
    language: oneLanguage,
    format: { sort: 'choice', of: ['png', 'svg'], usual: 'png' },
    dpi,
  },
  booklet: { survivors, paper, language, ink, title: { sort: 'text', usual: '' } },
} as const satisfies Readonly<Record<string, OptionForms>>;

export type ProductName = keyof typeof products;
export const productNames = Object.keys(products) as ProductName[];

export type OptionsOf<Name extends ProductName> = ValuesOf<(typeof products)[Name]>;

/** What is printed where nobody has asked for anything else. */
export function usualOptions<Name extends ProductName>(name: Name): OptionsOf<Name> {
  const forms: OptionForms = products[name];
  return Object.fromEntries(Object.entries(forms).map(([key, { usual }]) => [key, usual])) as OptionsOf<Name>;
}

/** The language that is meant by an option; of both, that which comes first. */
export function chosenLanguage(wish: 'own' | 'both' | Language, own: Language): Language {
  return wish === 'own' || wish === 'both' ? own : wish;
}
