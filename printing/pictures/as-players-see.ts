import type { Scene, Shape } from '../../drawing/scene';
import { systemOf, tokensAsSeen } from '../../engine';
import type { Mission } from '../../schemas';

/** What of a mission lies open before it is played: nothing else of it goes into a picture for players. */
export function asPlayersSee(mission: Mission): Mission {
  const { format, system, title, difficulty, minutes, players } = mission;
  const { placements, faces, tokens = [], labels, arrows } = mission;
  return {
    format,
    id: 'map',
    title,
    system,
    placements,
    tokens: tokensAsSeen(systemOf(system).content.tokens, tokens),
    ...(difficulty && { difficulty }),
    ...(minutes !== undefined && { minutes }),
    ...(players && { players }),
    ...(faces && { faces }),
    ...(labels && { labels }),
    ...(arrows && { arrows }),
  };
}

/** The same picture, in which nothing says what the file calls its parts. */
export function withoutNames(scene: Scene<Shape>): Scene<Shape> {
  return { ...scene, shapes: scene.shapes.map(nameless) };
}

function nameless({ id: _, ...shape }: Shape): Shape {
  return shape;
}
