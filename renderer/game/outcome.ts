import type { GameEvent, GameSystem } from '../../engine';
import { ToldSoFar } from '../../telling/known';
import { entriesOf, type LogEntry } from '../../telling/log';
import type { Words } from '../../telling/words';
import { isFree } from './choices';
import type { Moment } from './moment';

/** Something that came of what was done, and how often. */
interface Came extends LogEntry {
  readonly times: number;
}

/** More would hide the board. */
const MOST = 6;

/** Results of the last action and of the questions it raised, without the zombies' turn. */
export function cameOf(moment: Moment, words: Words): readonly Came[] {
  const known = new ToldSoFar();
  const entries = sinceFree(moment).flatMap(({ events }) => entriesOf(events, words, known));
  const end = entries.findIndex(({ depth }) => depth === 0);
  const came: Came[] = [];
  for (const entry of end < 0 ? entries : entries.slice(0, end)) {
    // Whoever has done it and sees the board and the cards knows these.
    if (moment.system.play.event(entry.event).weight === 'plain') continue;
    const last = came.at(-1);
    if (last?.sentence === entry.sentence) came[came.length - 1] = { ...last, times: last.times + 1 };
    else came.push({ ...entry, times: 1 });
  }
  return came.slice(0, MOST);
}

/** The moments since somebody was free to do what they wanted, or since the zombies began. */
export function sinceFree(moment: Moment): readonly Moment[] {
  const moments = [moment];
  for (let one = moment; one.after && !isFree(one.after.seen); one = one.after) {
    if (one.after.events.some((event) => isBreak(event, moment.system))) break;
    moments.unshift(one.after);
  }
  return moments;
}

function isBreak(event: GameEvent, { play }: GameSystem): boolean {
  const { begins } = play.event(event);
  return begins === 'players' || begins === 'zombies';
}
