import type { AsideCompanion, Carried, Class, TokenCompanion } from '../../../../schemas';
import type { StartOptions } from '../../../game/maker';
import { nextBelow, seedGenerator } from '../../../random/generator';
import { limits, survivors as roster } from '../content';
import type { CompanionToken } from '../mission-program';
import { type OptionalRules, optionalRules } from '../options';
import { type Prepared, refuse } from '../problems';
import { NONE } from '../state';
import { carriedMistake } from './carried';

/** Who plays along, by their numbers in the roster, and which player runs each of them. */
export interface Posse {
  readonly posse: readonly number[];
  readonly players: number;
  readonly playerOf: readonly number[];
  /** What they have settled. */
  readonly optional: OptionalRules;
  readonly carried: Carried | undefined;
}

export function howMany({ people, count }: StartOptions): number {
  return people?.length ?? count ?? limits.survivors.usual; // UOA-SETUP-05
}

/** Companions by the zone and by what the mission says about who they are; those who wait aside come last. */
export function companionTokens(
  tokens: readonly (TokenCompanion & { readonly zone: number })[],
  aside: readonly AsideCompanion[],
): Prepared<CompanionToken[]> {
  const companions: CompanionToken[] = [];
  const waiting = aside.map((one) => ({ ...one, zone: NONE, led: false }));
  for (const { id, zone, class: ofClass, survivor, group, led = false } of [...tokens, ...waiting]) {
    const number = survivor === undefined ? undefined : numberOf(survivor);
    if (number === NOBODY) return refuse('unknown-survivor', { survivor: survivor ?? '' });
    companions.push({ id, zone, class: ofClass, survivor: number, group, led });
  }
  return companions;
}

export function choosePosse(
  options: StartOptions,
  forbidden: readonly Class[],
  companions: readonly CompanionToken[],
): Prepared<Posse> {
  const wanted = howMany(options);
  if (!Number.isInteger(wanted)) return refuse('too-few-survivors', { wanted, there: 0 });
  if (wanted > limits.survivors.most) {
    return refuse('too-many-survivors', { wanted, most: limits.survivors.most });
  }
  const named = options.people
    ? namedPosse(options.people, forbidden)
    : drawnPosse(options.seed, wanted, forbidden, companions);
  if ('problem' in named) return named;
  const taken = new Set(named);
  for (const { survivor } of companions) {
    if (survivor === undefined) continue;
    if (taken.has(survivor)) return refuse('survivor-twice', { survivor: roster[survivor]?.id ?? '' });
    taken.add(survivor); // UOA-COMPONENTS-05
  }
  const lonely = unfilled(companions, taken);
  if (lonely) return refuse('nobody-for-companion', { piece: lonely.id });
  return sharedOut(named, options);
}

const NOBODY = -1;

/** Files name people by their id, or as they are called on their cards. */
function numberOf(survivor: string): number {
  return roster.findIndex(({ id, name }) => id === survivor || name === survivor);
}

function isAllowed(person: number, forbidden: readonly Class[]): boolean {
  const ofClass = roster[person]?.class;
  return ofClass !== undefined && !forbidden.includes(ofClass); // UOA-SETUP-07
}

function namedPosse(names: readonly string[], forbidden: readonly Class[]): Prepared<number[]> {
  if (names.length < limits.survivors.fewest) return refuse('too-few-survivors', { wanted: 0, there: 0 });
  const posse: number[] = [];
  for (const survivor of names) {
    const person = numberOf(survivor);
    if (person === NOBODY) return refuse('unknown-survivor', { survivor });
    if (posse.includes(person)) return refuse('survivor-twice', { survivor });
    if (!isAllowed(person, forbidden)) {
      return refuse('class-not-allowed', { survivor, class: roster[person]?.class ?? '' });
    }
    posse.push(person);
  }
  return posse;
}

/** Drawn by the seed, so that the same seed is the same game; whoever the companions need is left for them. */
function drawnPosse(
  seed: string,
  wanted: number,
  forbidden: readonly Class[],
  companions: readonly CompanionToken[],
): Prepared<number[]> {
  const candidates = roster.map((_, person) => person).filter((person) => isAllowed(person, forbidden));
  const posse: number[] = [];
  const taken = new Set(companions.flatMap(({ survivor }) => survivor ?? []));
  const luck = seedGenerator(`${seed}/posse`);
  while (posse.length < wanted && candidates.length > 0) {
    const [person = NOBODY] = candidates.splice(nextBelow(luck, candidates.length), 1);
    if (taken.has(person)) continue;
    taken.add(person);
    if (unfilled(companions, taken)) taken.delete(person);
    else posse.push(person);
  }
  const there = posse.length;
  return there < wanted || there === 0 ? refuse('too-few-survivors', { wanted, there }) : posse;
}

/** A companion for whom nobody is left. Those of a class are served first: the others take whoever comes. */
function unfilled(
  companions: readonly CompanionToken[],
  taken: ReadonlySet<number>,
): CompanionToken | undefined {
  const open = companions.filter(({ survivor }) => survivor === undefined);
  if (open.length === 0) return undefined;
  const free = new Set(roster.map((_, person) => person).filter((person) => !taken.has(person)));
  const choosy = open.filter((companion) => companion.class !== undefined);
  const others = open.filter((companion) => companion.class === undefined);
  return [...choosy, ...others].find((companion) => {
    const found = [...free].find(
      (person) => companion.class === undefined || roster[person]?.class === companion.class,
    );
    if (found !== undefined) free.delete(found);
    return found === undefined;
  });
}

/** Dealt out in turn, if nothing else is said. */
function sharedOut(
  posse: readonly number[],
  { players = 1, playerOf, options, carried }: StartOptions,
): Prepared<Posse> {
  const shares = playerOf ?? posse.map((_, survivor) => survivor % Math.max(1, players)); // UOA-SETUP-04
  const isFair =
    Number.isInteger(players) &&
    players >= 1 &&
    shares.length === posse.length &&
    shares.every((player) => Number.isInteger(player) && player >= 0 && player < players) &&
    new Set(shares).size === players;
  if (!isFair) return refuse('bad-sharing', { players, survivors: posse.length });
  const nothing = carried && carriedMistake(carried);
  if (nothing) return nothing;
  return { posse, players, playerOf: shares, optional: optionalRules((rule) => options?.[rule]), carried };
}
