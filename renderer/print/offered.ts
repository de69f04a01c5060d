import { type OptionForm, type OptionForms, type ProductName, products } from '../../printing/options';
import type { Mission, PrintKind } from '../../schemas';
import type { Wishes } from './wishes';

/** What the window prints, in the order in which it is offered. */
export const offered = [
  'sheet',
  'realsize',
  'png',
  'svg',
  'players',
  'booklet',
] as const satisfies readonly ProductName[];

/** What a file of it is. */
export function fileKindOf({ product, options }: Wishes): PrintKind {
  switch (product) {
    case 'png':
    case 'thumbnail':
      return 'png';
    case 'svg':
      return 'svg';
    case 'players':
      return options.players.format;
    case 'sheet':
    case 'realsize':
    case 'booklet':
      return 'pdf';
  }
}

/** For how many survivors it can be printed: for everybody, and where it is not the same for all, for each number that may play it. */
export function survivorsOffered({ variants = [], players }: Mission): readonly string[] {
  return products.sheet.survivors.of.filter((choice) => {
    if (choice === 'everybody') return true;
    const count = Number(choice);
    return variants.length > 0 && (!players || (count >= players.min && count <= players.max));
  });
}

/** One option that there is to choose, with no more choices than make sense. */
export type OfferedOption = readonly [
  name: string,
  form: Exclude<OptionForm, { readonly sort: 'ids' }>,
  value: boolean | number | string,
];

/** What there is to choose from. */
interface Choosing {
  readonly hasSelection: boolean;
  /** For how many it can be printed. */
  readonly survivors: readonly string[];
}

/** What can be chosen of a product, as far as it would make a difference. */
export function optionsToChoose(
  wishes: Wishes,
  { hasSelection, survivors }: Choosing,
): readonly OfferedOption[] {
  const { product, options } = wishes;
  const forms: OptionForms = products[product];
  const values = options[product] as Readonly<Record<string, boolean | number | string>>;
  return Object.entries(forms).flatMap(([name, form]): OfferedOption[] => {
    const value = values[name];
    if (form.sort === 'ids' || value === undefined || isIdle(name, wishes)) return [];
    if (form.sort !== 'choice') return [[name, form, value]];
    const of = form.of.filter((choice) =>
      name === 'survivors' ? survivors.includes(choice) : choice !== 'chosen' || hasSelection,
    );
    return of.length > 1 ? [[name, { ...form, of }, value]] : [];
  });
}

/** Whether an option says something that does not come up with the others as they are. */
function isIdle(name: string, { product, options }: Wishes): boolean {
  const { realsize, players } = options;
  if (product === 'players') return name === 'dpi' && players.format === 'svg';
  if (product !== 'realsize') return false;
  const isOfTokens = realsize.what === 'tokens';
  switch (name) {
    case 'layout':
      return isOfTokens;
    case 'overlap':
      return isOfTokens || realsize.layout === 'one';
    case 'bleed':
      return isOfTokens || realsize.layout === 'pages';
    case 'survivors':
    case 'backs':
      return !isOfTokens && realsize.what !== 'chosen';
    default:
      return false;
  }
}
