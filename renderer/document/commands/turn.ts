import { around, type Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { Placement } from '../../../schemas';
import type { Command } from '../command';
import type { LaidOut } from '../laid-out';
import { idsOf, type PartKey } from '../parts';
import { tileBox } from '../places';
import { withWhatGoesAlong } from './along';
import { boardPoint } from './millimetres';
import { stepName } from './names';
import { type PartsPut, putParts } from './put';

/** Turns tiles about the middle of all that is meant, with what lies on them; labels and arrows go round with them. */
export function turnParts({ mission, faces }: LaidOut, keys: Iterable<PartKey>, degrees: 90 | -90): Command {
  const all = [...keys];
  const meant = withWhatGoesAlong(mission, all);
  const { placements, labels = [], arrows = [] } = mission;
  const [tileIds, labelIds, arrowIds] = (['tile', 'label', 'arrow'] as const).map((kind) =>
    idsOf(meant, kind),
  );
  const tiles = placements.flatMap((tile) => {
    const box = tileIds?.has(tile.id) ? tileBox(tile, faces) : undefined;
    return box ? [{ tile, box }] : [];
  });
  const [words, lines] = [
    labels.filter(({ id }) => labelIds?.has(id)),
    arrows.filter(({ id }) => arrowIds?.has(id)),
  ];
  const points = [...words.map(({ at }) => at), ...lines.flatMap(({ from, to }) => [from, to])];
  const whole = around([...tiles.map(({ box }) => box), ...points.map(({ x, y }): Box => [x, y, 0, 0])]);
  const label = stepName('turn', all);
  if (!whole) return { label, recipe: () => undefined };
  const turnPoint = ({ x, y }: { x: number; y: number }) => boardPoint(turned(whole, [x, y, 0, 0], degrees));
  const put: PartsPut = {
    tiles: new Map(
      tiles.map(({ tile, box }) => [
        tile.id,
        {
          ...boardPoint(turned(whole, box, degrees)),
          rotation: ((tile.rotation + degrees + 360) % 360) as Placement['rotation'],
        },
      ]),
    ),
    tokens: new Map(),
    labels: new Map(words.map(({ id, at }) => [id, { at: turnPoint(at) }])),
    arrows: new Map(lines.map(({ id, from, to }) => [id, { from: turnPoint(from), to: turnPoint(to) }])),
  };
  return { label, recipe: (draft) => putParts(draft, put) };
}

/**
 * Where the corner of a box comes to be when a whole is turned that it is part of. The whole keeps its middle, to
 * a millimetre: it is rounded in such a way that turning back leads back.
 */
function turned([left, top, width, height]: Box, [x, y, w, h]: Box, degrees: 90 | -90): Point {
  const corner = [left + Math.trunc((width - height) / 2), top + Math.trunc((height - width) / 2)] as const;
  const inside: Point = degrees > 0 ? [height - (y - top) - h, x - left] : [y - top, width - (x - left) - w];
  return [corner[0] + inside[0], corner[1] + inside[1]];
}
