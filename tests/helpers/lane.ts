import { type Goal, loadValue, type Mission, type Token } from '../../schemas';
import { faceWith, missionWith } from './missions';

/**
 * A street of five zones from west to east, A to E. South of A is the room R with a door to it, east of that the room
 * Q without any. Survivors start in A, zombies come from E.
 */
export function laneMission(pieces: readonly LanePiece[], goals: readonly Goal[] = []): Mission {
  const loaded = loadValue(
    missionWith({
      placements: [{ id: 'a', face: 'lane', x: 0, y: 0, rotation: 0 }],
      faces: [lane],
      tokens: [
        { id: 'start', kind: 'start', at: spots.A },
        { id: 's1', kind: 'spawn', spawn: 'starting', at: spots.E },
        ...pieces.map(({ zone, ...token }) => ({ ...token, at: spots[zone] })),
      ],
      goals,
    }),
    'mission',
  );
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.document;
}

type LanePiece = { readonly zone: keyof typeof spots } & Record<string, unknown> & Pick<Token, 'id' | 'kind'>;

const lane = faceWith({
  id: 'lane',
  zones: [
    ...['A', 'B', 'C', 'D', 'E'].map((id, place) => ({
      id,
      kind: 'street',
      rects: [[50 * place, 0, 50, 125]],
    })),
    { id: 'R', kind: 'building', rects: [[0, 125, 125, 125]] },
    { id: 'Q', kind: 'building', rects: [[125, 125, 125, 125]] },
  ],
  openings: [{ zones: ['A', 'R'], at: [10, 125, 40, 125] }],
});

const spot = (x: number, y: number) => ({ tile: 'a', x, y });
const spots = {
  A: spot(25, 100),
  B: spot(75, 100),
  C: spot(125, 100),
  D: spot(175, 100),
  E: spot(225, 100),
  R: spot(60, 190),
  Q: spot(190, 190),
};
