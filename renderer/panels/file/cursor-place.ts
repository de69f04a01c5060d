import type { Span } from './span-of';
import { keyOf, propertiesOf, stringAt, type Tree, type TreeNode, valueOf, valuesIn } from './tree';

/** One step on the way from the whole file to a place in it. */
export interface Step {
  readonly within: 'Object' | 'Array';
  /** Under which key, or the how-manieth of a list. */
  readonly key: string | number;
  /** What says which sort of object it is: its words, by their keys. */
  readonly said: ReadonlyMap<string, unknown>;
}

/** Where something is being written: the way there, and what it replaces. */
export interface CursorPlace extends Span {
  readonly way: readonly Step[];
  /** A key of an object, beside those that are there already; otherwise a value. */
  readonly beside?: ReadonlyMap<string, unknown>;
  /** A colon stands behind the key already. */
  readonly hasColon: boolean;
}

/** As long as any name is, so that nothing long is ever looked through. */
export const LONGEST_WORD = 100;

/** What can be offered at a place of a text; nothing within words for players, and where nothing fits. */
export function cursorPlace(tree: Tree, text: string, at: number): CursorPlace | undefined {
  const word = /"?[\w$.-]*$/.exec(text.slice(Math.max(0, at - LONGEST_WORD), at))?.[0] ?? '';
  const from = at - word.length;
  const to = at + restOfWord(word, text.slice(at, at + LONGEST_WORD));
  const sign = lastSignBefore(text, from);
  const node = container(tree, sign);
  if (!node) return undefined;
  const hasColon = /^\s*:/.test(text.slice(to, to + LONGEST_WORD));
  const span = { from, to, hasColon };
  switch (text.charAt(sign)) {
    case '{':
      return { ...span, way: wayTo(node, text), beside: saidIn(node, text, from) };
    case '[':
      return { ...span, way: [...wayTo(node, text), itemAt(node, from)] };
    case ',':
      return node.name === 'Object'
        ? { ...span, way: wayTo(node, text), beside: saidIn(node, text, from) }
        : { ...span, way: [...wayTo(node, text), itemAt(node, from)] };
    case ':':
      return behindColon(node, text, span);
    default:
      return undefined;
  }
}

/** How much of what follows belongs to a word that has been begun, with its closing quotation mark. */
export function restOfWord(begun: string, following: string): number {
  const rest = begun.startsWith('"') ? /^[\w$.-]*"?/ : /^[\w$.-]*/;
  return rest.exec(following)?.[0].length ?? 0;
}

function lastSignBefore(text: string, from: number): number {
  let at = from - 1;
  while (at >= 0 && ' \t\n'.includes(text.charAt(at))) at -= 1;
  return at;
}

/** The object, list or property that a sign belongs to. */
function container(tree: Tree, sign: number): TreeNode | undefined {
  if (sign < 0) return undefined;
  for (let node: TreeNode | null = tree.resolveInner(sign + 1, -1); node; node = node.parent) {
    if (node.name === 'String' || node.name === 'PropertyName') return undefined;
    if (node.name === 'Object' || node.name === 'Array' || node.name === 'Property') return node;
  }
  return undefined;
}

function behindColon(node: TreeNode, text: string, span: Span & { hasColon: boolean }) {
  const key = node.name === 'Property' ? keyOf(node, text) : undefined;
  if (key === undefined || !node.parent) return undefined;
  const step: Step = { within: 'Object', key, said: saidIn(node.parent, text, span.from) };
  return { ...span, way: [...wayTo(node.parent, text), step] };
}

function itemAt(list: TreeNode, from: number): Step {
  return { within: 'Array', key: valuesIn(list).filter(({ to }) => to <= from).length, said: new Map() };
}

/** From the whole file to an object or a list. */
function wayTo(node: TreeNode, text: string): Step[] {
  const way: Step[] = [];
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.name === 'Array') way.unshift(itemAt(outer, inner.from));
    if (inner.name !== 'Property' || outer.name !== 'Object') continue;
    const key = keyOf(inner, text);
    if (key !== undefined) way.unshift({ within: 'Object', key, said: saidIn(outer, text) });
  }
  return way;
}

/** The keys of an object, with their values where these are short; without what is being written. */
function saidIn(object: TreeNode, text: string, writing?: number): Map<string, unknown> {
  const said = new Map<string, unknown>();
  for (const property of propertiesOf(object)) {
    const key = property.from === writing ? undefined : keyOf(property, text);
    const value = valueOf(property);
    if (key === undefined) continue;
    const isBeingWritten = value !== undefined && value.from === writing;
    said.set(key, value && !isBeingWritten ? shortValue(value, text) : undefined);
  }
  return said;
}

function shortValue(value: TreeNode, text: string): unknown {
  if (value.to - value.from > LONGEST_WORD) return undefined;
  if (value.name === 'String') return stringAt(value, text);
  if (value.name === 'Number') return Number(text.slice(value.from, value.to));
  return value.name === 'True' ? true : value.name === 'False' ? false : undefined;
}
