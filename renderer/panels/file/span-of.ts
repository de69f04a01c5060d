import { pointerKeys } from '../../../schemas/pointer';
import { keyOf, propertiesOf, type Tree, type TreeNode, valueOf, valuesIn } from './tree';

/** Where something stands in a text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a JSON pointer leads. What is long is marked by its name or by its first sign, and what is not there by what it is
 * missing in.
 */
export function spanOf(tree: Tree, text: string, pointer: string): Span {
  let span: Span = { from: 0, to: 0 };
  let value = valuesIn(tree.topNode)[0];
  if (value) span = marked(value);
  for (const key of pointerKeys(pointer)) {
    const step = value && stepInto(value, text, key);
    if (!step) break;
    value = step.value;
    span = value && value.name !== 'Object' && value.name !== 'Array' ? marked(value) : step.span;
  }
  return span;
}

function stepInto(
  node: TreeNode,
  text: string,
  key: string,
): { span: Span; value: TreeNode | undefined } | undefined {
  if (node.name === 'Array') {
    const item = valuesIn(node)[Number(key)];
    return item && { span: marked(item), value: item };
  }
  // Of keys that stand there twice the last one counts.
  const property = propertiesOf(node).findLast((one) => keyOf(one, text) === key);
  const name = property?.getChild('PropertyName');
  return property && name ? { span: { from: name.from, to: name.to }, value: valueOf(property) } : undefined;
}

/** Objects and lists by the sign that they begin with. */
function marked({ name, from, to }: TreeNode): Span {
  return { from, to: name === 'Object' || name === 'Array' ? from + 1 : to };
}

/** The sign at a line and a column, as whoever reads a text that breaks off counts them. */
export function spanAt(text: string, line: number, column: number): Span {
  let start = 0;
  for (let left = line - 1; left > 0; left--) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  const from = Math.min(text.length, start + column - 1);
  return { from, to: Math.min(text.length, from + 1) };
}
