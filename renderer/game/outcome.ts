import type { UoaEvent } from '../../engine';
import { Known } from '../../telling/known';
import { entriesOf, type LogEntry } from '../../telling/log';
import type { Words } from '../../telling/words';
import { isFree } from './choices';
import type { Moment } from './moment';

/** Something that came of what was done, and how often. */
interface Came extends LogEntry {
  readonly times: number;
}

type EventType = UoaEvent['type'];

/** Whoever has done it and sees the board and the cards knows these. */
const PLAIN: ReadonlySet<string> = new Set<EventType>([
  ...(['moved', 'turn-began', 'turn-ended', 'free-action', 'adrenaline', 'first-player'] as const),
  ...(['placed-card', 'discarded', 'reorganized', 'traded', 'starting-weapon'] as const),
  ...(['laid', 'stands', 'companion', 'started', 'noise-laid', 'noise-moved', 'shuffled'] as const),
  ...(['activated', 'act-again', 'zombies-see', 'zombies-hear', 'zombies-split', 'zombies-move'] as const),
  ...(['zombies-stay', 'zombies-held', 'attack', 'fired', 'noise'] as const),
]);

/** More would hide the board. */
const MOST = 6;

/** What came of what somebody did last, with all that they were asked meanwhile; not what the zombies did then. */
export function cameOf(moment: Moment, words: Words): readonly Came[] {
  const known = new Known();
  const entries = sinceFree(moment).flatMap(({ events }) => entriesOf(events, words, known));
  const end = entries.findIndex(({ depth }) => depth === 0);
  const came: Came[] = [];
  for (const entry of end < 0 ? entries : entries.slice(0, end)) {
    if (PLAIN.has(entry.event.type)) continue;
    const last = came.at(-1);
    if (last?.sentence === entry.sentence) came[came.length - 1] = { ...last, times: last.times + 1 };
    else came.push({ ...entry, times: 1 });
  }
  return came.slice(0, MOST);
}

/** The moments since somebody was free to do what they wanted, or since the zombies began. */
function sinceFree(moment: Moment): readonly Moment[] {
  const moments = [moment];
  for (let one = moment; one.after && !isFree(one.after.seen); one = one.after) {
    if (one.after.events.some(isBreak)) break;
    moments.unshift(one.after);
  }
  return moments;
}

function isBreak({ type }: { readonly type: string }): boolean {
  return type === 'zombies-phase' || type === 'round-began';
}
