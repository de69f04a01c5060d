import type { Box } from '../../../drawing/box';
import type { Language } from '../../../languages';
import type { LaidOut } from '../../document/laid-out';
import type { PartKey } from '../../document/parts';
import type { CanvasShowing } from '../showing';
import type { Aid, Aids } from './aid';
import { areaShapes, type ShownAreas } from './areas';
import { crateGhosts } from './crate-ghosts';
import { placeOfNumber, spawnNumbers } from './spawn-numbers';
import { trainGhost } from './train-ghost';

export interface AskedAids extends Pick<CanvasShowing, 'order' | 'crates' | 'trainRound'> {
  readonly areas: ShownAreas | undefined;
  readonly language: Language;
}

/** Everything that helps to understand a board as it lies; nothing that belongs to what is held. */
export function aidsOf(laid: LaidOut, asked: AskedAids, held: ReadonlySet<PartKey>): Aids {
  const { order, crates, trainRound, areas, language } = asked;
  const lying = <Sign>(aids: readonly Aid<Sign>[]) =>
    aids.filter(({ of }) => !of.some((key) => held.has(key))).map(({ sign }) => sign);
  const numbers = order ? spawnNumbers(laid, language) : [];
  const drawn = areas ? areaShapes(laid, areas, language, boxesOf(numbers)) : { under: [], over: [] };
  const train = trainRound === undefined ? undefined : trainGhost(laid, trainRound, language);
  return {
    under: [...drawn.under, ...(train?.under ?? [])],
    tiles: train?.tiles ?? [],
    ghosts: crates ? lying(crateGhosts(laid)) : [],
    signs: train?.signs ?? [],
    over: drawn.over,
    numbers: lying(numbers),
    hidden: new Set(train?.hidden),
  };
}

/** The room that signs take, which words about zones keep off. */
export function placesOfAids(
  laid: LaidOut,
  { order, areas, language }: Pick<AskedAids, 'order' | 'areas' | 'language'>,
): readonly Box[] {
  const numbers = boxesOf(order ? spawnNumbers(laid, language) : []);
  return areas ? [...numbers, ...areaShapes(laid, areas, language, numbers).places] : numbers;
}

function boxesOf(numbers: ReturnType<typeof spawnNumbers>): Box[] {
  return numbers.map(({ sign }) => placeOfNumber(sign));
}
