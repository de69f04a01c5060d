import { jsonLanguage } from '@codemirror/lang-json';

/** The text of a file as its syntax has it. It can be made of any text, however broken. */
export type Tree = ReturnType<typeof jsonLanguage.parser.parse>;
export type TreeNode = Tree['topNode'];

export function treeOf(text: string): Tree {
  return jsonLanguage.parser.parse(text);
}

const values: ReadonlySet<string> = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

export function isValue({ name }: TreeNode): boolean {
  return values.has(name);
}

/** What stands in an object or a list, or behind the name of a property. */
export function* childrenOf(node: TreeNode): Generator<TreeNode> {
  for (let child = node.firstChild; child; child = child.nextSibling) yield child;
}

export function valuesIn(node: TreeNode): TreeNode[] {
  return [...childrenOf(node)].filter(isValue);
}

export function propertiesOf(node: TreeNode): TreeNode[] {
  return node.getChildren('Property');
}

export function valueOf(property: TreeNode): TreeNode | undefined {
  return valuesIn(property)[0];
}

/** The key of a property; nothing where it is not whole yet. */
export function keyOf(property: TreeNode, text: string): string | undefined {
  const name = property.getChild('PropertyName');
  return name ? stringAt(name, text) : undefined;
}

/** What a string says; nothing for what is none. */
export function stringAt({ from, to }: TreeNode, text: string): string | undefined {
  try {
    const said: unknown = JSON.parse(text.slice(from, to));
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}
