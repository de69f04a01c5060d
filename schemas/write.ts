import type { DocumentKind } from './format';
import type { Documents } from './load';

const longestLine = 110;

/** A document as the text of a file: keys in their order, unknown ones too, and short lists on one line. */
export function writeDocument(document: Documents[DocumentKind]): string {
  return `${document.format === 'boothill/replay@1' ? writeReplay(document) : write(document, '')}\n`;
}

/** Every step of a replay is one line, so that two of them can be compared line by line. */
function writeReplay(replay: Documents['replay']): string {
  const steps = replay.steps.map((step) => JSON.stringify(step));
  const entries = Object.entries(replay).filter(([, part]) => part !== undefined);
  const parts = entries.map(([key, part]) => {
    return `${JSON.stringify(key)}: ${key === 'steps' ? block('[', steps, ']', '  ') : write(part, '  ')}`;
  });
  return block('{', parts, '}', '');
}

function write(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (value.every((item) => typeof item !== 'object') && deeper.length + line.length < longestLine)
      return line;
    return block(
      '[',
      value.map((item) => write(item, deeper)),
      ']',
      indent,
    );
  }
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return block(
    '{',
    entries.map(([key, part]) => `${JSON.stringify(key)}: ${write(part, deeper)}`),
    '}',
    indent,
  );
}

function block(open: string, items: readonly string[], close: string, indent: string): string {
  if (items.length === 0) return `${open}${close}`;
  const deeper = `${indent}  `;
  return `${open}\n${items.map((item) => deeper + item).join(',\n')}\n${indent}${close}`;
}
