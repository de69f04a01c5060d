import type { Language } from '../../../languages';
import type { LaidOut } from '../../document/laid-out';
import type { PartKey } from '../../document/parts';
import type { CanvasShowing } from '../showing';
import type { Aid, Aids } from './aid';
import { areaShapes } from './areas';
import { crateGhosts } from './crate-ghosts';
import { spawnNumbers } from './spawn-numbers';
import { trainGhost } from './train-ghost';

export interface AskedAids extends Pick<CanvasShowing, 'order' | 'crates' | 'trainRound'> {
  /** The tool for areas is at work, on this one or on a new one. */
  readonly areas: { readonly chosen: string | undefined } | undefined;
  readonly language: Language;
}

/** Everything that helps to understand a board as it lies; nothing that belongs to what is held. */
export function aidsOf(laid: LaidOut, asked: AskedAids, held: ReadonlySet<PartKey>): Aids {
  const { order, crates, trainRound, areas, language } = asked;
  const lying = (aids: readonly Aid[]) =>
    aids.filter(({ of }) => !of.some((key) => held.has(key))).map(({ print }) => print);
  const drawn = areas ? areaShapes(laid, areas.chosen, language) : { under: [], over: [] };
  const train = trainRound === undefined ? undefined : trainGhost(laid, trainRound, language);
  return {
    under: [...drawn.under, ...(train?.under ?? [])],
    tiles: train?.tiles ?? [],
    ghosts: crates ? lying(crateGhosts(laid)) : [],
    signs: [...(train?.signs ?? []), ...(order ? lying(spawnNumbers(laid)) : [])],
    over: drawn.over,
    hidden: new Set(train ? [train.token] : []),
  };
}
