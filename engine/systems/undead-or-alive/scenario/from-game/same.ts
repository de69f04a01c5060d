import { act } from '../../../../family/zombicide/turns/turn';
import { topOf } from '../../../../game/kernel';
import type { Pile } from '../../../../game/piles';
import type { UoaGame } from '../../game';
import { NONE, REMOVED, SLOTS } from '../../state';

/** Which card of one game is which of another, by their numbers. */
export type Copies = ReadonlyMap<number, number>;

/** Whatever of the state is the same number in both, wherever a game stands. */
const VALUES = [
  'outcome',
  'round',
  'configuration',
  'changing',
  'trainDrives',
  'firstPlayer',
  'player',
  'active',
  'actionsLeft',
  'noiseZone',
  'boom',
  'abomination',
  'inAction',
  'justLearntCount',
  'charging',
  'taunter',
  'slipping',
  'weaponsWon',
  'reserveWon',
] as const;

const TABLES = [
  'zombies',
  'awake',
  'adrenaline',
  'level',
  'skills',
  'chosen',
  'activated',
  'actionsToCome',
  'searched',
  'timesUsed',
  'vadeRetro',
  'spawnStatus',
  'objectiveZone',
  'objectiveSeen',
  'objectiveColour',
  'loaded',
  'goalReached',
  'ruleApplied',
  'counters',
  'machineZone',
  'machineOut',
  'aboard',
] as const;

/** A turn begins with these anew. */
const TABLES_OF_TURN = ['freeUsed', 'inARow', 'refused', 'deeds'] as const;

/**
 * Whether two games on boards of their own stand alike at a decision of the players' phase, but for luck to come and
 * for what is over: then the cards of one by those of the other.
 */
export function copiesIfSame(one: UoaGame, other: UoaGame): Copies | undefined {
  if (topOf(one) !== topOf(other) || !isSameTable(one, other)) return undefined;
  const isTurn = topOf(one) === act;
  const tables = isTurn ? [...TABLES, ...TABLES_OF_TURN] : TABLES;
  if (VALUES.some((name) => one.state[name] !== other.state[name])) return undefined;
  const isSame = tables.every((name) => {
    const cells = other.state[name].toArray();
    return one.state[name].toArray().every((value, row) => cells[row] === value);
  });
  return isSame && isRepeatedAlike(one, other) && arePeopleSame(one, other) && areSpawnTokensSame(one, other)
    ? copiesOf(one, other)
    : undefined;
}

function isSameTable({ table: one }: UoaGame, { table: other }: UoaGame): boolean {
  const sizes = Object.entries(one.sizes);
  if (sizes.some(([name, size]) => other.sizes[name as keyof typeof other.sizes] !== size)) return false;
  return (
    one.zones.every(({ id }, zone) => other.zones[zone]?.id === id) &&
    one.mission.miniatures.join() === other.mission.miniatures.join()
  );
}

function arePeopleSame(one: UoaGame, other: UoaGame): boolean {
  for (let actor = 0; actor < one.table.sizes.actors; actor++) {
    // Companions may be listed in another order.
    const twin = other.state.identity.toArray().indexOf(one.state.identity.at(actor));
    if (twin < 0) return false;
    for (const name of ['fate', 'wayOut', 'wounds', 'leader', 'place'] as const) {
      if (one.state[name].at(actor) !== other.state[name].at(twin)) return false;
    }
  }
  for (let objective = 0; objective < one.table.sizes.objectives; objective++) {
    const [carrier, twin] = [one.state.carrier.at(objective), other.state.carrier.at(objective)];
    const isSame = carrier < 0 ? carrier === twin : who(one, carrier) === who(other, twin);
    if (!isSame) return false;
  }
  return true;
}

function who({ state }: UoaGame, actor: number): number {
  return actor < 0 ? NONE : state.identity.at(actor);
}

/** Of rules that apply once for each survivor, round or turn: for whom, and when, they have. */
function isRepeatedAlike(one: UoaGame, other: UoaGame): boolean {
  return one.table.mission.rules.every((rule, number) => {
    const once = 'do' in rule ? rule.once : undefined;
    if (once === undefined || once === true) return true;
    const name = once === 'each-survivor' ? 'ruleAppliedFor' : 'ruleAppliedIn';
    const [cells, others] = [one.state[name], other.state[name]];
    return Array.from({ length: cells.columns }, (_, column) => column).every(
      (column) => cells.at(number, column) === others.at(number, column),
    );
  });
}

/** What was taken off the board lies nowhere. */
function areSpawnTokensSame(one: UoaGame, other: UoaGame): boolean {
  const zones = other.state.spawnZone.toArray();
  return one.state.spawnZone
    .toArray()
    .every((zone, token) => zone === zones[token] || one.state.spawnStatus.at(token) === REMOVED);
}

const OPEN_PILES = ['equipment', 'equipmentDiscards', 'bounty', 'reserve'] as const;
const ZOMBIE_PILES = ['zombies', 'zombieDiscards', 'abominations'] as const;

function copiesOf(one: UoaGame, other: UoaGame): Copies | undefined {
  const copies = new Map<number, number>();
  let isSame = true;
  const match = (card: number, twin: number) => {
    if (card === NONE || twin === NONE) isSame &&= card === twin;
    else if (one.table.cards[card]?.kind !== other.table.cards[twin]?.kind) isSame = false;
    else if (one.state.emptied.at(card) !== other.state.emptied.at(twin)) isSame = false;
    else copies.set(card, twin);
  };
  for (let survivor = 0; survivor < one.table.sizes.survivors; survivor++) {
    for (let slot = 0; slot < SLOTS.length; slot++) {
      match(one.state.slots.at(survivor, slot), other.state.slots.at(survivor, slot));
    }
  }
  for (const name of OPEN_PILES) {
    const [cards, twins] = [listed(one.piles[name]), listed(other.piles[name])];
    isSame &&= cards.length === twins.length;
    for (const [index, card] of cards.entries()) match(card, twins[index] ?? NONE);
  }
  for (const [number, deck] of one.decks.entries()) {
    const [cards, twins] = [listed(deck), listed(other.decks[number])];
    isSame &&= cards.length === twins.length;
    for (const [index, card] of cards.entries()) match(card, twins[index] ?? NONE);
  }
  for (const name of ZOMBIE_PILES) {
    isSame &&= listed(one.piles[name]).join() === listed(other.piles[name]).join();
  }
  return isSame ? copies : undefined;
}

function listed(pile: Pile | undefined): number[] {
  if (!pile) return [];
  return Array.from({ length: pile.size }, (_, index) => pile.card(index));
}
