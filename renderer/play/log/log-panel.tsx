import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { toldOf } from '../../game/hearing';
import type { MomentLog } from '../../game/log';
import { GameLog } from '../../game/log';
import { everything, isSearch, isWanted, type LogFilter } from '../../game/log-filter';
import { lineTo, type Moment } from '../../game/moment';
import { useGameState, useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { useHidesUndone } from '../use-hides-undone';
import { FilterFields } from './filter-fields';
import { keepLineInSight, lineToGoTo } from './log-keys';
import { LogMoment } from './log-moment';
import './log.css';

/** Everything that has happened, as sentences; a click leads to the moment of it. */
export function LogPanel() {
  const say = useSentences();
  const list = useRef<HTMLOListElement>(null);
  const [filter, setFilter] = useState<LogFilter>(everything);
  const wanted = useDeferredValue(filter);
  const words = useWords();
  const log = useMemo(() => new GameLog(words), [words]);
  const { options } = useSitting().game;
  const { at, newest } = useGameState((state) => state);
  const watching = useSittingState((state) => state.watching);
  const moments = useMemo(() => log.to(newest), [log, newest]);
  const now = useMemo(() => lineTo(at).length - 1, [at]);
  const hides = useHidesUndone();
  // Shown for once, they are hidden again as soon as the game goes on.
  const [shownTo, setShownTo] = useState<Moment>();
  const backTo = useSittingState(({ takenBack }) => takenBack);
  const left = Math.max(now, backTo ? lineTo(backTo).length - 1 : now);
  const undone = hides && backTo && shownTo !== newest ? moments.length - 1 - left : 0;
  const shown = useMemo(() => (undone > 0 ? moments.slice(0, left + 1) : moments), [moments, left, undone]);
  const reached = useMemo(() => reachedAmong(shown, now, wanted), [shown, now, wanted]);
  const { pointOut } = useSitting();
  useEffect(() => () => pointOut(undefined), [pointOut]);
  useEffect(() => keepLineInSight(list.current), [at, watching, wanted]);

  const go = (event: KeyboardEvent) => {
    const line = lineToGoTo(event.key, list.current);
    if (!line) return;
    line.focus();
    event.preventDefault();
  };
  return (
    <div className="log">
      <FilterFields filter={filter} change={setFilter} />
      {/* It stands there from the start, so that it is heard when it says something. */}
      <p className="log-nothing" role="status">
        {isSearch(wanted) && !reached ? say('log-panel.nothing') : null}
      </p>
      <ol className="log-list" ref={list} aria-label={say('play.log')} onKeyDown={go}>
        {shown.map(({ moment, entries }, place) => (
          <LogMoment
            key={moment.number}
            moment={moment}
            entries={entries}
            filter={wanted}
            when={place < now ? 'past' : place === now ? 'now' : 'ahead'}
            told={toldOf(moment, watching)}
            isReached={moment === reached}
          />
        ))}
      </ol>
      {undone > 0 ? (
        <p className="log-undone">
          {say('log-panel.undone', { count: undone })}{' '}
          <button type="button" className="text-button" onClick={() => setShownTo(newest)}>
            {say('log-panel.undone.show')}
          </button>
        </p>
      ) : null}
      <p className="log-draw">{say('log.draw', { draw: options.seed })}</p>
    </div>
  );
}

/** The moment that the key Tab comes to: the one in sight, or the nearest to it of which anything is shown. */
function reachedAmong(moments: readonly MomentLog[], now: number, filter: LogFilter): Moment | undefined {
  const isShown = ({ entries, moment }: MomentLog) =>
    entries.some((entry) => isWanted(entry, filter, moment.system));
  const found = moments.slice(0, now + 1).findLast(isShown) ?? moments.slice(now + 1).find(isShown);
  return found?.moment;
}
