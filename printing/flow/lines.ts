import { type TextStyle, textWidth } from '../../drawing/text';
import type { Run, Words } from './blocks';

// Words into lines. Lines end at spaces, but not at those that belong to French punctuation.

/** Letters of one weight that stand together. */
export interface Fragment {
  readonly text: string;
  readonly bold: boolean;
  /** From where the line begins. */
  readonly x: number;
}

export interface WordLine {
  readonly fragments: readonly Fragment[];
  readonly width: number;
}

type Letters = Pick<Fragment, 'text' | 'bold'>;

/** What no line breaks within. */
interface Word {
  readonly letters: readonly Letters[];
  readonly width: number;
  /** It ends its line. */
  readonly ends?: true;
}

const SPACE = / +(?![;:!?»%])(?<!« +)/;

/** Spaces and hyphens that hold, as the fonts have them; one of any other spaces, as whoever looks for breaks counts on it. */
function printable(text: string): string {
  return text
    .replaceAll(/[\u202f\u2007]/g, '\u00a0')
    .replaceAll('\u2011', '-')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[ \t]+/g, ' ');
}

export function brokenIntoLines(words: Words, style: TextStyle, width: number): WordLine[] {
  const lines: WordLine[] = [];
  const space = textWidth(' ', style);
  let line: Letters[] = [];
  let used = 0;
  const end = (continues: boolean): void => {
    lines.push(placed(continues ? spaced(line) : line, style));
    line = [];
    used = 0;
  };
  for (const word of wordsOf(words, style)) {
    if (line.length > 0 && used + space + word.width > width) end(true);
    const pieces = word.width > width ? brokenWord(word, style, width) : [word];
    pieces.forEach((piece, index) => {
      if (index > 0) end(false);
      line = line.length > 0 ? [...spaced(line), ...piece.letters] : [...piece.letters];
      used += (used > 0 ? space : 0) + piece.width;
    });
    if (word.ends) end(false);
  }
  if (line.length > 0) end(false);
  return lines;
}

function* wordsOf(words: Words, style: TextStyle): Generator<Word> {
  const runs: readonly Run[] = typeof words === 'string' ? [{ text: words }] : words;
  const rows = rowsOf(runs);
  for (const [index, row] of rows.entries()) {
    const wordsOfRow = splitAtSpaces(row);
    for (const [place, letters] of wordsOfRow.entries()) {
      const isLast = place === wordsOfRow.length - 1 && index < rows.length - 1;
      yield { letters, width: widthOf(letters, style), ...(isLast ? { ends: true } : {}) };
    }
  }
}

/** The rows that the author began. */
function rowsOf(runs: readonly Run[]): Letters[][] {
  const rows: Letters[][] = [[]];
  for (const { text, bold = false } of runs) {
    const [first = '', ...others] = printable(text).split('\n');
    rows.at(-1)?.push({ text: first, bold });
    for (const other of others) rows.push([{ text: other, bold }]);
  }
  return rows;
}

/** A word may be of several weights: what counts is the text of all of them. */
function splitAtSpaces(row: readonly Letters[]): Letters[][] {
  const text = row.map((letters) => letters.text).join('');
  const words: Letters[][] = [];
  let from = 0;
  for (const part of text.split(SPACE)) {
    const at = text.indexOf(part, from);
    if (part.trim() !== '') words.push(cut(row, at, at + part.length));
    from = at + part.length;
  }
  return words;
}

function cut(row: readonly Letters[], from: number, to: number): Letters[] {
  let start = 0;
  return row.flatMap(({ text, bold }) => {
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return piece === '' ? [] : [{ text: piece, bold }];
  });
}

function brokenWord(word: Word, style: TextStyle, width: number): Word[] {
  const pieces: { letters: Letters[]; width: number }[] = [];
  for (const { text, bold } of word.letters) {
    for (const letter of text) {
      const wide = widthOf([{ text: letter, bold }], style);
      let piece = pieces.at(-1);
      if (!piece || piece.width + wide > width) {
        piece = { letters: [], width: 0 };
        pieces.push(piece);
      }
      piece.letters.push({ text: letter, bold });
      piece.width += wide;
    }
  }
  return pieces;
}

function widthOf(letters: readonly Letters[], style: TextStyle): number {
  return letters.reduce((sum, { text, bold }) => sum + textWidth(text, weighted(style, bold)), 0);
}

export function weighted(style: TextStyle, bold: boolean): TextStyle {
  return bold ? { ...style, weight: 700 } : style;
}

/** The space stays with what stands before it, so that whoever copies the text has it. */
function spaced(line: readonly Letters[]): Letters[] {
  const last = line.at(-1);
  return last ? [...line.slice(0, -1), { ...last, text: `${last.text} ` }] : [];
}

function placed(line: readonly Letters[], style: TextStyle): WordLine {
  const fragments: Fragment[] = [];
  let x = 0;
  for (const { text, bold } of line) {
    const before = fragments.at(-1);
    if (before?.bold === bold) fragments[fragments.length - 1] = { ...before, text: before.text + text };
    else fragments.push({ text, bold, x });
    x += textWidth(text, weighted(style, bold));
  }
  const last = line.at(-1);
  const hanging = last?.text.endsWith(' ') ? textWidth(' ', weighted(style, last.bold)) : 0;
  return { fragments, width: x - hanging };
}
