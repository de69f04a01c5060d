import { kindOf } from '../../../family/zombicide/cards/held';
import { seedGenerator } from '../../../random/generator';
import { abominations, type Deck } from '../content';
import { gameOf, type UoaGame } from '../game';
import { mayAwaken } from '../mission/restrictions';
import type { SpawnToken } from '../mission-program';
import { MANY, type State } from '../numbers';
import { ABOMINATION, ACTIVE, ASIDE, INACTIVE, NONE, NOT_YET, UNSEEN, WAITING } from '../state';
import { undeadOrAlive } from '../system';
import type { Table } from '../table';
import { shuffleColours } from './mixes';
import { setUp } from './set-up';

/** Everything lies as the mission says; nobody has decided anything yet. The same seed is the same game. */
export function newGame(table: Table, seed: string): UoaGame {
  const game = gameOf(undeadOrAlive, table);
  seedStreams(game.state, seed);
  clearTable(game.state);
  makeDecks(game);
  layTokens(game);
  layObjectives(game);
  placeMachines(game);
  standPeople(game);
  standZombies(game);
  countOn(game);
  return game;
}

/** Puts what comes before the first round on the agenda, and the rounds after it. */
export function begin(game: UoaGame): void {
  setUp.begin(game);
}

const STREAMS = {
  setUpStream: 'set-up',
  diceStream: 'dice',
  spawnStream: 'spawn',
  equipmentStream: 'equipment',
  botStream: 'bot',
} as const;

/** Every sort of luck has a generator of its own, so that one die more does not change which cards come. */
function seedStreams(state: State, seed: string): void {
  for (const [stream, name] of Object.entries(STREAMS)) {
    Object.assign(state[stream as keyof typeof STREAMS], seedGenerator(`${seed}/${name}`));
  }
}

function clearTable(state: State): void {
  state.active = NONE;
  state.abomination = NONE;
  state.noiseZone = NONE;
  state.noiseAside = NONE;
  state.taunter = NONE;
  const { vadeRetro, identity, place, leader, slots, aboard, displaced, carrier } = state;
  for (const cells of [vadeRetro, identity, place, leader, slots, aboard, displaced, carrier])
    cells.fill(NONE);
}

/** Four decks, each shuffled. */
function makeDecks(game: UoaGame): void {
  const { table, state, piles } = game;
  for (let card = 0; card < table.cards.length; card++) {
    const pile = pileOf(kindOf(game, card).deck);
    if (pile) piles[pile].put(card);
  }
  for (const card of table.zombieCards.keys()) piles.zombies.put(card);
  for (const card of abominations.keys()) piles.abominations.put(card);
  piles.equipment.shuffle(state.equipmentStream); // UOA-SETUP-09
  piles.bounty.shuffle(state.equipmentStream);
  piles.zombies.shuffle(state.spawnStream);
  piles.abominations.shuffle(state.spawnStream);
  layDecksAside(game);
}

/** The mission's own come out of the Equipment deck. */
function layDecksAside({ table, state, piles, decks }: UoaGame): void {
  for (const [number, deck] of decks.entries()) {
    for (const [id, count] of Object.entries(table.mission.decks[number]?.cards ?? {})) {
      const copies = [...table.cards.keys()].filter((card) => table.cards[card]?.kind.id === id);
      const there = copies.filter((card) => piles.equipment.includes(card)).slice(0, count);
      for (const card of there) if (piles.equipment.remove(card)) deck.put(card);
    }
    deck.shuffle(state.equipmentStream);
  }
}

/** Starting cards lie in the open until somebody has one. */
function pileOf(deck: Deck): 'equipment' | 'bounty' | undefined {
  return deck === 'equipment' || deck === 'bounty' ? deck : undefined;
}

function layTokens({ table, state }: UoaGame): void {
  for (const [token, laid] of table.mission.spawnTokens.entries()) {
    state.spawnZone.set(token, 0, laid.waiting ? NONE : laid.zone);
    state.spawnStatus.set(token, 0, firstStatus(laid));
  }
}

function firstStatus({ kind, asleep, waiting }: SpawnToken): number {
  if (waiting) return WAITING;
  if (kind === 'corpse-pile') return UNSEEN; // UOA-SETUP-18
  return asleep || kind === 'abomination' ? INACTIVE : ACTIVE; // UOA-SETUP-17
}

/** Those of one mix lie face down, and nobody knows which is which. */
function layObjectives(game: UoaGame): void {
  const { table, state } = game;
  for (const [objective, { zone, colour, waiting }] of table.mission.objectives.entries()) {
    state.objectiveZone.set(objective, 0, waiting ? ASIDE : zone);
    state.objectiveColour.set(objective, 0, colour);
  }
  shuffleColours(game, state.setUpStream); // UOA-OBJ-04
}

function placeMachines({ table, state }: UoaGame): void {
  for (const [machine, { zone }] of table.mission.machines.entries()) state.machineZone.set(machine, 0, zone);
}

function standZombies(game: UoaGame): void {
  const { table, state, piles } = game;
  for (const { zone, kind, count } of table.mission.zombies) {
    state.zombies.add(zone, kind, count); // UOA-SETUP-01
    if (kind === ABOMINATION) state.abomination = piles.abominations.draw();
  }
  if (state.abomination !== NONE) wake(game);
}

/** With an Abomination on the board its tokens are active from the start, but for those that the mission keeps asleep. */
function wake(game: UoaGame): void {
  const { spawnStatus } = game.state;
  for (const [token, { asleep }] of game.table.mission.spawnTokens.entries()) {
    if (spawnStatus.at(token) !== INACTIVE || asleep || !mayAwaken(game, token)) continue;
    spawnStatus.set(token, 0, ACTIVE); // UOA-ABOM-05
  }
}

/** Counters go on from where an earlier mission of a campaign has left them. */
function countOn({ table, state }: UoaGame): void {
  const [least, most] = MANY;
  for (const [counter, count] of Object.entries(table.carried?.counters ?? {})) {
    const number = table.mission.counters.indexOf(counter);
    if (number >= 0) state.counters.set(number, 0, Math.min(most, Math.max(least, count)));
  }
}

/**
 * Nobody is wounded, experienced or led. Companions who may be anybody are nobody yet, and where there are several
 * starting zones survivors are nowhere yet.
 */
function standPeople({ table, state }: UoaGame): void {
  const { posse, mission, sizes } = table;
  const [start = NONE, another] = mission.startZones;
  const only = another === undefined ? start : NONE;
  for (const survivor of posse.keys()) state.place.set(survivor, 0, only); // UOA-SETUP-14
  state.noiseZone = mission.noiseZone ?? only;
  for (const [survivor, person] of posse.entries()) state.identity.set(survivor, 0, person);
  for (const [index, { zone, survivor }] of mission.companions.entries()) {
    state.place.set(sizes.survivors + index, 0, zone);
    if (zone === NONE) state.fate.set(sizes.survivors + index, 0, NOT_YET);
    if (survivor !== undefined) state.identity.set(sizes.survivors + index, 0, survivor);
  }
}
