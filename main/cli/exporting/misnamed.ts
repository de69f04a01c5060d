import { similarTo } from '../../../engine';
import { choosable } from '../../../printing/pictures/chosen-part';
import { someOf } from '../../../printing/pictures/remarks';
import type { Refusal } from '../../../printing/refusal';
import type { Subject } from '../../../printing/subject';
import type { Order } from './order';

/** The first zone or piece on a command line that is none of a mission, with what may have been meant. */
export function misnamed(
  subject: Subject,
  { options, also }: Pick<Order, 'options' | 'also'>,
): Refusal | undefined {
  const { mission, board } = subject;
  const { sight } = also;
  if (sight !== undefined && board && board.zoneOf(sight) === undefined) {
    const parts = board.zones.flatMap(({ parts }) => parts);
    return { refused: 'no-such-zone', parameters: { zone: sight, some: likely(sight, parts) } };
  }
  const known = choosable(mission);
  const pieces = 'pieces' in options ? options.pieces : [];
  const stranger = pieces.find((piece) => !known.includes(piece));
  if (stranger === undefined) return undefined;
  return { refused: 'no-such-piece', parameters: { piece: stranger, some: likely(stranger, known) } };
}

function likely(wanted: string, names: readonly string[]): string {
  const similar = similarTo(wanted, names);
  return someOf(similar.length > 0 ? similar : names);
}
