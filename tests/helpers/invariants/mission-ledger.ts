import { survivorName, zoneName } from '../../../engine/family/zombicide/names';
import type { UoaEvent } from '../../../engine/systems/undead-or-alive';
import { stageNow } from '../../../engine/systems/undead-or-alive/board/now';
import { carrierOf } from '../../../engine/systems/undead-or-alive/cards/carried';
import { isFaceDown } from '../../../engine/systems/undead-or-alive/face-down';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { objectiveName } from '../../../engine/systems/undead-or-alive/names';
import { GONE, NONE, OUT } from '../../../engine/systems/undead-or-alive/state';

/** What a mission does with objectives, machines and tiles, as it was told, and is not. */
export function* wrongMission(game: UoaGame, events: readonly UoaEvent[]): Generator<string> {
  for (let objective = 0; objective < game.table.sizes.objectives; objective++) {
    const name = objectiveName(game, objective);
    const last = events.filter(isTold).findLast((event) => isAbout(event, name));
    if (last && !isSo[last.type](game, objective, last)) yield `${name} is not as it was told: ${last.type}`;
  }
  for (const event of events) {
    if (event.type === 'machine-removed' || event.type === 'drove-out') yield* wrongMachine(game, event);
    if (event.type === 'flipped' && !isTurned(game, event.tile))
      yield `${event.tile} is told to be turned over`;
  }
}

type Told = Extract<UoaEvent, { type: keyof typeof isSo }>;

/** What must be so of an objective after it has been told of. */
const isSo = {
  'took-objective': ({ state }, objective) => state.objectiveZone.at(objective) === NONE,
  'handed-over': (game, objective) => carrierOf(game, objective) === GONE,
  loaded: (game, objective) => game.state.loaded.at(objective) > 0 && carrierOf(game, objective) < 0,
  'run-over': ({ state }, objective) => state.objectiveZone.at(objective) === GONE,
  'objective-removed': ({ state }, objective) => state.objectiveZone.at(objective) === OUT,
  'objective-revealed': (game, objective) => !isFaceDown(game, objective),
  'objective-laid': (game, objective, told) => 'zone' in told && liesIn(game, objective, told.zone),
  carries(game, objective, told) {
    const carrier = carrierOf(game, objective);
    return carrier >= 0 && 'survivor' in told && survivorName(game, carrier) === told.survivor;
  },
  'objective-stepped'(game, objective, told) {
    const to: string | undefined = 'to' in told ? told.to : undefined;
    if (to !== undefined) return liesIn(game, objective, to);
    return game.state.objectiveZone.at(objective) === GONE;
  },
} as const satisfies Partial<
  Record<UoaEvent['type'], (game: UoaGame, objective: number, told: UoaEvent) => boolean>
>;

function liesIn(game: UoaGame, objective: number, name: string): boolean {
  const zone = game.state.objectiveZone.at(objective);
  return zone >= 0 && (zoneName(game, zone) === name || turns(game));
}

function isTold(event: UoaEvent): event is Told {
  return event.type in isSo;
}

function isAbout(event: Told, name: string): boolean {
  if (event.type === 'loaded') return event.objectives.includes(name);
  if (event.type === 'run-over') return event.what === 'objective' && event.piece === name;
  return event.objective === name;
}

/** The zones of tiles that turn or drive have other names then. */
function turns({ table }: UoaGame): boolean {
  return table.boards.length > 1;
}

function* wrongMachine(
  { state, table }: UoaGame,
  { type, machine }: Extract<UoaEvent, { type: 'machine-removed' | 'drove-out' }>,
): Generator<string> {
  const number = table.mission.machines.findIndex(({ id }) => id === machine);
  const isOut = state.machineOut.at(number) === 1;
  if (state.machineZone.at(number) !== NONE || isOut !== (type === 'drove-out'))
    yield `${machine} is still there`;
}

/** A tile that is being turned over has not been yet. */
function isTurned(game: UoaGame, tile: string): boolean {
  const flip = game.table.mission.flips.findIndex(({ placement }) => placement === tile);
  return stageNow(game).flips[flip] === undefined || game.state.outcome !== 0 || game.state.changing !== 0;
}
