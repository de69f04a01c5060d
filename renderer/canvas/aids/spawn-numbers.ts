import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { seatPoint } from '../../../drawing/transform';
import { spawnOrder } from '../../../engine';
import type { LaidOut } from '../../document/laid-out';
import { drawnAt } from '../../tools/geometry/seats';
import type { NumberMark } from '../marks';
import type { Aid } from './aid';

/** Beside a token, at its upper right. */
const BESIDE: Point = [17, -15];
const RADIUS = 9.4;

/** In which order zombies come, beside the tokens at which they do. */
export function spawnNumbers(laid: LaidOut): Aid<NumberMark>[] {
  const { mission, faces, board } = laid;
  const tokens = new Map((mission.tokens ?? []).map((token) => [token.id, token]));
  const turns = spawnOrder(mission, faces, board) ?? [];
  return turns.flatMap(({ token, number }): Aid<NumberMark>[] => {
    const lying = tokens.get(token);
    const at = lying ? drawnAt(laid, token) : spotPoint(token);
    if (!at) return [];
    const sign: NumberMark = {
      kind: 'number',
      at: [at[0] + BESIDE[0], at[1] + BESIDE[1]],
      radius: RADIUS,
      text: String(number),
    };
    return [{ sign, of: lying ? [`token:${token}`, `tile:${lying.at.tile}`] : [`tile:${tileOf(token)}`] }];
  });

  /** Of a place that is printed on a tile: `a.pile`. */
  function spotPoint(part: string): Point | undefined {
    const tile = mission.placements.find(({ id }) => id === tileOf(part));
    const face = tile && faces(tile.face);
    const spot = face?.spots?.find(({ id }) => `${tile?.id}.${id}` === part);
    return tile && face && spot && seatPoint({ ...tile, size: face.size }, spot.at);
  }
}

function tileOf(part: string): string {
  return part.slice(0, part.indexOf('.'));
}

export function placeOfNumber({ at: [x, y], radius }: NumberMark): Box {
  return [x - radius, y - radius, 2 * radius, 2 * radius];
}
