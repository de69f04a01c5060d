import { isRecord } from '../../engine';
import { type Mission, parseJson } from '../../schemas';

/** What somebody has written in the text of a mission's file, and the mission does not have. */
export interface OwnText {
  /** A text so long is put together only when somebody needs it. */
  readonly text: { readonly length: number; toString(): string };
  /** The mission on which it was written; nothing if that has changed since, and nobody has said which of them counts. */
  readonly base: Mission | undefined;
}

/** The same in a draft, which is there for its sake alone where the mission itself lies somewhere already. */
export interface KeptOwnText {
  readonly text: string;
  readonly isBehind: boolean;
  /** The mission is all in its file, or as it came and never was in one. */
  readonly mission?: 'in-file' | 'as-it-came' | undefined;
}

/** In characters; the largest missions have a tenth of it. */
const LONGEST = 500_000;

/** Whether a draft can have it. */
export function canBeKept({ text }: OwnText): boolean {
  return text.length <= LONGEST;
}

export function keptOwnText(
  { text, base }: OwnText,
  now: Mission,
  mission: KeptOwnText['mission'],
): KeptOwnText {
  return { text: text.toString(), isBehind: base !== now, mission };
}

/** What was kept, of a mission that is there again. */
export function ownTextAgain({ text, isBehind }: KeptOwnText, now: Mission): OwnText {
  return { text, base: isBehind ? undefined : now };
}

/** Nothing where it is none: whatever was written down, a window must open. */
export function readOwnText(written: string | undefined): KeptOwnText | undefined {
  const parsed = written === undefined ? undefined : parseJson(written);
  if (!parsed?.ok || !isRecord(parsed.value)) return undefined;
  const { text, isBehind, mission } = parsed.value;
  if (typeof text !== 'string' || typeof isBehind !== 'boolean') return undefined;
  return { text, isBehind, ...((mission === 'in-file' || mission === 'as-it-came') && { mission }) };
}
