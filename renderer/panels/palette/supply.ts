import { survivors } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { Mission } from '../../../schemas';
import type { Count } from '../../document/inventory';
import { keyOf, type PartKey } from '../../document/parts';
import type { Brush, Piece } from '../../tools/brush';
import { componentOf, partsOf, tileComponent, tileOf } from './components';

/** What lies on the board, and how many of everything the user's boxes have. */
export interface Supply {
  readonly mission: Mission;
  readonly counts: ReadonlyMap<string, Count>;
}

export function supplyOf(mission: Mission, counts: readonly Count[]): Supply {
  return { mission, counts: new Map(counts.map((count) => [count.component, count])) };
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

/** How it stands with one thing in the palette. */
export interface Stock {
  readonly shortage?: Shortage;
  /** How many more there are of a piece; nothing where nobody counts. */
  readonly left?: { readonly left: number; readonly there: number };
}

export function stockOf(brush: Brush, supply: Supply): Stock {
  if (brush.kind === 'tiles') {
    const all = brush.tiles.flatMap(({ face }) => tileShortage(face, supply) ?? []);
    const [first] = all;
    return first ? { shortage: { ...first, uses: all.flatMap(({ uses }) => uses) } } : {};
  }
  const [shortage, left] = [pieceShortage(brush.piece, supply), leftOf(brush.piece, supply)];
  return { ...(shortage && { shortage }), ...(left && { left }) };
}

function leftOf(piece: Piece, { counts }: Supply): Stock['left'] {
  const component = componentOf(piece);
  const count = component === undefined ? undefined : counts.get(component);
  return count && { left: Math.max(0, count.there - count.used), there: count.there };
}

function tileShortage(face: string, { mission, counts }: Supply): Shortage | undefined {
  const [tile, component] = [tileOf(face), tileComponent(face)];
  if (tile === undefined || component === undefined) return undefined;
  const there = counts.get(component)?.there ?? 0;
  const laid = mission.placements.filter((placement) => tileOf(placement.face) === tile);
  if (laid.length < there) return undefined;
  const uses = laid.map(({ id }) => keyOf('tile', id));
  if (there === 0)
    return { stamp: notOwned, reason: { key: 'palette.none.tile', parameters: { tile } }, uses };
  if (there > 1) {
    const parameters = { count: there, tile };
    return { stamp: used, reason: { key: 'palette.used.tiles', parameters }, uses };
  }
  const other = laid.find((placement) => placement.face === face) ? undefined : laid[0]?.face;
  if (other === undefined) {
    return { stamp: used, reason: { key: 'palette.used.face', parameters: { face } }, uses };
  }
  return {
    stamp: { key: 'palette.stamp.back', parameters: { other } },
    reason: { key: 'palette.used.back', parameters: { face, other } },
    uses,
  };
}

const used = { key: 'palette.stamp.used' } as const;
const notOwned = { key: 'palette.stamp.none' } as const;

function pieceShortage(piece: Piece, { mission, counts }: Supply): Shortage | undefined {
  const person = piece.kind === 'companion' ? piece.survivor : undefined;
  if (person !== undefined && isAbout(mission, person)) {
    const reason = { key: 'palette.used.person', parameters: { name: person } } as const;
    return { stamp: used, reason, uses: tokensOf(mission, person) };
  }
  const component = componentOf(piece);
  const count = component === undefined ? undefined : counts.get(component);
  if (!count || count.used < count.there) return undefined;
  const uses = partsOf(mission, new Set([count.component]));
  if (count.there === 0) return { stamp: notOwned, reason: { key: 'palette.none.piece' }, uses };
  const parameters = { used: count.used, count: count.there };
  return { stamp: used, reason: { key: 'palette.used.pieces', parameters }, uses };
}

/** Files name people by their id, or as they are called on their cards. */
function isNamed({ survivor }: { readonly survivor?: string }, person: string): boolean {
  const known = survivors.find(({ id, name }) => id === survivor || name === survivor);
  return (known?.name ?? survivor) === person;
}

/** On the board, or waiting beside it. */
function isAbout(mission: Mission, person: string): boolean {
  return tokensOf(mission, person).length > 0 || (mission.aside ?? []).some((one) => isNamed(one, person));
}

function tokensOf({ tokens = [] }: Mission, person: string): PartKey[] {
  const companions = tokens.filter((token) => token.kind === 'companion' && isNamed(token, person));
  return companions.map(({ id }) => keyOf('token', id));
}
