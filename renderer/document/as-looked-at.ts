import { type Draft, original, produce } from 'immer';
import type { Mission, Variant } from '../../schemas';
import type { Recipe } from './history';

/**
 * A mission as it is looked at with one of its variants: what only the variant has is a piece like any other, and what it leaves
 * out has changed places with that, so that whatever looks after all pieces, those of variants too, still finds all of them.
 * Its optional rules are those of the variant. Goals and rules stay where they are: whoever speaks of them says whose they are.
 */
export function asLookedAt(mission: Mission, id: string | undefined): Mission {
  const variant = variantOf(mission, id);
  if (!variant || isTheSame(mission, variant)) return mission;
  const known = kept.get(mission)?.get(variant.id);
  if (known) return known;
  const { tokens, aside, variants } = exchanged(mission, variant);
  const seen: Mission = {
    ...mission,
    ...given('tokens', tokens),
    ...given('aside', aside),
    ...(variant.options && { options: { ...mission.options, ...variant.options } }),
    variants,
  };
  const all = kept.get(mission) ?? new Map<string, Mission>();
  kept.set(mission, all.set(variant.id, seen));
  return seen;
}

export function variantOf({ variants = [] }: Mission, id: string | undefined): Variant | undefined {
  return id === undefined ? undefined : variants.find((variant) => variant.id === id);
}

/**
 * The same change made where it belongs: what is new comes into the variant, what has come to the tokens of the variant is left
 * out by it, and everything else changes where it is.
 */
export function writtenWith(recipe: Recipe<Mission>, id: string | undefined): Recipe<Mission> {
  if (id === undefined) return recipe;
  return (draft) => {
    const whole = original<object>(draft) as Mission;
    const before = asLookedAt(whole, id);
    become(draft, writtenBack(whole, produce(before, recipe), id));
  };
}

/** A draft that nothing was done to turns into another mission; what both have in common stays the very same. */
export function become(draft: Draft<Mission>, after: Mission): void {
  const whole = original<object>(draft) as Mission;
  for (const key of Object.keys({ ...whole, ...after })) {
    const value = after[key as keyof Mission];
    if (value === undefined) Reflect.deleteProperty(draft, key);
    else if (value !== whole[key as keyof Mission]) Object.assign(draft, { [key]: value });
  }
}

/** The mission that is seen like this. */
export function writtenBack(whole: Mission, after: Mission, id: string): Mission {
  const before = asLookedAt(whole, id);
  const variant = variantOf(whole, id);
  if (!variant || after === before) return variant ? whole : after;
  const { tokens: _tokens, aside: _aside, options: _options, variants: _variants, ...rest } = after;
  const options = { ...rest, ...given('options', whole.options) };
  if (EXCHANGED.every((key) => after[key] === before[key])) {
    const { tokens, aside, variants } = whole;
    return {
      ...options,
      ...given('tokens', tokens),
      ...given('aside', aside),
      ...given('variants', variants),
    };
  }
  const changed = variantOf(after, id);
  const tokens = partedAgain(whole.tokens, after.tokens, changed?.tokens);
  const aside = partedAgain(whole.aside, after.aside, changed?.aside);
  const absent = [...(changed?.tokens ?? []), ...(changed?.aside ?? [])];
  const variants = after.variants?.map((each) =>
    each === changed
      ? withOptions(
          withOwn(each, { tokens: tokens.own, aside: aside.own }, withoutAgain(variant, each, absent)),
          ownOptions(whole, variant, before, after),
        )
      : each,
  );
  return {
    ...options,
    ...given('tokens', tokens.ofAll),
    ...given('aside', aside.ofAll),
    ...given('variants', variants),
  };
}

const EXCHANGED = ['tokens', 'aside', 'options', 'variants'] as const;

/** What all have, and what is left of the rest for the variant alone. */
function partedAgain<Piece extends Named>(
  whole: Piece[] | undefined,
  seen: readonly Piece[] = [],
  absent: readonly Piece[] = [],
): { readonly ofAll: Piece[] | undefined; readonly own: Piece[] } {
  const known = new Set(whole?.map(({ id }) => id));
  const there = seen.filter(({ id }) => known.has(id));
  const ofAll = woven(whole ?? [], there, absent);
  return {
    ofAll: ofAll.length > 0 || whole ? ofAll : undefined,
    own: seen.filter(({ id }) => !known.has(id)),
  };
}

