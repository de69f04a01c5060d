import type { GameEvent } from '../engine';
import { asSentence } from './as-sentence';
import { ToldSoFar } from './known';
import { type Depth, outlined } from './outline';
import type { Said } from './said';
import { tellingOf } from './systems';
import type { Words } from './words';

/** What happened, in one sentence; nothing where another event of the same moment says it already. */
export function tell(event: GameEvent, words: Words, said?: Said): string | undefined {
  const sentence = tellingOf(words.table).log.tell(event, words, said);
  return sentence === undefined ? undefined : asSentence(sentence, words);
}

const INDENT = '  ';

/** Everything that happened since a game began, a line for each, but for what goes without saying. */
export function logLines(events: readonly GameEvent[], words: Words): string[] {
  return entriesOf(events, words, new ToldSoFar()).map(
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
export function entriesOf(events: readonly GameEvent[], words: Words, known: ToldSoFar): LogEntry[] {
  const { log } = tellingOf(words.table);
  const isOneMore = (event: GameEvent, before: GameEvent | undefined) =>
    before !== undefined && log.isOneMore?.(event, before) === true;
  return events.flatMap((event, place) => {
    if (isOneMore(event, events[place - 1])) return [];
    const { said } = known;
    const times = timesFrom(events, place, isOneMore);
    const sentence = log.memory?.isSaid(event, said)
      ? undefined
      : tell(event, words, times === 1 ? said : { ...said, times });
    const { depth, open } = outlined(log.role?.(event), said.open ?? 'nothing');
    const noted = log.memory?.noted(event, said) ?? said;
    known.said = noted.open === open ? noted : { ...noted, open };
    return sentence === undefined ? [] : [{ event, place, sentence, depth }];
  });
}

/** How often the same happens there, one time after the other. */
function timesFrom(
  events: readonly GameEvent[],
  place: number,
  isOneMore: (event: GameEvent, before: GameEvent | undefined) => boolean,
): number {
  let next = place + 1;
  for (let event = events[next]; event && isOneMore(event, events[next - 1]); event = events[next]) next += 1;
  return next - place;
}
