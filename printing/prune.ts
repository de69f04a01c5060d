import type { Page } from './printout';
import type { StructureNode } from './structure';

/** Takes out of a structure what has nothing on any page: nobody could hear it. Cells stay, so that their rows stay whole. */
export function prune(structure: StructureNode, pages: readonly Page[]): void {
  const painted = new Set(pages.flatMap(({ entries }) => entries.map(({ tag }) => tag)));
  const isHeard = (node: StructureNode): boolean =>
    painted.has(node) || node.children.some((child) => isCell(child) || isHeard(child));
  const pruneIn = ({ children }: StructureNode): void => {
    children.splice(0, children.length, ...children.filter((child) => isCell(child) || isHeard(child)));
    children.forEach(pruneIn);
  };
  pruneIn(structure);
}

function isCell({ role }: StructureNode): boolean {
  return role === 'TD' || role === 'TH';
}
