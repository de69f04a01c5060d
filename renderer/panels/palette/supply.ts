import type { UnplacedToken } from '../../../engine';
import type { Mission } from '../../../schemas';
import type { CountedComponent, UsedCount } from '../../document/inventory';
import { keyOf } from '../../document/parts';
import { editorOf } from '../../systems/editor-of';
import type { Shortage, Stock } from '../../systems/system-editor';
import type { Brush } from '../../tools/brush';
import { componentOf, partsOf, tileOf } from './components';

/** What lies on the board, and how many of everything there are in the user's boxes. */
export interface Supply {
  readonly mission: Mission;
  readonly counts: ReadonlyMap<CountedComponent, UsedCount>;
}

export function supplyOf(mission: Mission, counts: readonly UsedCount[]): Supply {
  return { mission, counts: new Map(counts.map((count) => [count.component, count])) };
}

const used = { key: 'palette.stamp.used' } as const;
const notOwned = { key: 'palette.stamp.none' } as const;

export function stockOf(brush: Brush, supply: Supply): Stock {
  if (brush.kind === 'piece') return pieceStock(brush.piece, supply);
  const all = brush.tiles.flatMap(({ face }) => tileShortage(face, supply) ?? []);
  const [first] = all;
  return first ? { shortage: { ...first, uses: all.flatMap(({ uses }) => uses) } } : {};
}

function tileShortage(face: string, { mission, counts }: Supply): Shortage | undefined {
  const tile = tileOf(face, mission);
  if (tile === undefined) return undefined;
  const there = counts.get(`tile:${tile}`)?.there ?? 0;
  const laid = mission.placements.filter((placement) => tileOf(placement.face, mission) === tile);
  if (laid.length < there) return undefined;
  const uses = laid.map(({ id }) => keyOf('tile', id));
  if (there === 0)
    return { stamp: notOwned, reason: { key: 'palette.none.tile', parameters: { tile } }, uses };
  if (there > 1) {
    const parameters = { count: there, tile };
    return { stamp: used, reason: { key: 'palette.used.tiles', parameters }, uses };
  }
  const other = laid.some((placement) => placement.face === face) ? undefined : laid[0]?.face;
  if (other === undefined)
    return { stamp: used, reason: { key: 'palette.used.face', parameters: { face } }, uses };
  return {
    stamp: { key: 'palette.stamp.back', parameters: { other } },
    reason: { key: 'palette.used.back', parameters: { face, other } },
    uses,
  };
}

function pieceStock(piece: UnplacedToken, { mission, counts }: Supply): Stock {
  const component = componentOf(mission, piece);
  const count = component === undefined ? undefined : counts.get(component);
  if (!count) return {};
  const { there } = count;
  const uses = partsOf(mission, [count.component]);
  if (there === 0) return { shortage: { stamp: notOwned, reason: { key: 'palette.none.piece' }, uses } };
  const own = editorOf(mission.system).stockOf(piece, mission);
  if (own?.shortage) return { shortage: own.shortage, ...(own.left && { left: own.left }) };
  if (count.used >= there) {
    const reason = { key: own?.used ?? 'palette.used.pieces', parameters: { count: there } } as const;
    return { shortage: { stamp: used, reason, uses }, left: { left: 0, there } };
  }
  if (own?.isOne) return {};
  const left = { left: there - count.used, there };
  return { left: own?.left && own.left.left < left.left ? own.left : left };
}
