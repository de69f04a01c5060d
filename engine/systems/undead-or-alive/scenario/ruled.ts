import type { Area, Given } from '../../../../schemas';
import { type Placement, parsePart } from '../../../board/placed';
import type { Piece, Ruled } from '../set-up/board-plan';

/** What the rules of a situation speak of when they change its board. */
export function ruledIn(given: Given, placements: readonly Placement[]): Ruled {
  const { rules = [], spawn = [], machines = [], start = [], exit = [] } = given;
  const pieces: Piece[] = [
    ...spawn.map(({ id, kind, at, group }) => ({
      ...lying(id, at),
      kind: 'spawn' as const,
      spawn: kind,
      group,
    })),
    ...machines.map(({ id, at }) => ({ ...lying(id, at), kind: 'machine' as const })),
    ...start.map((at) => ({ ...lying(at, at), kind: 'start' as const })),
    ...exit.map((at) => ({ ...lying(at, at), kind: 'exit' as const })),
  ];
  return { placements, rules, areas: areasGiven(given), pieces };
}

function lying(id: string, part: string): Pick<Piece, 'id' | 'tile' | 'part'> {
  return { id, tile: parsePart(part).tile, part };
}

/** Nobody reads what an area of a situation is called. */
export function areasGiven({ areas = [] }: Given): Area[] {
  return areas.map((area) => ({ ...area, name: { en: area.id } }));
}
