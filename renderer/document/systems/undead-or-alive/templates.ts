import type { Placement, Token } from '../../../../schemas';
import type { Template } from '../system-document';

const tile = (id: string, face: string, x: number, y: number): Placement => ({
  id,
  face,
  x,
  y,
  rotation: 0,
});

/** Survivors come from one end of town, zombies from the other, and the way out is in a third corner. */
const people: readonly Token[] = [
  { id: 'start', kind: 'start', at: { tile: 'c', x: 37, y: 37 } },
  { id: 's1', kind: 'spawn', at: { tile: 'b', x: 212, y: 37 }, spawn: 'starting' },
  { id: 'exit', kind: 'exit', at: { tile: 'd', x: 212, y: 212 } },
];

export const templates: readonly Template[] = [
  { id: 'empty', placements: [], tokens: [] },
  {
    id: 'town',
    placements: [
      tile('a', '4V', 0, 0),
      tile('b', '6V', 250, 0),
      tile('c', '3V', 0, 250),
      tile('d', '7V', 250, 250),
    ],
    tokens: people,
  },
  {
    id: 'train',
    placements: [
      tile('a', '4V', 0, 0),
      tile('b', '6V', 250, 0),
      tile('e', '11R', 0, 250),
      tile('f', '10R', 250, 250),
      tile('c', '3V', 0, 340),
      tile('d', '7V', 250, 340),
    ],
    tokens: [
      ...people,
      { id: 'train', kind: 'train', at: { tile: 'f', x: 100, y: 45 }, tiles: ['f', 'e'], moves: true },
    ],
  },
];
