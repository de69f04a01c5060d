import { distance } from '../../../drawing/outline';
import type { Point } from '../../../drawing/scene';
import { findPart } from '../../document/parts';
import type { Tab } from '../../document/tab';
import type { PointerPlace } from '../tool-event';

export interface ArrowEnd {
  readonly arrow: string;
  readonly end: 'from' | 'to';
  readonly at: Point;
}

/** Pixels around the end of an arrow within which it is taken. */
const NEAR = 8;

/** The end of the one selected arrow that is meant; only what is selected has ends to take. */
export function endAt({ document, selection }: Tab, { at, pixel }: PointerPlace): ArrowEnd | undefined {
  const [key, ...others] = selection.store.getState().keys;
  if (key === undefined || others.length > 0) return undefined;
  const found = findPart(document.store.getState().mission, key);
  if (found?.kind !== 'arrow') return undefined;
  const ends = (['to', 'from'] as const).map((end): ArrowEnd => {
    const { x, y } = found.part[end];
    return { arrow: found.part.id, end, at: [x, y] };
  });
  return ends.find((end) => distance(end.at, at) <= NEAR * pixel);
}
