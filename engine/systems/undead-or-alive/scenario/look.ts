import type {
  ExpectedMachine,
  ExpectedObjective,
  ExpectedPile,
  ExpectedSpawn,
  ExpectedSurvivor,
  ExpectedZombies,
} from '../../../../schemas';
import { isCompanion } from '../../../family/zombicide/actors';
import { zombiesOf, zombiesOnBoard } from '../../../family/zombicide/horde';
import { cardName, skillName, survivorName, zoneName } from '../../../family/zombicide/names';
import type { ScenarioFinding } from '../../../game/finding';
import type { Looks } from '../../../game/stage';
import { matches } from '../../../scenario/patterns';
import { abominations, LEVELS, ZOMBIES } from '../content';
import type { UoaGame } from '../game';
import { colourName, machineName } from '../names';
import { zombieCardName } from '../spawning/zombie-cards';
import { FATES, NONE, SLOTS, SPAWN_STATUSES } from '../state';

type Found = object | ScenarioFinding['code'];

/** How things are, in the words in which a situation asks for them. */
const looking: { readonly [What in keyof Looks]: (game: UoaGame, asked: Looks[What]) => Found } = {
  survivor: lookAtSurvivor,
  zombies: lookAtZombies,
  noise: (game) => ({ at: placeName(game, game.state.noiseZone), boom: game.state.boom === 1 }),
  spawn: lookAtSpawnToken,
  objective: lookAtObjective,
  machine: lookAtMachine,
  cards: lookAtPile,
};

export const looks = Object.keys(looking) as readonly (keyof Looks)[];

export function look<What extends keyof Looks>(game: UoaGame, what: What, asked: Looks[What]): Found {
  return looking[what](game, asked);
}

function placeName(game: UoaGame, zone: number): string | null {
  return zone < 0 ? null : zoneName(game, zone);
}

function lookAtSurvivor(game: UoaGame, { who, skills = [], emptied = [] }: ExpectedSurvivor) {
  const { state, table } = game;
  const actor = table.roster.findIndex(({ id }) => id === who);
  const number = [...Array(table.sizes.actors).keys()].find((each) => state.identity.at(each) === actor);
  if (actor === NONE || number === undefined) return 'unknown-survivor';
  const leader = state.leader.at(number);
  const body = {
    who,
    at: placeName(game, state.place.at(number)),
    fate: FATES[state.fate.at(number)],
    wounds: state.wounds.at(number),
    leader: leader === NONE ? null : survivorName(game, leader),
  };
  if (isCompanion(game, number)) return body;
  const slots = SLOTS.map((name, slot) => [name, state.slots.at(number, slot)] as const);
  return {
    ...body,
    adrenaline: state.adrenaline.at(number),
    level: LEVELS[state.level.at(number)],
    skills: inAskedOrder(skillsOf(game, number), skills),
    aboard: state.aboard.at(number) === NONE ? null : machineName(game, state.aboard.at(number)),
    actions: state.active === number ? state.actionsLeft : 0,
    searched: state.searched.at(number) === 1,
    activated: state.activated.at(number) === 1,
    cards: Object.fromEntries(
      slots.map(([name, card]) => [name, card === NONE ? null : cardName(game, card)]),
    ),
    emptied: inAskedOrder(
      slots.filter(([, card]) => card !== NONE && state.emptied.at(card) === 1).map(([name]) => name),
      emptied,
    ),
  };
}

function skillsOf(game: UoaGame, survivor: number): string[] {
  return game.table.skills.flatMap((_, skill) =>
    Array<string>(game.state.skills.at(survivor, skill)).fill(skillName(game, skill)),
  );
}

function lookAtZombies(game: UoaGame, { at }: ExpectedZombies) {
  const zone = at === undefined ? NONE : zoneOf(game, at);
  if (zone === undefined) return 'unknown-zone';
  const { kinds, likes } = game.table;
  const counts = kinds.map((_, kind) =>
    zone === NONE ? zombiesOnBoard(game, kind) : zombiesOf(game, zone, kind),
  );
  const named = (isMeant: (kind: number) => boolean) =>
    Object.fromEntries(
      kinds.flatMap((zombie, kind) => (isMeant(kind) ? [[zombie, counts[kind]] as const] : [])),
    );
  return {
    at,
    ...named((kind) => likes[kind] === kind),
    ...(kinds.length > ZOMBIES.length && { kinds: named((kind) => likes[kind] !== kind) }),
    all: counts.reduce((sum, count) => sum + count, 0),
  };
}

function zoneOf(game: UoaGame, part: string): number | undefined {
  // The same part may belong to other zones while the board lies differently.
  const zone = game.table.zones.findIndex(({ id }, zone) => matches(part, id) && isThere(game, zone));
  return zone < 0 ? undefined : zone;
}

function isThere(game: UoaGame, zone: number): boolean {
  return game.board.distance(zone, zone) === 0;
}

function lookAtMachine(game: UoaGame, { id }: ExpectedMachine) {
  const machine = game.table.mission.machines.findIndex((each) => each.id === id);
  if (machine < 0) return 'unknown-machine';
  return { id, at: placeName(game, game.state.machineZone.at(machine)) };
}

function lookAtSpawnToken(game: UoaGame, { id }: ExpectedSpawn) {
  const token = game.table.mission.spawnTokens.findIndex((each) => each.id === id);
  if (token < 0) return 'unknown-token';
  const { spawnZone, spawnStatus } = game.state;
  return { id, at: placeName(game, spawnZone.at(token)), status: SPAWN_STATUSES[spawnStatus.at(token)] };
}

function lookAtObjective(game: UoaGame, { id }: ExpectedObjective) {
  const objective = game.table.mission.objectives.findIndex((each) => each.id === id);
  if (objective < 0) return 'unknown-token';
  const { objectiveZone, objectiveColour } = game.state;
  return {
    id,
    at: placeName(game, objectiveZone.at(objective)),
    colour: colourName(game, objectiveColour.at(objective)),
  };
}

/** Only as much of the top as is asked about, and of all cards only those. */
function lookAtPile(game: UoaGame, { pile, top, holds }: ExpectedPile) {
  const heap = game.piles[pile];
  const names = Array.from({ length: heap.size }, (_, index) =>
    cardIn(game, pile, heap.card(heap.size - 1 - index)),
  );
  return {
    pile,
    count: heap.size,
    ...(top && { top: names.slice(0, top.length) }),
    ...(holds && { holds: divide(names, holds).matched }),
  };
}

function cardIn(game: UoaGame, pile: ExpectedPile['pile'], card: number): string {
  if (pile === 'abominations') return abominations[card]?.id ?? '';
  return pile.startsWith('zombie') ? zombieCardName(game, card) : cardName(game, card);
}

/** What is found, in the order in which it is asked for, as far as it is. */
function inAskedOrder(found: readonly string[], asked: readonly unknown[]): string[] {
  const { matched, rest } = divide(found, asked);
  return [...matched, ...rest];
}

function divide(found: readonly string[], asked: readonly unknown[]) {
  const rest = [...found];
  const matched = asked.flatMap((one) => {
    const at = rest.findIndex((each) => matches(one, each));
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return { matched, rest };
}
