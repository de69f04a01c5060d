import { type SystemId, systemOf, systems } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { type Mission, missionFormat } from '../../../schemas';
import { inventory } from '../../document/inventory';
import { editorOf } from '../../systems/editor-of';
import { tallies } from './tally';

interface KnownBox {
  readonly id: string;
  readonly system: SystemId;
  readonly name: SentenceKey;
}

/** The boxes whose contents the program knows. */
export const knownBoxes: readonly KnownBox[] = Object.values(systems).map(({ id: system, content }) => ({
  id: content.tileset.id,
  system,
  name: editorOf(system).box,
}));

/** More of one box than anybody puts on a table. */
export const MOST_BOXES = 9;

interface Contents {
  readonly name: SentenceKey;
  readonly count: number;
}

/** What is in a box. */
export function boxContents({ id, system }: Pick<KnownBox, 'id' | 'system'>): Contents[] {
  const counts = inventory(nothingOf(system), { [id]: 1 });
  const { strip, alsoInBox } = editorOf(system);
  const groups = [...strip.filter(({ isNotInBox }) => !isNotInBox), ...alsoInBox];
  return [
    ...tallies(groups, counts).map(({ group, there }) => ({ name: group.name, count: there })),
    { name: 'boxes.survivors', count: systemOf(system).content.people.length },
  ];
}

function nothingOf(system: SystemId): Mission {
  return { format: missionFormat, id: 'nothing', title: {}, system, placements: [] };
}
