import { crowdIn, playerFor } from '../../../family/zombicide/actors';
import { freeSlotFor, kindOf } from '../../../family/zombicide/cards/held';
import { cardName, survivorName, zoneName } from '../../../family/zombicide/names';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import { startZones } from '../board/now';
import type { UoaGame } from '../game';
import { isYetToBeDealt } from '../mission/yet-to-be-dealt';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';

/** Who a companion is: anybody of its class who is not in the game yet. */
export const chooseCompanion = decision<UoaGame, 'companion'>('choose-companion', ['companion'], {
  is: { isForPlayers: true },
  decider: (game) => game.state.firstPlayer,
  options(game, { companion }, list) {
    const { roster, mission, sizes } = game.table;
    const wanted = mission.companions[companion - sizes.survivors]?.class;
    for (const [person, { class: ofClass }] of roster.entries()) {
      const fits = wanted === undefined || ofClass === wanted;
      if (fits && !isInGame(game, person) && leavesEnough(game, companion, person)) {
        list.add(DO.companion, person);
      }
    }
  },
  choose(game, { companion }, { a: person }) {
    game.state.identity.set(companion, 0, person);
    game.events?.push({
      type: 'companion',
      rules: [...because['companions-at-set-up'], ...ifChosen(game, because['several-may-be-first'])],
      survivor: survivorName(game, companion),
      ...whereItStands(game, companion),
    });
  },
});

/** Whoever waits aside is nowhere yet, nor is who is to be dealt out. */
function whereItStands(game: UoaGame, companion: number): { zone?: string } {
  const zone = game.state.place.at(companion);
  return zone === NONE || isYetToBeDealt(game, companion) ? {} : { zone: zoneName(game, zone) };
}

function isInGame(game: UoaGame, person: number): boolean {
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (game.state.identity.at(actor) === person) return true;
  }
  return false;
}

/** A companion who may be anybody must not take the last one of a class that another needs. */
function leavesEnough(game: UoaGame, companion: number, person: number): boolean {
  const { roster, mission, sizes } = game.table;
  const ofClass = roster[person]?.class;
  let needed = 0;
  for (const [index, other] of mission.companions.entries()) {
    const actor = sizes.survivors + index;
    if (actor !== companion && other.class === ofClass && game.state.identity.at(actor) === NONE) needed += 1;
  }
  const left = roster.filter((one, number) => one.class === ofClass && !isInGame(game, number)).length;
  return left > needed;
}

/** One weapon of the favourite type; whoever likes any chooses among all. */
export const startWith = decision<UoaGame, 'survivor'>('start-with', ['survivor'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor }, list) {
    const favourite = game.table.roster[game.state.identity.at(survivor)]?.favourite;
    for (let card = survivor; card < game.table.boxCards; card++) {
      const kind = kindOf(game, card);
      // There is one of each for every survivor: the first of each for the first.
      if (kind.deck !== 'starting' || copyOf(game, card) !== survivor) continue;
      if (favourite === 'any' || kind.type === favourite) list.add(DO['start-with'], card); // UOA-SETUP-11
    }
  },
  choose: (game, { survivor }, { a: card }) => startingSlot.begin(game, survivor, card),
});

/** How many cards of its kind come before a card: they lie one after the other. */
function copyOf(game: UoaGame, card: number): number {
  let before = 0;
  while (before < card && kindOf(game, card - before - 1) === kindOf(game, card)) before += 1;
  return before;
}

/** The hands, and the place of the favourite weapon: not the backpack. */
const STARTING_PLACES = [0, 1] as const;

/** In hand, or where the favourite weapon goes. */
export const startingSlot = decision<UoaGame, 'survivor' | 'card'>('starting-slot', ['survivor', 'card'], {
  is: { card: 'only-placed', isForPlayers: true },
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, card }, list) {
    for (const group of STARTING_PLACES) {
      const slot = freeSlotFor(game, survivor, card, group);
      if (slot !== NONE) list.add(DO.place, card, survivor, slot);
    }
  },
  choose(game, { survivor, card }, { c: slot }) {
    game.state.slots.set(survivor, slot, card);
    game.events?.push({
      type: 'starting-weapon',
      rules: because['starting-weapon'],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
      slot: SLOTS[slot] ?? '',
    });
  },
});

export const startIn = decision<UoaGame, 'survivor'>('start-in', ['survivor'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, _, list) {
    const { spreadsSurvivors } = game.table.mission;
    const starts = startZones(game);
    const fewest = Math.min(...starts.map((zone) => crowdIn(game, zone)));
    for (const zone of starts) {
      if (!spreadsSurvivors || crowdIn(game, zone) === fewest) list.add(DO['start-in'], zone); // UOA-MISSION-M7-03
    }
  },
  choose(game, { survivor }, { a: zone }) {
    game.state.place.set(survivor, 0, zone);
    game.events?.push({
      type: 'started',
      rules: [...because['starting-zone'], ...ifChosen(game, because['several-starting-zones'])],
      survivor: survivorName(game, survivor),
      zone: zoneName(game, zone),
    });
  },
});

/** The noise token lies where the mission says, else where survivors start. */
export const placeNoise = decision<UoaGame>('noise-starts-in', [], {
  decider: (game) => game.state.firstPlayer,
  options(game, _, list) {
    const { noiseZone } = game.table.mission;
    const isThere = noiseZone !== undefined && game.board.distance(noiseZone, noiseZone) === 0;
    for (const zone of isThere ? [noiseZone] : startZones(game)) list.add(DO['noise-to'], zone);
  },
  choose(game, _, { a: zone }) {
    game.state.noiseZone = zone;
    game.events?.push({
      type: 'noise-laid',
      rules: [...because['starting-zone'], ...ifChosen(game, because['several-starting-zones'])],
      zone: zoneName(game, zone),
    });
  },
});

export const chooseFirstPlayer = decision<UoaGame>('choose-first-player', [], {
  decider: (game) => game.state.firstPlayer,
  options(game, _, list) {
    for (let player = 0; player < game.table.players; player++) list.add(DO['first-player'], player);
  },
  choose(game, _, { a: player }) {
    game.state.firstPlayer = player;
    game.events?.push({
      type: 'first-player',
      rules: [...because['first-player-at-set-up'], ...ifChosen(game, because['several-may-be-first'])],
      player,
    });
  },
});

/** Where there was one way only, nobody has chosen anything. */
function ifChosen(game: UoaGame, rules: readonly string[]): readonly string[] {
  return game.offered.length > 1 ? rules : [];
}
