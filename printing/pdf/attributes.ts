import type { StructureNode } from '../structure';
import type { Element } from './elements';
import { corners } from './units';

/** What the file says of an element beside its role. Text is a `String`, because a name is a `string`. */
export function attributesOf(
  { node, seen }: Element,
  elements: ReadonlyMap<StructureNode, Element>,
): Record<string, unknown> {
  const attributes = {
    ...(node.role === 'Figure' &&
      seen && { O: 'Layout', Placement: 'Block', BBox: corners(seen.box, seen.pageHeight) }),
    ...(node.role === 'TH' && { O: 'Table', Scope: node.scope }),
    ...(node.role === 'L' && { O: 'List', ListNumbering: numbering(node, elements) }),
  };
  return {
    ...(node.language && { Lang: new String(node.language) }),
    ...(node.alternative && { Alt: new String(node.alternative) }),
    ...(Object.keys(attributes).length > 0 && { A: attributes }),
  };
}

/** By what stands before the first item. */
function numbering(list: StructureNode, elements: ReadonlyMap<StructureNode, Element>) {
  const label = list.children.flatMap(({ children }) => children).find(({ role }) => role === 'Lbl');
  if (!label) return 'None';
  return /^\d/.test(elements.get(label)?.words[0] ?? '') ? 'Decimal' : 'Disc';
}
