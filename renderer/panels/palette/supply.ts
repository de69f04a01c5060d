import type { SentenceKey } from '../../../languages';
import type { Mission } from '../../../schemas';
import type { Piece } from '../../document/commands/pieces';
import type { Count, CountedComponent } from '../../document/inventory';
import { keyOf, type PartKey } from '../../document/parts';
import type { Brush } from '../../tools/brush';
import { componentOf, partsOf, tileOf } from './components';
import { companionsNamed, companionsOfClass, keysOfCompanions, survivorsOfClass } from './people';

/** What lies on the board, and how many of everything there are in the user's boxes. */
export interface Supply {
  readonly mission: Mission;
  readonly counts: ReadonlyMap<CountedComponent, Count>;
}

export function supplyOf(mission: Mission, counts: readonly Count[]): Supply {
  return { mission, counts: new Map(counts.map((count) => [count.component, count])) };
}

/** How it stands with one thing in the palette. */
export interface Stock {
  readonly shortage?: Shortage;
  /** How many more there are of a piece; nothing where nobody counts. */
  readonly left?: { readonly left: number; readonly there: number };
}

/** Why something is used up. */
export interface Shortage {
  /** In a word or two, over its picture. */
  readonly stamp: Sentence;
  readonly reason: Sentence;
  /** What uses it up. */
  readonly uses: readonly PartKey[];
}

interface Sentence {
  readonly key: SentenceKey;
  readonly parameters?: Readonly<Record<string, string | number>>;
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

function pieceStock(piece: Piece, { mission, counts }: Supply): Stock {
  const component = componentOf(piece);
  const count = component === undefined ? undefined : counts.get(component);
  if (!count) return {};
  const { there } = count;
  const uses = partsOf(mission, [count.component]);
  if (there === 0) return { shortage: { stamp: notOwned, reason: { key: 'palette.none.piece' }, uses } };
  const certain = piece.kind === 'companion' ? companionStock(piece, mission) : {};
  if (certain.shortage) return certain;
  if (count.used >= there) {
    const key = piece.kind === 'companion' ? 'palette.used.companions' : 'palette.used.pieces';
    const shortage: Shortage = { stamp: used, reason: { key, parameters: { count: there } }, uses };
    return { shortage, left: { left: 0, there } };
  }
  // Nobody counts one person.
  if (piece.kind === 'companion' && piece.survivor !== undefined) return {};
  const left = { left: there - count.used, there };
  return { left: certain.left && certain.left.left < left.left ? certain.left : left };
}

/** Of somebody certain there is one, and of a class as many as there are survivors of it. */
function companionStock(
  { survivor, class: ofClass }: Extract<Piece, { kind: 'companion' }>,
  mission: Mission,
): Stock {
  if (survivor !== undefined) {
    const found = companionsNamed(mission, survivor);
    if (found.length === 0) return {};
    const reason = { key: 'palette.used.person', parameters: { name: survivor } } as const;
    return { shortage: { stamp: used, reason, uses: keysOfCompanions(found) } };
  }
  if (ofClass === undefined) return {};
  const [found, there] = [companionsOfClass(mission, ofClass), survivorsOfClass(ofClass)];
  const left = { left: Math.max(0, there - found.length), there };
  if (left.left > 0) return { left };
  const reason = { key: 'palette.used.class', parameters: { count: there } } as const;
  return { left, shortage: { stamp: used, reason, uses: keysOfCompanions(found) } };
}
