import { original, produce } from 'immer';
import type { Mission, Token, Variant } from '../../schemas';
import type { Recipe } from './history';

/**
 * A mission as it is looked at with one of its variants: what only the variant has is a token like any other, and what it leaves
 * out has changed places with that, so that whatever looks after all tokens, those of variants too, still finds all of them.
 * Goals and rules stay where they are: whoever speaks of them says whose they are.
 */
export function asLookedAt(mission: Mission, id: string | undefined): Mission {
  const variant = variantOf(mission, id);
  if (!variant || isTheSame(mission, variant)) return mission;
  const known = kept.get(mission)?.get(variant.id);
  if (known) return known;
  const { tokens, variants } = exchanged(mission, variant);
  const seen: Mission = { ...mission, tokens, variants };
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
    const after = writtenBack(whole, produce(before, recipe), id);
    for (const key of Object.keys({ ...whole, ...after })) {
      const value = after[key as keyof Mission];
      if (value === undefined) Reflect.deleteProperty(draft, key);
      else if (value !== whole[key as keyof Mission]) Object.assign(draft, { [key]: value });
    }
  };
}

/** The mission that is seen like this. */
export function writtenBack(whole: Mission, after: Mission, id: string): Mission {
  const before = asLookedAt(whole, id);
  const variant = variantOf(whole, id);
  if (!variant || after === before) return variant ? whole : after;
  const { tokens: _tokens, variants: _variants, ...rest } = after;
  if (after.tokens === before.tokens && after.variants === before.variants) {
    return { ...rest, ...given('tokens', whole.tokens), ...given('variants', whole.variants) };
  }
  const ofAll = new Set((whole.tokens ?? []).map((token) => token.id));
  const seen = after.tokens ?? [];
  const changed = variantOf(after, id);
  const absent = changed?.tokens ?? [];
  const tokens = woven(
    whole.tokens ?? [],
    seen.filter((token) => ofAll.has(token.id)),
    absent,
  );
  const own = seen.filter((token) => !ofAll.has(token.id));
  const variants = after.variants?.map((each) =>
    each === changed ? withOwn(each, own, withoutAgain(variant, each, absent)) : each,
  );
  const hasTokens = tokens.length > 0 || whole.tokens !== undefined;
  return { ...rest, ...(hasTokens && { tokens }), ...given('variants', variants) };
}

function isTheSame({ tokens = [] }: Mission, variant: Variant): boolean {
  return !variant.tokens?.length && !tokens.some(({ id }) => variant.without?.includes(id));
}

const kept = new WeakMap<Mission, Map<string, Mission>>();

type Exchanged = Required<Pick<Mission, 'tokens' | 'variants'>>;

const exchanges = new WeakMap<object, { readonly of: readonly Token[]; readonly made: Exchanged }>();
const NO_TOKENS: readonly Token[] = [];

/** What changed elsewhere in the mission leaves both lists the very same. */
function exchanged({ tokens = NO_TOKENS as Token[], variants = [] }: Mission, variant: Variant): Exchanged {
  const known = exchanges.get(variant);
  const others = known?.made.variants;
  const isKnown =
    known?.of === tokens &&
    others?.length === variants.length &&
    variants.every((each, index) => each === variant || each === others[index]);
  if (known && isKnown) return known.made;
  const without = new Set(variant.without);
  const absent = tokens.filter(({ id }) => without.has(id));
  const gone = new Set(absent.map(({ id }) => id));
  const rest = (variant.without ?? []).filter((id) => !gone.has(id));
  const made = {
    tokens: [...tokens.filter(({ id }) => !gone.has(id)), ...(variant.tokens ?? [])],
    variants: variants.map((each) => (each === variant ? withOwn(each, absent, rest) : each)),
  };
  exchanges.set(variant, { of: tokens, made });
  return made;
}

function withOwn(
  { tokens: _tokens, without: _without, ...variant }: Variant,
  tokens: Token[],
  without: string[],
): Variant {
  return { ...variant, ...(tokens.length > 0 && { tokens }), ...(without.length > 0 && { without }) };
}

/** In the order in which it was, and what is new at the end. */
function withoutAgain({ without = [] }: Variant, changed: Variant, absent: readonly Token[]): string[] {
  const all = new Set([...(changed.without ?? []), ...absent.map(({ id }) => id)]);
  const before = without.filter((id) => all.has(id));
  return [...new Set([...before, ...all])];
}

/** Those that are seen, in their order, and between them those that are not, each after what it came after before. */
function woven(before: readonly Token[], seen: readonly Token[], absent: readonly Token[]): Token[] {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const at = ({ id }: Token) => place.get(id) ?? before.length;
  const after = [...seen];
  for (const token of [...absent].sort((one, other) => at(one) - at(other))) {
    const next = after.findIndex((each) => at(each) > at(token));
    after.splice(next < 0 ? after.length : next, 0, token);
  }
  return after;
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
