import type { Condition, Effect, Mission } from '../../../schemas';
import type { Barrier } from '../../board/barriers';
import { boardBehind } from '../../board/behind-barriers';
import type { Board } from '../../board/board';
import { compileBoard } from '../../board/compile';
import { configuredBoard } from '../../board/configured';
import { faceSource } from '../../board/face-source';
import { passagesAt, zoneOfPosition } from '../../board/positions';
import { BarrierTables } from '../../game/barrier-tables';
import type { StartProblem } from '../../game/maker';
import { readGoals } from '../../mission/read-goals';
import { zonePlaces } from '../../places/zone-places';
import { content } from './content';
import type { ToyGame } from './game';
import { MOST, NONE } from './numbers';
import type { ToyRule, ToyTable } from './table';

/** A mission read and laid, as plain data: boards come of it again wherever it goes. */
export interface ToyLaid {
  readonly program: Mission;
}

type Problem = { readonly problem: StartProblem };
const refuse = (code: string, parameters: StartProblem['parameters'] = {}): Problem => ({
  problem: { code, parameters },
});

const facesWith = faceSource([content.tileset]);

/** The table of a mission, or the first thing that stands against it. */
export function tableOf(file: Mission): { readonly table: ToyTable } | Problem {
  const { placements, tokens = [] } = file;
  if (placements.length === 0) return refuse('empty-board');
  const source = facesWith(file.faces);
  const { board, problems } = compileBoard(placements, source);
  const error = problems.find(({ severity }) => severity === 'error');
  if (error) return refuse(error.code, error.parameters);
  const zoneOf = (kind: string) => {
    const token = tokens.find((each) => each.kind === kind);
    return (token && zoneOfPosition(token.at, board, placements, source)) ?? NONE;
  };
  const start = zoneOf('start');
  if (start === NONE) return refuse('no-start');
  const doors = tokens.flatMap((token) => {
    if (token.kind !== 'door') return [];
    const ways = passagesAt(token.at, board, placements, source);
    return [{ id: token.id, ways, sides: ways.flatMap((way) => sidesOf(board, way)) }];
  });
  const nowhere = doors.find(({ ways }) => ways.length === 0);
  if (nowhere) return refuse('door-in-no-opening', { piece: nowhere.id });
  const goals = readGoals(file.goals ?? []);
  if (goals.length === 1) return refuse('no-goals');
  const rules = (file.rules ?? []).flatMap((rule): ToyRule[] =>
    'when' in rule && rule.when.event === 'round-begins'
      ? [
          {
            condition: rule.if,
            once: rule.once === true,
            effects: rule.do.flatMap((one) => effectOf(one, board, file)),
          },
        ]
      : [],
  );
  // The first goal of the list is all of them together.
  if (Math.max(doors.length, goals.length - 1, rules.length) > MOST) {
    return refuse('too-much-to-remember', { most: MOST });
  }
  const barriers = doors.map(
    ({ ways }): Barrier => ({ ways, stopsMoving: true, stopsSight: true, planned: 'at-need' }),
  );
  const key = tokens.find(({ kind }) => kind === 'key');
  const places = zonePlaces(board, placements, source, file);
  return {
    table: {
      mission: { file },
      players: 1,
      zones: board.zones.map(({ id, index }) => ({ id, places: places[index] ? [places[index]] : [] })),
      lying: { placements, board: () => board },
      boards: new BarrierTables(barriers, board.zones.length, (closed) =>
        configuredBoard(boardBehind(board, closed)),
      ),
      doors,
      start,
      exit: zoneOf('exit'),
      zombie: zoneOf('zombie'),
      key: key && { id: key.id, zone: zoneOf('key'), isCovered: key.kind === 'key' && key.covered === true },
      goals,
      rules,
    },
  };
}

function sidesOf(board: Board, way: number): readonly number[] {
  const between = board.ways[way];
  return between ? [between.one, between.other] : [];
}

function effectOf(effect: Effect, board: Board, { areas = [] }: Mission): ToyRule['effects'] {
  if (effect.effect === 'lose') return [{ what: 'lose' }];
  if (effect.effect !== 'rise') return [];
  const [part = ''] = areas.find(({ id }) => id === effect.in)?.zones ?? [];
  return [{ what: 'rise', zone: board.zoneOf(part) ?? NONE }];
}

/** Whether something is so. */
export function isSo(game: ToyGame, condition: Condition): boolean {
  const { state, table } = game;
  if ('all' in condition) return condition.all.every((each) => isSo(game, each));
  if ('any' in condition) return condition.any.some((each) => isSo(game, each));
  if ('not' in condition) return !isSo(game, condition.not);
  if ('round' in condition) {
    const { from = 0, to = Number.POSITIVE_INFINITY } = condition.round;
    return state.round >= from && state.round <= to;
  }
  if ('escaped' in condition)
    return state.place === table.exit && (!condition.escaped.withKey || state.keyHeld === 1);
  return false;
}
