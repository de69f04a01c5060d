import { areaShapes, type ShownAreas } from '../../../drawing/board/areas';
import type { Box } from '../../../drawing/box';
import type { Language } from '../../../languages';
import type { LaidOut } from '../../document/laid-out';
import type { PartKey } from '../../document/parts';
import { type NumberMark, placeOfNumber } from '../marks';
import type { CanvasShowing } from '../showing';
import type { Aid, Aids } from './aid';
import { type Looked, piecesOfSome } from './pieces-of-some';

export interface AskedAids extends Pick<CanvasShowing, 'own' | 'order' | 'ghosts' | 'ahead'> {
  readonly areas: ShownAreas | undefined;
  readonly language: Language;
  readonly looked?: Looked;
}

/** Everything that helps to understand a board as it lies; nothing that belongs to what is held. */
export function aidsOf(laid: LaidOut, asked: AskedAids, held: ReadonlySet<PartKey>): Aids {
  const { own, order, ghosts, ahead, areas, language, looked } = asked;
  const lying = <Sign>(aids: readonly Aid<Sign>[]) =>
    aids.filter(({ of }) => !of.some((key) => held.has(key))).map(({ sign }) => sign);
  const numbers = (order && own?.order(laid, language)) || [];
  const drawn = areas ? areaShapes(laid, areas, language, boxesOf(numbers)) : { under: [], over: [] };
  const some = looked && piecesOfSome(laid, looked, language);
  const later = ahead === undefined ? undefined : own?.later(laid, ahead, language);
  return {
    under: [...drawn.under, ...(later?.under ?? [])],
    tiles: later?.tiles ?? [],
    ghosts: [...lying((ghosts && own?.ghosts(laid)) || []), ...lying(some?.ghosts ?? [])],
    signs: later?.signs ?? [],
    over: drawn.over,
    numbers: lying(numbers),
    badges: lying(some?.badges ?? []),
    hidden: new Set(later?.hidden),
  };
}

/** The room that signs take, which words about zones keep off. */
export function placesOfAids(
  laid: LaidOut,
  { own, order, areas, language }: Pick<AskedAids, 'own' | 'order' | 'areas' | 'language'>,
): readonly Box[] {
  const numbers = boxesOf((order && own?.order(laid, language)) || []);
  return areas ? [...numbers, ...areaShapes(laid, areas, language, numbers).places] : numbers;
}

function boxesOf(numbers: readonly Aid<NumberMark>[]): Box[] {
  return numbers.map(({ sign }) => placeOfNumber(sign));
}
