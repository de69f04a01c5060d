import { type Board, compileBoard, facesWith, type Placement } from '../../engine';
import type { TileFace } from '../../schemas';

/** `['a 3R 0 250 90', ...]`: id, face, left, top, rotation; what is left out is 0. */
export function placementsOf(tiles: readonly string[]): Placement[] {
  return tiles.map((tile) => {
    const [id = '', face = '', x = '0', y = '0', rotation = '0'] = tile.split(' ');
    return { id, face, x: Number(x), y: Number(y), rotation: Number(rotation) as Placement['rotation'] };
  });
}

/** A compiled board that speaks of zones by any of their parts. */
export class NamedBoard {
  readonly board: Board;
  readonly problems: ReturnType<typeof compileBoard>['problems'];

  constructor(tiles: readonly string[] | readonly Placement[], own: readonly TileFace[] = []) {
    const placements = tiles.map((tile) => (typeof tile === 'string' ? placementsOf([tile]) : [tile])).flat();
    ({ board: this.board, problems: this.problems } = compileBoard(placements, facesWith(own)));
  }

  zone(part: string) {
    const zone = this.board.zones[this.board.zoneOf(part) ?? -1];
    if (!zone) throw new Error(`There is no zone ${part}`);
    return zone;
  }

  get ids(): string[] {
    return this.board.zones.map(({ id }) => id);
  }

  moves(part: string): string[] {
    return this.board.moves(this.zone(part).index).map((zone) => this.name(zone));
  }

  /** The range at which one zone sees another; nothing where it does not. */
  range(from: string, to: string): number | undefined {
    return this.board.sightFrom(this.zone(from).index).get(this.zone(to).index);
  }

  townsfolkRange(from: string, to: string): number | undefined {
    return this.board.townsfolkSightFrom(this.zone(from).index).get(this.zone(to).index);
  }

  distance(from: string, to: string): number | undefined {
    return this.board.distancesFrom(this.zone(from).index)[this.zone(to).index];
  }

  seen(from: string): string[] {
    return [...this.board.sightFrom(this.zone(from).index).keys()].map((zone) => this.name(zone)).sort();
  }

  private name(zone: number): string {
    return this.board.zones[zone]?.id ?? '';
  }
}
