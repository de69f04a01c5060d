import { missionFormat } from '../../schemas';

/** A small mission that is valid, with some keys changed or added. */
export function missionWith(change: Record<string, unknown>) {
  return {
    format: missionFormat,
    id: 'small',
    title: { en: 'Small' },
    system: 'undead-or-alive',
    placements: [
      { id: 'a', face: '2R', x: 0, y: 0, rotation: 0 },
      { id: 'b', face: '3R', x: 250, y: 0, rotation: 0 },
    ],
    ...change,
  };
}

/** A face with a street, a room and a door between them. */
export function faceWith(change: Record<string, unknown>) {
  return {
    format: 'boothill/tile@1',
    id: 'yard',
    name: { en: 'Yard' },
    size: [250, 250],
    zones: [
      { id: 'S', kind: 'street', rects: [[0, 0, 250, 125]] },
      { id: 'R', kind: 'building', rects: [[0, 125, 250, 125]] },
    ],
    openings: [{ zones: ['S', 'R'], at: [100, 125, 150, 125] }],
    ...change,
  };
}
