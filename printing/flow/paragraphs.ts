import { box } from '../../drawing/outline';
import type { Shape } from '../../drawing/scene';
import { nodeIn, type StructureNode } from '../structure';
import type { Heading, Paragraph, Words } from './blocks';
import { brokenIntoLines } from './lines';
import { indented, type Setting } from './setting';
import { apart, glued, lineShapes, type Strip, together, underlaid, unglued } from './strips';
import { headings, type LineStyle, smallPrint } from './type';

const BAR = 0.9;
const INSET = 3.4;
/** Above and below what is set off. */
const EDGE = 1.6;

export function paragraphStrips(paragraph: Paragraph, setting: Setting): Strip[] {
  const said = nodeIn(setting.parent, 'P');
  const style = paragraph.small ? smallPrint : setting.style;
  if (!paragraph.quoted)
    return apart(wordStrips(paragraph.words, { ...setting, style }, said), style.leading * 0.35);
  const inner = { ...indented(setting, INSET, said), style };
  const strips = wordStrips(paragraph.words, { ...inner, width: inner.width - INSET }, said);
  return apart(setOff(strips, setting), style.leading * 0.4);
}

/** The lines of one text, none of which stands alone on its side of a break. */
export function wordStrips(words: Words, { width, indent, style }: Setting, tag: StructureNode): Strip[] {
  const lines = brokenIntoLines(words, style, width);
  const strips = lines.map((line): Strip => {
    return { height: style.leading, gap: 0, parts: [{ tag, shapes: lineShapes(line, [indent, 0], style) }] };
  });
  return together(strips);
}

/** On a tint, with a bar at its left. */
function setOff(strips: readonly Strip[], { indent, width }: Setting): Strip[] {
  const padded = strips.map((strip, index): Strip => {
    const above = index === 0 ? EDGE : 0;
    const below = index === strips.length - 1 ? EDGE : 0;
    const parts = strip.parts.map((part) => ({
      ...part,
      shapes: part.shapes.map((shape) => lowered(shape, above)),
    }));
    return { ...strip, height: strip.height + above + below, parts };
  });
  return underlaid(padded, (top, height) => [
    { kind: 'path', outlines: [box(indent, top, width, height)], fill: 'paper' },
    { kind: 'path', outlines: [box(indent, top, BAR, height)], fill: 'walk' },
  ]);
}

function lowered(shape: Shape, by: number): Shape {
  return shape.kind === 'text' ? { ...shape, at: [shape.at[0], shape.at[1] + by] } : shape;
}

/** Over a heading of a section, and between those below it. */
const gaps = { 1: 6, 2: 4.2, 3: 2.4 } as const;

/** A heading stays with what follows it; whoever sets the next block glues that. */
export function headingStrips(heading: Heading, setting: Setting, style = headings[heading.level]): Strip[] {
  const said = nodeIn(setting.parent, `H${heading.level}`);
  const strips = glued(wordStrips(heading.text, { ...setting, style }, said));
  const [first, ...others] = strips;
  if (!first) return [];
  const opened: Strip[] = [{ ...unglued(first), gap: gaps[heading.level] }, ...others];
  return style === headings[2] ? ruled(opened, setting, style) : opened;
}

/** A thin line under the heading of a section, thick where it begins. */
function ruled(strips: readonly Strip[], { indent, width }: Setting, { leading }: LineStyle): Strip[] {
  return strips.map((strip, index) => {
    if (index < strips.length - 1) return strip;
    const y = leading + 0.5;
    const shapes: Shape[] = [
      { kind: 'path', outlines: [box(indent, y, width, 0.2)], fill: 'ink' },
      { kind: 'path', outlines: [box(indent, y - 0.25, 16, 0.7)], fill: 'red' },
    ];
    return { ...strip, height: leading + 1.5, parts: [...strip.parts, { tag: 'layout', shapes }] };
  });
}
