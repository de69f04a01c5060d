import type { Carpenter } from '../carpenter';

/** A water tower from above, its shadow long. */
export function drawWaterTower(make: Carpenter): void {
  const middle = make.width / 2;
  const radius = middle - 3;
  make.shade([
    [middle + 6, middle - radius + 2],
    [middle + radius + 14, middle + 6],
    [middle + radius + 12, middle + radius + 12],
    [middle + 6, middle + radius + 14],
    [middle - radius + 2, middle + 6],
  ]);
  for (const [x, y] of [
    [1, 1],
    [make.width - 7, 1],
    [make.width - 7, make.depth - 7],
    [1, make.depth - 7],
  ] as const)
    make.box([x, y, 6, 6], 'timber');
  make.disc(middle, middle, radius, 'timber');
  make.disc(middle, middle, radius - 1.8, 'walk', 0.6);
  make.lines(
    Array.from({ length: 12 }, (_, spoke) => {
      const turn = (spoke * Math.PI) / 6;
      return [
        [middle + Math.cos(turn) * 3, middle + Math.sin(turn) * 3],
        [middle + Math.cos(turn) * (radius - 2), middle + Math.sin(turn) * (radius - 2)],
      ];
    }),
    'timber',
    0.6,
  );
  make.disc(middle, middle, 3.4, 'iron');
}
