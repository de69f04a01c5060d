import { tokenPrints } from '../../../../drawing/board/tokens';
import { type Box, hiddenBy } from '../../../../drawing/box';
import type { Point } from '../../../../drawing/scene';
import { reachOf } from '../../../../drawing/stamp';
import { seatPoint } from '../../../../drawing/transform';
import { parsePart } from '../../../../engine';
import { spawnOrder } from '../../../../engine/systems/undead-or-alive';
import type { Language } from '../../../../languages';
import type { Aid } from '../../../canvas/aids/aid';
import { type NumberMark, placeOfNumber } from '../../../canvas/marks';
import type { LaidOut } from '../../../document/laid-out';
import type { PartKey } from '../../../document/parts';
import { drawnAt, seatsOf } from '../../../tools/geometry/seats';
import { besideStart } from './laid-by-rules';

/** Beside the middle of a token, at its upper right unless something else is there. */
const BESIDE: Point = [17, 15];
const CORNERS: readonly Point[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];
const RADIUS = 9.4;

/** In which order zombies come, beside the tokens at which they do. */
export function spawnNumbers(laid: LaidOut, language: Language): Aid<NumberMark>[] {
  const { mission, faces, board } = laid;
  const tokens = new Map((mission.tokens ?? []).map((token) => [token.id, token]));
  const seats = [...seatsOf(laid).values()];
  const prints = tokenPrints(seats, mission, { language });
  const turns = spawnOrder(mission, faces, board) ?? [];
  const beside = besideStart(laid);
  return turns.flatMap(({ token, number }): Aid<NumberMark>[] => {
    const { at, of } = placeOf(token);
    if (!at) return [];
    const sign = freest(
      CORNERS.map((off) => ({
        kind: 'number',
        at: [at[0] + off[0] * BESIDE[0], at[1] + off[1] * BESIDE[1]],
        off,
        radius: RADIUS,
        text: String(number),
      })),
      prints.filter(({ id }) => id !== `token:${token}`).map(reachOf),
    );
    return [{ sign, of }];
  });

  function placeOf(token: string): { readonly at: Point | undefined; readonly of: readonly PartKey[] } {
    const lying = tokens.get(token);
    if (lying) return { at: drawnAt(laid, token), of: [`token:${token}`, `tile:${lying.at.tile}`] };
    if (token === beside?.sign.id) return { at: beside.sign.at, of: beside.of };
    return { at: spotPoint(token), of: [`tile:${parsePart(token).tile}`] };
  }

  /** Of a place that is printed on a tile: `a.pile`. */
  function spotPoint(part: string): Point | undefined {
    const tile = mission.placements.find(({ id }) => id === parsePart(part).tile);
    const face = tile && faces(tile.face);
    const spot = face?.spots?.find(({ id }) => `${tile?.id}.${id}` === part);
    return tile && face && spot && seatPoint({ ...tile, size: face.size }, spot.at);
  }
}

/** The first of the marks that hide least. */
function freest(marks: readonly NumberMark[], covered: readonly Box[]): NumberMark {
  const costs = marks.map((mark) => hiddenBy(covered, placeOfNumber(mark)));
  const best = marks[costs.indexOf(Math.min(...costs))];
  if (!best) throw new Error('A number has a few places to choose from');
  return best;
}
