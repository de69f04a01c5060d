import type { Point, Shape } from '../../drawing/scene';
import { shortened, type TextStyle, textLine, wrapText } from '../../drawing/text';
import type { Entry } from '../printout';
import { nodeIn, type StructureNode, type StructureRole } from '../structure';
import { TITLE } from './type';

const LEADING = 1.3;
/** A little less than three, as no line is quite full. */
const TITLE_LINES = 2.4;

/** A few paragraphs from the top of a page down; for long texts there is `flow/`. */
export class TextColumn {
  readonly entries: Entry[] = [];
  private down: number;

  constructor(
    private readonly left: number,
    top: number,
    private readonly width: number,
  ) {
    this.down = top;
  }

  /** Where it has come to. */
  get bottom(): number {
    return this.down;
  }

  skip(millimetres: number): void {
    this.down += millimetres;
  }

  /** At most three lines of it, so that there is room for what it is the title of. */
  title(words: string, parent: StructureNode): void {
    this.text(shortened(words, TITLE, TITLE_LINES * this.width), TITLE, parent, 'H1');
  }

  text(words: string, style: TextStyle, parent: StructureNode, role: StructureRole): void {
    this.entries.push({ tag: nodeIn(parent, role), shapes: this.lines(words, style, 0) });
  }

  numbered(items: readonly string[], style: TextStyle, parent: StructureNode): void {
    const list = nodeIn(parent, 'L');
    const inset = style.size * 1.6;
    for (const [index, words] of items.entries()) {
      const item = nodeIn(list, 'LI');
      const label = textLine(`${index + 1}.`, this.nextLine(style), style, 'ink', 'start');
      this.entries.push({ tag: nodeIn(item, 'Lbl'), shapes: [label] });
      this.entries.push({ tag: nodeIn(item, 'LBody'), shapes: this.lines(words, style, inset) });
      this.skip(style.size * 0.4);
    }
  }

  private lines(words: string, style: TextStyle, inset: number): Shape[] {
    return wrapText(words, style, this.width - inset).map((line, index, lines) => {
      const [x, y] = this.nextLine(style);
      this.down += style.size * LEADING;
      // Whoever reads it aloud or copies it has a space between the lines.
      const said = index < lines.length - 1 ? `${line} ` : line;
      return textLine(said, [x + inset, y], style, 'ink', 'start');
    });
  }

  private nextLine({ size }: TextStyle): Point {
    return [this.left, this.down + size];
  }
}
