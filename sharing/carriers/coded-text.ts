import type { Say } from '../../languages';
import { type Carried, oneMission } from './carried';
import { packed, seemsPacked, unpacked } from './packed';

/** So long are lines that every program shows and sends as they are. */
const LINE = 72;

/** A mission as text that is pasted: a plain line that says what it is, and the code. */
export function codedText(title: string, mission: string, say: Say): string {
  const lines = packed(mission).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return `${say('share.text.first-line', { title })}\n${lines.join('\n')}\n`;
}

/** Nothing where the text is something else. */
export function missionInText(text: string): Carried | undefined {
  if (!seemsPacked(text)) return undefined;
  const found = unpacked(text);
  return found.ok ? oneMission('mission', found.text) : found;
}