/** Optional rules that are settled with a variant are settled for that alone; one that is as for all is nothing of its own. */
function ownOptions(whole: Mission, { options = {} }: Variant, before: Mission, after: Mission): Options {
  const own = { ...options };
  for (const key of Object.keys({ ...before.options, ...after.options })) {
    const isOn = after.options?.[key] ?? false;
    if (isOn === (before.options?.[key] ?? false)) continue;
    if (isOn === (whole.options?.[key] ?? false)) Reflect.deleteProperty(own, key);
    else own[key] = isOn;
  }
  return own;
}

type Options = NonNullable<Mission['options']>;

function withOptions({ options: _, ...variant }: Variant, options: Options): Variant {
  return Object.keys(options).length > 0 ? { ...variant, options } : variant;
}

function isTheSame({ tokens = [], aside = [] }: Mission, variant: Variant): boolean {
  const { tokens: own = [], aside: beside = [], options = {}, without = [] } = variant;
  if (own.length + beside.length + Object.keys(options).length > 0) return false;
  return ![...tokens, ...aside].some(({ id }) => without.includes(id));
}

const kept = new WeakMap<Mission, Map<string, Mission>>();

type Exchanged = Pick<Mission, 'tokens' | 'aside'> & Required<Pick<Mission, 'variants'>>;

const exchanges = new WeakMap<
  object,
  { readonly of: Pick<Mission, 'tokens' | 'aside'>; readonly made: Exchanged }
>();

/** What changed elsewhere in the mission leaves the lists the very same. */
function exchanged({ tokens, aside, variants = [] }: Mission, variant: Variant): Exchanged {
  const known = exchanges.get(variant);
  const others = known?.made.variants;
  const isKnown =
    known?.of.tokens === tokens &&
    known?.of.aside === aside &&
    others?.length === variants.length &&
    variants.every((each, index) => each === variant || each === others[index]);
  if (known && isKnown) return known.made;
  const without = new Set(variant.without);
  const onBoard = parted(tokens, variant.tokens, without);
  const beside = parted(aside, variant.aside, without);
  const absent = { tokens: onBoard.absent, aside: beside.absent };
  const gone = new Set([...absent.tokens, ...absent.aside].map(({ id }) => id));
  const rest = (variant.without ?? []).filter((id) => !gone.has(id));
  const made = {
    ...given('tokens', onBoard.there),
    ...given('aside', beside.there),
    variants: variants.map((each) => (each === variant ? withOwn(each, absent, rest) : each)),
  };
  exchanges.set(variant, { of: { ...given('tokens', tokens), ...given('aside', aside) }, made });
  return made;
}

interface Named {
  readonly id: string;
}

/** What is there with a variant, and what is not. */
function parted<Piece extends Named>(
  ofAll: Piece[] | undefined,
  own: readonly Piece[] = [],
  without: ReadonlySet<string>,
): { readonly there: Piece[] | undefined; readonly absent: Piece[] } {
  const absent = (ofAll ?? []).filter(({ id }) => without.has(id));
  if (absent.length + own.length === 0) return { there: ofAll, absent };
  return { there: [...(ofAll ?? []).filter(({ id }) => !without.has(id)), ...own], absent };
}

function withOwn(
  { tokens: _tokens, aside: _aside, without: _without, ...variant }: Variant,
  { tokens, aside }: Required<Pick<Variant, 'tokens' | 'aside'>>,
  without: string[],
): Variant {
  return {
    ...variant,
    ...(tokens.length > 0 && { tokens }),
    ...(aside.length > 0 && { aside }),
    ...(without.length > 0 && { without }),
  };
}

/** In the order in which it was, and what is new at the end. */
function withoutAgain({ without = [] }: Variant, changed: Variant, absent: readonly Named[]): string[] {
  const all = new Set([...(changed.without ?? []), ...absent.map(({ id }) => id)]);
  const before = without.filter((id) => all.has(id));
  return [...new Set([...before, ...all])];
}

/** Those that are seen, in their order, and between them those that are not, each after what it came after before. */
function woven<Piece extends Named>(
  before: readonly Piece[],
  seen: readonly Piece[],
  absent: readonly Piece[],
): Piece[] {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const at = ({ id }: Named) => place.get(id) ?? before.length;
  const after = [...seen];
  for (const piece of [...absent].sort((one, other) => at(one) - at(other))) {
    const next = after.findIndex((each) => at(each) > at(piece));
    after.splice(next < 0 ? after.length : next, 0, piece);
  }
  return after;
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
