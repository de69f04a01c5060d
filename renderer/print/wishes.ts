import type { PrintedLast } from '../../main/contract';
import {
  type OptionForm,
  type OptionForms,
  type OptionsOf,
  type ProductName,
  productNames,
  products,
  usualOptions,
} from '../../printing/options';

/** What somebody wants printed, and how; what they wished of other products is there again when they come back to these. */
export interface Wishes {
  readonly product: ProductName;
  readonly options: { readonly [Name in ProductName]: OptionsOf<Name> };
}

type Values = Readonly<Record<string, boolean | number | string | readonly string[]>>;

/** As it was printed last; a mission that never was, as the one before it, but only for as many survivors as are offered of it. */
export function wishesOf(
  mission: string,
  printed: readonly PrintedLast[],
  offered: readonly ProductName[],
  survivors: readonly string[],
): Wishes {
  const last = printed.find((one) => one.mission === mission) ?? printed[0];
  const options = Object.fromEntries(
    productNames.map((name) => [name, understood(name, last?.options[name] ?? {}, survivors)]),
  ) as Wishes['options'];
  const product = offered.find((name) => name === last?.product) ?? offered[0] ?? 'sheet';
  return { product, options };
}

/** Of what was kept, by this version or another, what this one understands; the rest is as usual. */
function understood<Name extends ProductName>(
  name: Name,
  kept: Values,
  survivors: readonly string[],
): OptionsOf<Name> {
  const forms: OptionForms = products[name];
  const known = Object.entries(kept).filter(([key, value]) => {
    const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
    if (key === 'survivors' && !survivors.includes(String(value))) return false;
    return form !== undefined && canBe(form, value) && value !== 'chosen';
  });
  return { ...usualOptions(name), ...Object.fromEntries(known) };
}

export function canBe(form: OptionForm, value: unknown): boolean {
  switch (form.sort) {
    case 'choice':
      return form.of.some((choice) => choice === value);
    case 'yes-no':
      return typeof value === 'boolean';
    case 'number':
      return Number.isInteger(value) && Number(value) >= form.least && Number(value) <= form.most;
    case 'text':
      return typeof value === 'string';
    case 'ids':
      return false;
  }
}

/** As many missions as the host keeps. */
const MOST_KEPT = 50;
/** Characters of what somebody has written. */
export const LONGEST_TEXT = 300;

/** What is remembered of it: nothing that was selected, which is something else the next time. */
export function rememberedOf(
  mission: string,
  { product, options }: Wishes,
  printed: readonly PrintedLast[],
): readonly PrintedLast[] {
  const kept = Object.fromEntries(
    productNames.map((name) => {
      const forms: OptionForms = products[name];
      const usual: Values = usualOptions(name);
      const values = Object.entries(options[name] as Values).filter(
        ([key, value]) => forms[key]?.sort !== 'ids' && value !== usual[key] && isKept(value),
      );
      return [
        name,
        Object.fromEntries(values) as Readonly<Record<string, boolean | number | string>>,
      ] as const;
    }),
  );
  const others = printed.filter((one) => one.mission !== mission);
  return [{ mission, product, options: kept }, ...others].slice(0, MOST_KEPT);
}

function isKept(value: Values[string]): boolean {
  return typeof value !== 'string' || value.length <= LONGEST_TEXT;
}

/** A number that cannot be is still being written. */
export function isWhole({ product, options }: Wishes): boolean {
  const forms: OptionForms = products[product];
  const values = options[product] as Values;
  return Object.entries(forms).every(([key, form]) => form.sort === 'ids' || canBe(form, values[key]));
}
