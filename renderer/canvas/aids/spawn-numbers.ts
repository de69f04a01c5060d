import type { Point, Shape } from '../../../drawing/scene';
import { type Print, type Stamp, stampOf } from '../../../drawing/stamp';
import { centredLine } from '../../../drawing/text';
import { seatPoint } from '../../../drawing/transform';
import { spawnOrder } from '../../../engine';
import type { LaidOut } from '../../document/laid-out';
import { pointOf } from '../../document/places';
import type { Aid } from './aid';

/** Beside a token, at its upper right. */
const BESIDE: Point = [17, -15];

/** In which order zombies come, beside the tokens at which they do. */
export function spawnNumbers({ mission, faces, board }: LaidOut): Aid[] {
  const tokens = new Map((mission.tokens ?? []).map((token) => [token.id, token]));
  const turns = spawnOrder(mission, faces, board) ?? [];
  return turns.flatMap(({ token, number }): Aid[] => {
    const lying = tokens.get(token);
    const at = lying ? pointOf(lying.at, { placements: mission.placements, faces }) : spotPoint(token);
    if (!at) return [];
    const print: Print = {
      id: `order:${token}`,
      stamp: numberStamp(number),
      at: [at[0] + BESIDE[0], at[1] + BESIDE[1]],
    };
    return [{ print, of: lying ? [`token:${token}`, `tile:${lying.at.tile}`] : [`tile:${tileOf(token)}`] }];
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

const stamps = new Map<number, Stamp>();

function numberStamp(number: number): Stamp {
  const known = stamps.get(number);
  if (known) return known;
  const disc = (radius: number, fill: 'ink' | 'bone' | 'paint'): Shape => ({
    kind: 'circle',
    centre: [0, 0],
    radius,
    fill,
  });
  const letters = centredLine(
    String(number),
    [0, 0],
    { font: 'title', size: number > 9 ? 8.5 : 10.5 },
    'paint',
  );
  const stamp = stampOf([disc(9.4, 'bone'), disc(8.4, 'ink'), letters]);
  stamps.set(number, stamp);
  return stamp;
}
