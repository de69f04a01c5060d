import { type Placement } from '../../../engine';
import { BUILT_IN_AREAS, stockTileset } from '../../../engine/systems/undead-or-alive';
import type { Area, AsideCompanion, MissionDeck, Position, TileFace, Token } from '../../../schemas';
import type { Luck } from '../luck';

/** What lies on the table, for those who make up goals and rules about it. */
export interface Scene {
  readonly luck: Luck;
  readonly placements: readonly Placement[];
  readonly tokens: readonly Token[];
  readonly aside: readonly AsideCompanion[];
  readonly areas: readonly Area[];
}

export const classes = ['Brawler', 'Faithful', 'Gunslinger', 'Townsfolk'] as const;
/** The last two are kinds of the mission's own. */
export const kindsOfZombies = [
  'walker',
  'walker',
  'runner',
  'fatty',
  'abomination',
  'guard',
  'boss',
] as const;
export const kindsOfTokens = ['mobile', 'abomination', 'corpse-pile', 'starting'] as const;

/** Pieces of any sort may share one. */
export const GROUPS = ['gold', 'silver'] as const;

/** Decks of the mission's own: they are laid by `randomDecks`. */
export const DECKS = ['chest', 'larder'] as const;

export function randomDecks(luck: Luck): MissionDeck[] {
  const cards = ['water', 'dynamite', 'winchester', 'knife', 'holy-water'] as const;
  return DECKS.map((id, index) => ({
    id,
    name: { en: id },
    cards: { [cards[index] ?? 'saber']: 1, [luck.pick(cards.slice(DECKS.length))]: 1 },
  }));
}

/** Something is said now and then, and otherwise nothing. */
export function perhaps<T extends object>(luck: Luck, oneIn: number, said: () => T): Partial<T> {
  return luck.oneIn(oneIn) ? said() : {};
}

export function idsOf({ tokens }: Pick<Scene, 'tokens'>, kind: Token['kind']): string[] {
  return tokens.filter((token) => token.kind === kind).map(({ id }) => id);
}

/** The groups that are spoken of must be there. */
export function someGroup({ luck, tokens, aside }: Scene): { group?: string } {
  const known = GROUPS.filter((group) =>
    [...tokens, ...aside].some((piece) => 'group' in piece && piece.group === group),
  );
  return known.length > 0 && luck.oneIn(3) ? { group: luck.pick(known) } : {};
}

export function someArea({ luck, areas }: Scene): string {
  return luck.pick([...areas.map(({ id }) => id), ...areas.map(({ id }) => id), ...BUILT_IN_AREAS]);
}

/** In the middle of a part of a zone, or on a balcony. */
export function somewhere(luck: Luck, placements: readonly Placement[]): Position {
  const { id: tile, face } = luck.pick(placements);
  const { zones, balconies = [] } = faceNamed(face);
  const zone = luck.pick([...zones, ...balconies]);
  const [x, y, width, height] = luck.pick(zone.rects);
  const middle = { tile, x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
  return balconies.some((balcony) => balcony === zone) ? { ...middle, level: zone.id } : middle;
}

/** The part that something lies on. */
export function partAt(placements: readonly Placement[], { tile, x, y, level }: Position): string {
  const placement = placements.find(({ id }) => id === tile);
  const under = faceNamed(placement?.face ?? '').zones.find(({ rects }) =>
    rects.some(([left, top, wide, high]) => x >= left && x < left + wide && y >= top && y < top + high),
  );
  return `${tile}.${level ?? under?.id ?? ''}`;
}

export function faceNamed(id: string): TileFace {
  const face = stockTileset.faces.find((one) => one.id === id);
  if (!face) throw new Error(`There is no face ${id}`);
  return face;
}

/** For whom something is done, and to what: some effects need to know. */
export interface Occasion {
  readonly isBySomebody: boolean;
  readonly isAboutToken: boolean;
  /** Before the first round. */
  readonly isSetUp: boolean;
}

export const COUNTERS = ['times', 'deeds'] as const;
