import type { GameEvent, UoaEvent } from '../engine';
import { asSentence } from './as-sentence';
import { actions } from './events/actions';
import { bending } from './events/bending';
import { cards } from './events/cards';
import { combat } from './events/combat';
import { course } from './events/course';
import { decks } from './events/decks';
import { machines } from './events/machines';
import { mission } from './events/mission';
import { setUp } from './events/set-up';
import { spawning } from './events/spawning';
import type { Said, Tellers } from './events/tellers';
import { train } from './events/train';
import { zombies } from './events/zombies';
import { Known } from './known';
import type { Depth } from './outline';
import type { Words } from './words';

const tellers: Tellers = {
  ...actions,
  ...bending,
  ...cards,
  ...combat,
  ...course,
  ...decks,
  ...machines,
  ...mission,
  ...setUp,
  ...spawning,
  ...train,
  ...zombies,
};

/** What happened, in one sentence; nothing where another event of the same moment says it already. */
export function tell(event: GameEvent, words: Words, said: Said = {}): string | undefined {
  const happened = event as UoaEvent;
  const teller = tellers[happened.type] as (event: UoaEvent, words: Words, said: Said) => string | undefined;
  const sentence = teller(happened, words, said);
  return sentence === undefined ? undefined : asSentence(sentence, words);
}

const INDENT = '  ';

/** Everything that happened since a game began, a line for each, but for what goes without saying. */
export function logLines(events: readonly GameEvent[], words: Words): string[] {
  return entriesOf(events, words, new Known()).map(
    ({ sentence, depth }) => `${INDENT.repeat(depth)}${sentence}`,
  );
}

/** One line of a log. */
export interface LogEntry {
  readonly event: GameEvent;
  /** Its place among the events that were told together. */
  readonly place: number;
  readonly sentence: string;
  readonly depth: Depth;
}

/** What happened next, for whoever has told so much already. */
export function entriesOf(events: readonly GameEvent[], words: Words, known: Known): LogEntry[] {
  return events.flatMap((event, place) => {
    if (isOneMore(event, events[place - 1])) return [];
    const isKnown = known.saysItAlready(event as UoaEvent);
    known.times = timesFrom(events, place);
    const sentence = isKnown ? undefined : tell(event, words, known);
    const depth = known.note(event as UoaEvent);
    return sentence === undefined ? [] : [{ event, place, sentence, depth }];
  });
}

/** How often the same happens there, one time after the other. */
function timesFrom(events: readonly GameEvent[], place: number): number {
  let next = place + 1;
  for (let event = events[next]; event && isOneMore(event, events[next - 1]); event = events[next]) next += 1;
  return next - place;
}

/** What a train runs over, or a tile takes along, falls all at once. */
function isOneMore(event: GameEvent, before: GameEvent | undefined): boolean {
  const [one, other] = [event as UoaEvent, before as UoaEvent | undefined];
  if (one.type !== 'killed' || other?.type !== 'killed' || one.survivor !== undefined) return false;
  return other.survivor === undefined && one.zone === other.zone && one.zombie === other.zombie;
}
