import type { ImageShape, Point, Shape } from '../../drawing/scene';
import { direction } from './placing';

/** A crossed frame, where a picture would be. */
export function lostPicture({ at, width, height, degrees }: ImageShape): Shape[] {
  const [across, down] = direction(degrees);
  const corner = (along: number, below: number): Point => [
    at[0] + across * along - down * below,
    at[1] + down * along + across * below,
  ];
  const [one, two, three, four] = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
  const thickness = Math.min(width, height) / 100;
  return [
    { kind: 'path', outlines: [[one, two, three, four]], fill: 'paper' },
    { kind: 'stroke', lines: [[one, two, three, four]], closed: true, width: thickness, stroke: 'seam' },
    {
      kind: 'stroke',
      lines: [
        [one, three],
        [two, four],
      ],
      closed: false,
      width: thickness,
      stroke: 'seam',
    },
  ];
}
