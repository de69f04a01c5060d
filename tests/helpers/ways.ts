import { standing } from '../../drawing/board/standing';
import {
  type Action,
  legalActions,
  options,
  type Spot,
  type StartOptions,
  searchWin,
  step,
} from '../../engine';
import { undeadOrAliveGames } from '../../engine/systems/undead-or-alive/start';
import { choicesAt } from '../../renderer/game/choices';
import { lineTo, type Moment } from '../../renderer/game/moment';
import { pictureAt, pictureOf } from '../../renderer/game/picture';
import { createSitting } from '../../renderer/game/sitting';
import { spotOf } from '../../renderer/game/spots';
import { boardGeometry } from '../../renderer/play/board/board-geometry';
import { lightsAt } from '../../renderer/play/board/lights';
import { pieceAt } from '../../renderer/play/board/piece-at';
import { piecesOn } from '../../renderer/play/board/pieces';
import type { Mission } from '../../schemas';
import { optionWords } from '../../telling/options';
import { UoaWords } from '../../telling/systems/undead-or-alive';
import type { Way, WayStep } from './at-table';
import { gameOn, momentOf, observed } from './played';

const MOST_STEPS = 25;
const looks = { breadth: 40, ways: 16, turns: 40 };

const DRAWS = 300;

/** The first short game won by one survivor that a search finds and in which everything happens that is wanted. */
export function findWay(mission: Mission, wanted: readonly string[]): Way {
  for (let draw = 1; draw <= DRAWS; draw++) {
    const begun = { seed: `${draw}`, count: 1 };
    const { won } = searchWin(begin(mission, begun), looks, begun.seed);
    if (!won || won.length > MOST_STEPS) continue;
    const way = wayOf(mission, begun, actionsOf(begin(mission, begun), won));
    const done = new Set(way?.steps.map(({ action }) => action.do));
    if (way && wanted.every((what) => done.has(what))) return way;
  }
  throw new Error('No way to win was found');
}

function begin(mission: Mission, begun: StartOptions) {
  const started = undeadOrAliveGames.prepare(mission)(begun);
  if ('problem' in started) throw new Error(started.problem.code);
  return started.game;
}

function actionsOf(game: ReturnType<typeof begin>, taken: readonly number[]): Action[] {
  return taken.map((option) => {
    const action = legalActions(game)[option];
    if (!action || option >= options(game).length) throw new Error('The search takes what cannot be taken');
    step(game, option);
    return action;
  });
}

/** How a game goes at a table where what makes no difference is decided by itself; nothing unless it is won so. */
export function wayOf(
  mission: Mission,
  { seed, count = 1 }: { readonly seed: string; readonly count?: number },
  actions: readonly Action[],
): Way | undefined {
  const game = gameOn(mission, { seed, count });
  const sitting = createSitting(game, { speed: () => 'at-once', skipsTrivial: () => true });
  const place = placing();
  const steps: WayStep[] = [];
  for (let next = 0; next < actions.length; ) {
    const moment = momentOf(game);
    const action = actions[next];
    const choice = choicesAt(moment).find((one) => JSON.stringify(one.action) === JSON.stringify(action));
    if (!action || !choice) return undefined;
    const spot = spotOf(choice, moment.seen);
    // To fire at nobody, one would have to take up the weapon first.
    if (spot && lightsAt(moment, undefined).zones.get(spot.zone)?.choices.includes(choice) !== true)
      return undefined;
    const words = new UoaWords(observed(moment.seen).table, 'en');
    const said = optionWords(action, words, moment.seen);
    const where = place(moment, spot);
    sitting.take({ action });
    const moments = lineTo(momentOf(game)).length;
    next += moments - lineTo(moment).length;
    steps.push({ action, words: said, ...(where && { where }), moments });
  }
  return momentOf(game).seen.outcome?.won ? { draw: seed, survivors: count, steps } : undefined;
}

/** Says where somebody clicks who means a place of the board: on the piece, or where none stands. */
function placing(): (moment: Moment, spot: Spot | undefined) => WayStep['where'] {
  let stood: ReturnType<typeof standing> = new Map();
  return (moment, spot) => {
    const { seen } = moment;
    const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
    stood = standing(piecesOn(seen, ground, pictureAt(moment, seen)), ground.roomOf, stood, 'en');
    if (!spot) return undefined;
    const zone = new UoaWords(observed(seen).table, 'en').zone(seen.table.zones[spot.zone]?.id ?? '').title;
    const piece = spot.piece === undefined ? undefined : stood.get(spot.piece);
    if (piece) return { zone, at: rounded(piece.at) };
    const free = (ground.roomOf(spot.zone)?.rects ?? []).flatMap(([x, y, width, height]) =>
      [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((across) =>
        [0.5, 0.3, 0.7, 0.15, 0.85].map((down) => [x + width * across, y + height * down] as const),
      ),
    );
    const at = free.find(
      (point) => ground.zoneAt(point) === spot.zone && !pieceAt(point, spot.zone, stood, 'en'),
    );
    if (!at) throw new Error(`In ${zone} there is no place to click`);
    return { zone, at: rounded(at) };
  };
}

function rounded([x, y]: readonly [number, number]): [number, number] {
  return [Math.round(x), Math.round(y)];
}
