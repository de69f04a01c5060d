import {
  type OptionForm,
  type OptionForms,
  type ProductName,
  productNames,
  products,
} from '../../../printing/options';

/** An option as a flag: the same for every product that has it. */
export interface ExportOption {
  readonly name: string;
  /** As it is written on a command line. */
  readonly flag: string;
  /** With all that it can be for any product. */
  readonly form: OptionForm;
  readonly products: readonly ProductName[];
}

/** Every option of every product, once. A command hears them before it knows what is to be made. */
export const everyOption: readonly ExportOption[] = [
  ...new Set(productNames.flatMap((product) => Object.keys(products[product]))),
].map((name) => {
  const having = productNames.filter((product) => formOf(product, name));
  const forms = having.flatMap((product) => formOf(product, name) ?? []);
  return { name, flag: flagOf(name), form: forms.reduce(either), products: having };
});

export function formOf(product: ProductName, name: string): OptionForm | undefined {
  const forms: OptionForms = products[product];
  return Object.hasOwn(forms, name) ? forms[name] : undefined;
}

/** `backSides` is `--back-sides`. */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function either(one: OptionForm, other: OptionForm): OptionForm {
  if (one.sort === 'choice' && other.sort === 'choice')
    return { ...one, of: [...new Set([...one.of, ...other.of])] };
  if (one.sort === 'number' && other.sort === 'number')
    return { ...one, least: Math.min(one.least, other.least), most: Math.max(one.most, other.most) };
  return one;
}
