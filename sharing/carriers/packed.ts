import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { base64OfBytes, bytesOfBase64 } from '../../printing/pdf/base64';
import { largestFile, type Problem, problem } from '../../schemas';
import { checkWord } from './check-sum';
import { inflated } from './inflated';

export type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: Problem };

/**
 * A text in letters that mail, chat programs and markup leave alone: `boothill1.<how many letters>.<check sum>.<letters>.`
 * What was cut off or changed on the way is told by the number, the check sum and the last dot.
 */
export function packed(text: string): string {
  const bytes = strToU8(text);
  const letters = base64OfBytes(deflateSync(bytes, { level: 9 })).replace(/=+$/, '');
  return `boothill1.${letters.length}.${checkWord(bytes)}.${letters}.`;
}

/** What such programs put between letters: breaks, blanks, marks of quotation, and what cannot be seen. */
const putBetween = /[\s>\u00ad\u200b-\u200f\u2060\ufeff]+/g;
const code = /boothill(\d{1,4})\.(\d{1,9})\.([0-9a-f]{8})\.([A-Za-z0-9+/]*)(\.?)/i;
const codeBegins = /boothill\d{1,4}\.\d/i;

/** Whether something packed may be in a text. */
export function seemsPacked(text: string): boolean {
  return codeBegins.test(text);
}

/** What was packed, wherever in the text it stands. */
export function unpacked(text: string): Unpacked {
  const [, version, count, check, letters = '', end] = code.exec(text.replace(putBetween, '')) ?? [];
  if (version === undefined) return refuse('text-damaged');
  if (version !== '1') return refuse('too-new', { version: Number(version), known: 1 });
  const wanted = Number(count);
  if (letters.length < wanted && end === '')
    return refuse('text-cut-off', { percent: Math.floor((letters.length * 100) / wanted) });
  if (letters.length !== wanted || letters.length > 2 * largestFile) return refuse('text-damaged');
  const bytes = inflated(bytesOfBase64(letters), largestFile);
  if (bytes === 'too-much') return refuse('unpacks-to-too-much', { limit: largestFile / 1_000_000 });
  if (!bytes || checkWord(bytes) !== check?.toLowerCase()) return refuse('text-damaged');
  return { ok: true, text: strFromU8(bytes) };
}

function refuse(...[name, parameters]: [Problem['code'], Problem['parameters']?]): Unpacked {
  return { ok: false, problem: problem(name, '', parameters) };
}
