import { type Placement } from '../../engine';
import { stockTileset } from '../../engine/systems/undead-or-alive';
import { type Mission, missionFormat, type Token } from '../../schemas';

const [town, train] = [250, 90].map((height) =>
  stockTileset.faces.filter(({ size }) => size[1] === height).map(({ id }) => id),
);
const rotations = [0, 90, 180, 270] as const;

/** Nine town tiles in a square with a train of three below the first row. */
export function nineAndThree(): Placement[] {
  return [...tilesInSquare(9, (row) => row * 250 + (row > 0 ? 90 : 0)), ...trainOf(3)];
}

/** As many town tiles as asked for, every face in turn, each turned another way than the one before. */
export function tilesInSquare(count: number, top = (row: number) => row * 250): Placement[] {
  const columns = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    face: town?.[index % town.length] ?? '',
    x: (index % columns) * 250,
    y: top(Math.floor(index / columns)),
    rotation: rotations[index % 4] ?? 0,
  }));
}

function trainOf(cars: number): Placement[] {
  return Array.from({ length: cars }, (_, index) => ({
    id: `car${index}`,
    face: train?.[(index * 2) % train.length] ?? '',
    x: index * 250,
    y: 250,
    rotation: 0,
  }));
}

/** A hundred tiles with five hundred tokens. */
export function largeMission(): Mission {
  const placements = tilesInSquare(100);
  const kinds: ((id: string, at: Token['at']) => Token)[] = [
    (id, at) => ({ id, at, kind: 'objective', colour: 'red' }),
    (id, at) => ({ id, at, kind: 'spawn', spawn: 'mobile' }),
    (id, at) => ({ id, at, kind: 'zombie', zombie: 'walker', count: 3 }),
    (id, at) => ({ id, at, kind: 'noise' }),
    (id, at) => ({ id, at, kind: 'companion', class: 'Faithful' }),
  ];
  const tokens = placements.flatMap(({ id: tile }, index) =>
    kinds.map((make, kind) => make(`o${index}-${kind}`, { tile, x: 25 + 50 * kind, y: 125 })),
  );
  return {
    format: missionFormat,
    id: 'large',
    title: { en: 'The whole county', fr: 'Tout le comté' },
    system: 'undead-or-alive',
    placements,
    tokens,
  };
}
