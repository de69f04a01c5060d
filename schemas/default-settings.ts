import { systemIds } from './generated/mission-words';

/**
 * What somebody has settled who has settled nothing: the host goes by it where its file says nothing, and the window where
 * it cannot have what the host says. Whoever has this app has the games, whose own boxes go by their names.
 */
export const defaultSettings = {
  language: 'system',
  theme: 'system',
  zoneCodes: false,
  boxes: Object.fromEntries(systemIds.map((box) => [box, 1])),
  habits: { speed: 'normal', follows: true, skipsTrivial: true, dealsIn: true },
  printed: [],
  tours: [],
} as const;
