import type { DocumentKind } from './format';
import type { Documents } from './load';

const longestLine = 110;

/** A document as the text of a file: keys in their order, unknown ones too, and short lists on one line. */
export function writeDocument(document: Documents[DocumentKind]): string {
  return `${document.format in linedLists ? writeLined(document) : write(document, '', isTight(document))}\n`;
}

/** A situation is written by hand: what fits on a line stands on one, so that it can be read at a glance. */
const isTight = ({ format }: Documents[DocumentKind]) => format === 'boothill/scenario@1';

/** Lists of which every item is one line, so that two files can be compared line by line. */
const linedLists: Partial<Record<Documents[DocumentKind]['format'], string>> = {
  'boothill/replay@1': 'steps',
  'boothill/game@1': 'moments',
};

function writeLined(document: Documents[DocumentKind]): string {
  const lined = linedLists[document.format];
  const entries = Object.entries(document).filter(([, part]) => part !== undefined);
  const parts = entries.map(([key, part]: [string, unknown]) => {
    const text = key === lined ? writeLines(part) : write(part, '  ');
    return `${JSON.stringify(key)}: ${text}`;
  });
  return block('{', parts, '}', '');
}

function writeLines(items: unknown): string {
  const lines = (items as unknown[]).map((item) => JSON.stringify(item));
  return block('[', lines, ']', '  ');
}

function write(value: unknown, indent: string, tight = false): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (tight && indent !== '') {
    const line = writeOnLine(value);
    if (deeper.length + line.length < longestLine) return line;
  }
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (value.every((item) => typeof item !== 'object') && deeper.length + line.length < longestLine)
      return line;
    return block(
      '[',
      value.map((item) => write(item, deeper, tight)),
      ']',
      indent,
    );
  }
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return block(
    '{',
    entries.map(([key, part]) => `${JSON.stringify(key)}: ${write(part, deeper, tight)}`),
    '}',
    indent,
  );
}

/** A part of a document by itself: on one line, if it fits there. */
export function writePart(part: unknown): string {
  const line = writeOnLine(part);
  return line.length < longestLine ? line : write(part, '', true);
}

function writeOnLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeOnLine).join(', ')}]`;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, part]) => `${JSON.stringify(key)}: ${writeOnLine(part)}`).join(', ')} }`;
}

function block(open: string, items: readonly string[], close: string, indent: string): string {
  if (items.length === 0) return `${open}${close}`;
  const deeper = `${indent}  `;
  return `${open}\n${items.map((item) => deeper + item).join(',\n')}\n${indent}${close}`;
}
