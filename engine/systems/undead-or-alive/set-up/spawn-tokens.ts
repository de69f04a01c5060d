import type { FaceSource, Mission, Token } from '../../../../schemas';
import { type PlacedFace, placeSpot } from '../../../board/placed';
import type { Rect } from '../../../geometry/rect';
import type { SpawnKind } from '../state';
import { type PrintedSpot, spotsOn } from './printed-spots';

/** Something that lies in a zone, by however one speaks of zones. */
interface In<Zone> {
  readonly zone: Zone;
}

/** A spawn token that is there from the start, whether it spawns yet or not. */
interface SpawnTokenLaid<Zone> extends In<Zone> {
  readonly id: string;
  readonly kind: SpawnKind;
  readonly group?: string | undefined;
  readonly tile: string;
  readonly asleep?: boolean | undefined;
  readonly waiting?: boolean | undefined;
}

/** Those that the mission lays, the Abomination tokens that belong on the board, and the printed Corpse Piles. */
export function spawnTokensOf<Zone>(
  tokens: readonly (Token & In<Zone>)[],
  spots: readonly (PrintedSpot & In<Zone>)[],
): SpawnTokenLaid<Zone>[] {
  const laid = tokens.flatMap((token): SpawnTokenLaid<Zone>[] => {
    if (token.kind !== 'spawn') return [];
    const { id, spawn, zone, group, at, asleep, waiting } = token;
    return [{ id, kind: spawn, zone, group, tile: at.tile, asleep, waiting }];
  });
  return [
    ...laid,
    ...abominationTokens(laid, spots),
    ...spots.flatMap(({ id, kind, zone, tile }) =>
      kind === 'corpse-pile' ? [{ id, kind, zone, tile }] : [],
    ),
  ];
}

/** One on every tile that has a place for it; on none of them, one in the Starting Spawn Zone. */
function abominationTokens<Zone>(
  laid: readonly SpawnTokenLaid<Zone>[],
  spots: readonly (PrintedSpot & In<Zone>)[],
): SpawnTokenLaid<Zone>[] {
  const said = laid.filter(({ kind }) => kind === 'abomination');
  const printed = spots.flatMap(({ id, kind, zone, tile }) => {
    const isUsed = kind === 'abomination' && !said.some((token) => token.tile === tile);
    return isUsed ? [{ id, kind, zone, tile }] : [];
  });
  const start = laid.find(({ kind }) => kind === 'starting');
  if (!start || said.length > 0 || printed.length > 0) return printed;
  const { id, zone, tile } = start;
  return [{ id: idBeside(id), kind: 'abomination', zone, tile }]; // UOA-SETUP-17
}

function idBeside(start: string): string {
  return `${start}.abomination`;
}

/** The First spawn token that an Abomination token is laid beside, because no tile has a place for that, and its id. */
export function abominationBesideStart(
  { tokens = [], placements }: Pick<Mission, 'tokens' | 'placements'>,
  faces: FaceSource,
): { readonly id: string; readonly start: string } | undefined {
  const zone = undefined;
  const lying = tokens.map((token) => ({ ...token, zone }));
  const spots = spotsOn(placements, faces).map((spot) => ({ ...spot, zone }));
  const laid = spawnTokensOf(lying, spots);
  const start = laid.find(({ kind }) => kind === 'starting')?.id;
  if (start === undefined) return undefined;
  const id = idBeside(start);
  return laid.some((token) => token.id === id) ? { id, start } : undefined;
}

/** A zone with a spawn token is where that lies: the middle of a large hall may be round the corner (UOA-SPAWN-02). */
export function whereTokensLie(
  placed: readonly PlacedFace[],
  tokens: readonly (Token & In<number>)[],
  spots: readonly (PrintedSpot & In<number>)[],
): ReadonlyMap<number, Rect> {
  const lyingThere = [
    ...tokens
      .filter(({ kind }) => kind === 'spawn')
      .map(({ zone, at: { tile, x, y } }) => ({ zone, tile, at: [x, y] as const })),
    ...spots.filter(({ kind }) => kind !== 'objective'),
  ];
  return wherePiecesLie(placed, lyingThere);
}

/** The first of a zone stands for it. */
export function wherePiecesLie(
  placed: readonly PlacedFace[],
  lyingThere: readonly { zone: number; tile: string; at: readonly [x: number, y: number] }[],
): ReadonlyMap<number, Rect> {
  const places = new Map<number, Rect>();
  for (const { zone, tile, at } of lyingThere) {
    const under = placed.find(({ placement }) => placement.id === tile);
    if (under && !places.has(zone)) places.set(zone, placeSpot(under, at));
  }
  return places;
}
