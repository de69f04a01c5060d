import { middleOf } from '../../../drawing/box';
import type { LineStyle, Mark } from '../../canvas/marks';
import type { Moment } from '../../game/moment';
import { zoneActing } from '../../game/picture';
import { walkTo } from '../../game/walking';
import type { BoardGeometry } from './board-geometry';

const pen: LineStyle = { colour: 'orange', width: 4, halo: true };

/** The way on which somebody who is carried to a zone would walk there; nothing where they cannot. */
export function wayMarks(moment: Moment, zone: number, ground: BoardGeometry): readonly Mark[] {
  const walk = walkTo(moment, zone);
  if (!walk) return [];
  const line = [zoneActing(moment.seen), ...walk.path].flatMap((one) => {
    const box = ground.boxOf(one);
    return box ? [middleOf(box)] : [];
  });
  const box = ground.boxOf(zone);
  return [{ kind: 'line', line, pen }, ...(box ? [{ kind: 'ticks', box, grown: -3, pen } as const] : [])];
}
