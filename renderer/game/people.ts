import { NONE, type Observation, SLOTS } from '../../engine';

// People by their numbers, as the engine counts them: survivors first, companions after them.

export function personId(seen: Observation, actor: number): string {
  return seen.table.roster[seen.at('identity', actor)]?.id ?? '';
}

export function cardId(seen: Observation, card: number): string {
  return seen.table.cards[card]?.id ?? '';
}

/** The card in each slot of somebody, or none. */
export function slotsOf(seen: Observation, survivor: number): readonly number[] {
  return SLOTS.map((_, slot) => seen.at('slots', survivor, slot));
}

/** Whose cards are in sight as long as nobody asks for others: whoever acts, or is to act next. */
export function survivorInSight(seen: Observation): number {
  const { survivors } = seen.table.sizes;
  const about = [seen.acting, seen.about('one'), seen.value('active')];
  const acting = about.find((one) => one !== NONE && one < survivors);
  if (acting !== undefined) return acting;
  const all = Array.from({ length: survivors }, (_, survivor) => survivor);
  const isReady = (one: number) => seen.at('fate', one) === 0 && seen.at('activated', one) === 0;
  const isTheirs = (one: number) => seen.table.playerOf[one] === seen.decision?.player;
  return all.find((one) => isReady(one) && isTheirs(one)) ?? all.find(isReady) ?? 0;
}

export function personNumber(seen: Observation, id: string): number {
  const all = Array.from({ length: seen.table.sizes.actors }, (_, actor) => actor);
  return all.find((actor) => personId(seen, actor) === id) ?? NONE;
}
