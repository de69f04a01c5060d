import { middleOf } from '../../../drawing/box';
import { box } from '../../../drawing/outline';
import type { Shape } from '../../../drawing/scene';
import { centredLine, fitted, shortened, type TextStyle } from '../../../drawing/text';
import type { BoardGeometry } from './board-geometry';
import { NAME } from './row-geometry';

const RIM = 2;
const LETTERS: TextStyle = { font: 'title', size: 15 };

/** The zones of a game without a map, each with its name: nothing else is drawn in their place. */
export function rowShapes(ground: BoardGeometry, nameOf: (zone: number) => string): readonly Shape[] {
  if (!ground.row) return [];
  return ground.zones.flatMap((zone): Shape[] => {
    const whole = ground.boxOf(zone);
    if (!whole) return [];
    const [x, y, width] = whole;
    const style = fitted(nameOf(zone), LETTERS, width - 6 * RIM);
    const name = shortened(nameOf(zone), style, width - 6 * RIM);
    return [
      { kind: 'path', outlines: ground.areaOf(zone), fill: 'street' },
      { kind: 'path', outlines: [box(x, y, width, NAME)], fill: 'balcony' },
      { kind: 'path', outlines: [box(x, y + NAME, width, RIM / 2)], fill: 'ink' },
      { kind: 'path', outlines: ground.outlineOf(zone, RIM), fill: 'ink' },
      centredLine(name, middleOf([x, y, width, NAME]), style, 'ink'),
    ];
  });
}
