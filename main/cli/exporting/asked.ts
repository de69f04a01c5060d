import { type OptionsOf, type ProductName, usualOptions } from '../../../printing/options';
import { Misunderstanding } from '../misunderstanding';
import { type ExportOption, everyOption, flagOf, formOf } from './every-option';

/** What is said on a command line, by the names of options. */
export type Wishes = Readonly<Record<string, unknown>>;

/** What a product is made with; throws where something is asked that changes nothing about it. */
export function askedOptions<Name extends ProductName>(product: Name, wishes: Wishes): OptionsOf<Name> {
  const said = Object.fromEntries(
    everyOption.filter(({ name }) => wishes[name] !== undefined).map(({ name }) => [name, wishes[name]]),
  );
  for (const option of everyOption) if (option.name in said) checkFits(option, product, said[option.name]);
  const asked = { ...usualOptions(product), ...implied(product, said), ...said };
  for (const [name, [other, needed]] of Object.entries<Needs[string]>(needs[product] ?? {})) {
    if (!(name in said) || Reflect.get(asked, other) === needed) continue;
    throw new Misunderstanding('cli.export.needs', {
      option: flagOf(name),
      needed: `${flagOf(other)} ${needed}`,
    });
  }
  const chosen = chosenBy(product);
  if (chosen && !('pieces' in said) && said[chosen[0]] === chosen[1]) {
    throw new Misunderstanding('cli.export.no-pieces', {
      option: `${flagOf(chosen[0])} ${chosen[1]}`,
      needed: flagOf('pieces'),
    });
  }
  return asked;
}

type Needs = Readonly<Record<string, readonly [option: string, value: string]>>;

/** Options that count only where another one is so. */
const needs: Readonly<Partial<Record<ProductName, Needs>>> = {
  realsize: { pieces: ['what', 'chosen'], overlap: ['layout', 'pages'], bleed: ['layout', 'one'] },
  png: { pieces: ['of', 'chosen'] },
  svg: { pieces: ['of', 'chosen'] },
  players: { dpi: ['format', 'png'] },
};

/** Whoever names pieces has chosen them. */
function implied(product: ProductName, said: Wishes): Wishes {
  const chosen = chosenBy(product);
  return chosen && 'pieces' in said ? { [chosen[0]]: chosen[1] } : {};
}

function chosenBy(product: ProductName): Needs[string] | undefined {
  return needs[product]?.['pieces'];
}

function checkFits({ name, flag, products }: ExportOption, product: ProductName, value: unknown): void {
  const form = formOf(product, name);
  if (!form) {
    throw new Misunderstanding('cli.export.other-product', {
      option: value === false ? flag.replace('--', '--no-') : flag,
      product,
      products: products.join(', '),
    });
  }
  if (form.sort === 'choice' && !form.of.some((one) => one === value)) {
    throw new Misunderstanding('cli.export.other-choice', {
      option: flag,
      product,
      word: String(value),
      possible: form.of.join(', '),
    });
  }
}
