import { type Language, sentence } from '../../languages';
import { ellipse, placed, points } from '../outline';
import type { ColourName } from '../palette';
import type { Point, Shape } from '../scene';
import { centredLine } from '../text';

/** A compass rose; boards are drawn with north up. */
export function compass(at: Point, language: Language): Shape[] {
  const ray = (long: number, wide: number, degrees: number, fill: ColourName, half: -1 | 1): Shape => ({
    kind: 'path',
    outlines: [
      placed(
        [
          [0, 0],
          [half * wide, -wide],
          [0, -long],
        ],
        { at, degrees },
      ),
    ],
    fill,
  });
  const ring = (radius: number, fill: ColourName): Shape => ({
    kind: 'path',
    outlines: [ellipse(at, radius, radius, 40)],
    fill,
  });
  const rays = [45, 135, 225, 315, 0, 90, 180, 270].flatMap((degrees) => {
    const [long, wide] = degrees % 90 === 0 ? [22, 4.6] : [14, 3.4];
    return [
      {
        kind: 'path' as const,
        outlines: [
          placed(points(`0,${-long - 1.8} ${wide + 0.9},${-wide} 0,0 ${-wide - 0.9},${-wide}`), {
            at,
            degrees,
          }),
        ],
        fill: 'ink' as const,
      },
      ray(long, wide, degrees, 'bone', 1),
      ray(long, wide, degrees, degrees === 0 ? 'red' : 'ink', -1),
    ];
  });
  return [
    ring(17.4, 'tableInk'),
    ring(16.6, 'table'),
    ring(15.2, 'tableInk'),
    ring(14.7, 'table'),
    ...rays,
    ring(2.6, 'ink'),
    ring(1.7, 'yellow'),
    centredLine(
      sentence(language, 'print.north'),
      [at[0], at[1] - 28.4],
      { font: 'title', size: 8.5 },
      'tableInk',
    ),
  ];
}
