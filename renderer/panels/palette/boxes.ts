import { stockTileset } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { Mission } from '../../../schemas';
import { inventory } from '../../document/inventory';
import { type Tally, tallies } from './strip-groups';

interface KnownBox {
  readonly id: string;
  readonly name: SentenceKey;
}

/** The boxes whose contents the program knows. */
export const knownBoxes: readonly KnownBox[] = [
  { id: stockTileset.box ?? stockTileset.id, name: 'boxes.box.undead-or-alive' },
];

/** More of one box than anybody puts on a table. */
export const MOST_BOXES = 9;

/** What is in one of them. */
export function boxContents(box: string): Tally[] {
  return tallies(inventory(nothing, { [box]: 1 })).filter(({ there }) => there > 0);
}

const nothing: Mission = {
  format: 'boothill/mission@1',
  id: 'nothing',
  title: {},
  system: 'undead-or-alive',
  placements: [],
};
