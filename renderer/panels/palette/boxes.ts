import { stockTileset, survivors } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { Mission } from '../../../schemas';
import { inventory } from '../../document/inventory';
import { tallies } from './strip-groups';

interface KnownBox {
  readonly id: string;
  readonly name: SentenceKey;
}

/** The boxes whose contents the program knows. */
export const knownBoxes: readonly KnownBox[] = [{ id: stockTileset.id, name: 'boxes.box.undead-or-alive' }];

/** More of one box than anybody puts on a table. */
export const MOST_BOXES = 9;

interface Contents {
  readonly name: SentenceKey;
  readonly count: number;
}

/** What is in a box. */
export function boxContents(box: string): Contents[] {
  const counts = inventory(nothing, { [box]: 1 });
  const piles = counts.find(({ component }) => component === 'corpse-pile')?.there ?? 0;
  return [
    ...tallies(counts)
      // How many companions there can be is no matter of what is in a box.
      .filter(({ group }) => !group.components.includes('companions'))
      .map(({ group, there }) => ({ name: group.name, count: there })),
    { name: 'chip.corpse-pile', count: piles },
    { name: 'boxes.survivors', count: survivors.length },
  ];
}

const nothing: Mission = {
  format: 'boothill/mission@1',
  id: 'nothing',
  title: {},
  system: 'undead-or-alive',
  placements: [],
};
