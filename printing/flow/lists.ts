import { textWidth } from '../../drawing/text';
import { nodeIn, type StructureNode } from '../structure';
import type { List, ListItem } from './blocks';
import { brokenIntoLines } from './lines';
import { wordStrips } from './paragraphs';
import { indented, type Setting } from './setting';
import { apart, lineShapes, type Strip } from './strips';

const MARKS = ['•', '–', '·'];
const LEAST_HANG = 3.6;

export function listStrips(list: List, setting: Setting): Strip[] {
  return apart(itemsStrips(list.items, list.ordered ?? false, setting, 0), setting.style.leading * 0.35);
}

function itemsStrips(items: readonly ListItem[], ordered: boolean, setting: Setting, depth: number): Strip[] {
  const list = nodeIn(setting.parent, 'L');
  const marks = items.map((_, index) => (ordered ? `${index + 1}.` : (MARKS[depth % MARKS.length] ?? '•')));
  const widest = Math.max(0, ...marks.map((mark) => textWidth(mark, setting.style)));
  const hang = Math.max(LEAST_HANG, widest + 1.4);
  return items.flatMap((item, index) => {
    const strips = itemStrips(item, marks[index] ?? '', list, { ...setting, hang, depth });
    return index === 0 && depth === 0 ? strips : apart(strips, setting.style.leading * 0.16);
  });
}

interface ItemSetting extends Setting {
  readonly hang: number;
  readonly depth: number;
}

function itemStrips(item: ListItem, mark: string, list: StructureNode, setting: ItemSetting): Strip[] {
  const { indent, style, hang, depth } = setting;
  const whole = nodeIn(list, 'LI');
  const label = nodeIn(whole, 'Lbl');
  const body = nodeIn(whole, 'LBody');
  const inner = indented(setting, hang, body);
  const [first, ...others] = wordStrips(item.words, inner, nodeIn(body, 'P'));
  const run = MARKS.includes(mark) ? { text: mark, bold: true as const } : { text: mark };
  const [marked] = brokenIntoLines([run], style, hang);
  const shapes = marked ? lineShapes(marked, [indent, 0], style) : [];
  const labelled: Strip = {
    height: style.leading,
    gap: 0,
    ...first,
    parts: [{ tag: label, shapes }, ...(first?.parts ?? [])],
  };
  const below = item.items ? itemsStrips(item.items, item.ordered ?? false, inner, depth + 1) : [];
  const [next, ...rest] = below;
  return [labelled, ...others, ...(next ? [{ ...next, glued: true as const }, ...rest] : [])];
}
