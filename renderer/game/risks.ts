import { type FreeAllowance, NONE, type Seen, systemIn } from '../../engine';
import type { Choice } from './choices';
import { cardsOf, personActing, pictureOf } from './picture';
import { type Possible, priceOf } from './possible';
import { spotOf } from './spots';

/** What somebody wants to be asked about before it is done. */
export type Risk =
  /** They may be hit, whatever else comes of it. */
  | { readonly sort: 'friends'; readonly choice: Choice; readonly survivors: readonly string[] }
  /** These weapons cannot be used after it. */
  | { readonly sort: 'ammunition'; readonly cards: readonly string[] }
  /** There is no other card of that kind in these hands. */
  | { readonly sort: 'last-card'; readonly card: string }
  /** Nothing can be done after it, and something that bites is there. */
  | { readonly sort: 'last-action'; readonly zone: string }
  /** So much is given up. */
  | { readonly sort: 'turn'; readonly actions: number; readonly free: readonly FreeAllowance[] };

export type RiskSort = Risk['sort'];

/** Of what can be done: whatever may hurt a friend, spends the last of something, or ends the turn too early. */
export function risksOf(possible: Possible, seen: Seen): readonly Risk[] {
  const all = possible.is === 'walk' ? [] : ofChoice(possible.choice, seen);
  return [...all, ...ofLastAction(possible, seen)];
}

function ofChoice(choice: Choice, seen: Seen): Risk[] {
  const { action, traits } = choice;
  const odds = systemIn(seen).advise.odds?.(seen, action);
  const friends = odds?.friends.people.map(({ survivor }) => survivor) ?? [];
  const risks: Risk[] = [];
  if (friends.length > 0) risks.push({ sort: 'friends', choice, survivors: friends });
  if (odds && odds.empties.length > 0) risks.push({ sort: 'ammunition', cards: odds.empties });
  const card = traits.usesUp === undefined ? undefined : action[traits.usesUp];
  if (card !== undefined && isLastOfKind(seen, String(card)))
    risks.push({ sort: 'last-card', card: String(card) });
  if (traits.endsTurn) {
    const [actions, free] = [personActing(seen)?.actionsLeft ?? 0, freeLeft(seen)];
    if (actions > 0 || free.length > 0) risks.push({ sort: 'turn', actions, free });
  }
  return risks;
}

/** Whoever does it holds no other card like it. */
function isLastOfKind(seen: Seen, id: string): boolean {
  const cards = cardsOf(seen);
  const kind = cards.card(cards.cardNumber(id))?.kind;
  const held = personActing(seen)?.slots ?? [];
  return held.filter((one) => one !== NONE && cards.card(one)?.kind === kind).length < 2;
}

function freeLeft(seen: Seen): readonly FreeAllowance[] {
  const all = systemIn(seen).advise.freeAllowances?.(seen, seen.acting) ?? [];
  return all.filter(({ left }) => left > 0);
}

/** Whoever strikes there with their last action does what can be done; whoever does anything else may regret it. */
function ofLastAction(possible: Possible, seen: Seen): Risk[] {
  const person = personActing(seen);
  if (!person || person.actionsLeft === 0 || seen.decision?.is.free !== 'turn') return [];
  if (possible.is === 'choice' && possible.choice.traits.role === 'attack') return [];
  if (priceOf(possible, seen) !== person.actionsLeft || freeLeft(seen).length > 0) return [];
  const zone = zoneAfter(possible, person.zone, seen);
  const id = seen.table.zones[zone]?.id;
  return id !== undefined && pictureOf(seen).hasTargets(zone) ? [{ sort: 'last-action', zone: id }] : [];
}

/** Where they stand then. */
export function zoneAfter(possible: Possible, from: number, seen: Seen): number {
  if (possible.is === 'walk') return possible.walk.zone;
  const { role } = possible.choice.traits;
  const goes = role === 'step' || role === 'way';
  return (goes ? spotOf(possible.choice, seen)?.zone : undefined) ?? from;
}
