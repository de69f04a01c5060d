import { type LucideIcon, RotateCw, ScrollText, Wand2 } from 'lucide-react';
import { memo } from 'react';
import type { GameEvent } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { LogEntry } from '../../../telling/log';
import { isSearch, isWanted, type LogFilter } from '../../game/log-filter';
import type { Moment } from '../../game/moment';
import { roundOf } from '../../game/phase';
import { ruleBehind } from '../../game/rule-traces';
import { isWorthWatching } from '../../game/sitting';
import { useSitting } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { Branches } from './branches';
import { Dice } from './dice';

interface LogMomentProps {
  readonly moment: Moment;
  readonly entries: readonly LogEntry[];
  readonly filter: LogFilter;
  readonly when: 'past' | 'now' | 'ahead';
  /** The last event that may be told. */
  readonly told: number;
  /** Its last line is what the key Tab comes to, one of them all. */
  readonly isReached: boolean;
}

/** What led to one moment. Of up to some thousand, one or two change at a time. */
export const LogMoment = memo(function LogMoment(props: LogMomentProps) {
  const { moment, entries, filter, when, told } = props;
  const shown = entries.filter((entry) => entry.place <= told && isWanted(entry, filter, moment.system));
  // Of what a rule did its first line leads there.
  const rules = shown.map(({ place }) => ruleBehind(moment, place));
  const isWatched = when !== 'ahead' && isWorthWatching(moment);
  return (
    <li className="log-moment" data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
      {shown.map((entry, line) => (
        <Line
          key={entry.place}
          entry={entry}
          moment={moment}
          isReached={props.isReached && line === shown.length - 1}
          isHit={isSearch(filter)}
          rule={rules[line] === rules[line - 1] ? undefined : rules[line]}
          isPart={isWatched && isPart(entry, shown[line - 1], moment)}
        />
      ))}
      {isSearch(filter) ? null : <Branches moment={moment} />}
    </li>
  );
});

interface LineProps {
  readonly entry: LogEntry;
  readonly moment: Moment;
  readonly isReached: boolean;
  /** It was looked for, and stands without what is around it. */
  readonly isHit: boolean;
  /** The rule of the mission that did this, or of which this is told. */
  readonly rule: string | undefined;
  /** With it begins something that was watched, and can be again. */
  readonly isPart: boolean;
}

/** What is shown of a moment begins a part of it, and so does everything that others do, but not each of it. */
function isPart({ event }: LogEntry, before: LogEntry | undefined, { system }: Moment): boolean {
  if (!before) return true;
  const { isWatched, together } = system.play.event(event);
  return isWatched === true && together === undefined && before.event.type !== event.type;
}

function Line({ entry, moment, isReached, isHit, rule, isPart }: LineProps) {
  const { event, sentence, depth, place } = entry;
  const say = useSentences();
  const { goTo, pointOut } = useSitting();
  const here = () => pointOut(event);
  const gone = () => pointOut(undefined);
  const isBent = moment.system.play.event(event).groups?.includes('bent');
  const line = (
    <button
      type="button"
      className={isBent ? 'log-line log-bent' : 'log-line'}
      data-depth={depth}
      tabIndex={isReached ? 0 : -1}
      title={rulesOf(event)}
      onClick={() => goTo(moment)}
      onPointerEnter={here}
      onPointerLeave={gone}
      onFocus={here}
      onBlur={gone}
    >
      {isBent ? <Wand2 role="img" aria-label={say('log-panel.bent')} /> : null}
      {isHit && depth > 0 ? <Round round={roundOf(moment, place)} /> : null}
      {sentence}
      <Dice dice={moment.system.show.dice(event)} />
    </button>
  );
  if (rule === undefined && !isPart) return line;
  return (
    <div className="log-of-rule">
      {line}
      {isPart ? <Again moment={moment} place={place} /> : null}
      {rule === undefined ? null : <ToRule rule={rule} />}
    </div>
  );
}

/** Beside what was watched: the same once more, from there on. */
function Again({ moment, place }: { moment: Moment; place: number }) {
  const { watchAgain } = useSitting();
  return <Beside name="play.watch.again" Sign={RotateCw} onClick={() => watchAgain(moment, place)} />;
}

/** Beside the first line of what a rule did: the way to that rule among all of them. */
function ToRule({ rule }: { rule: string }) {
  const { trace } = useSitting();
  return <Beside name="trace.show-rule" Sign={ScrollText} onClick={() => trace({ rule })} />;
}

interface BesideProps {
  readonly name: SentenceKey;
  readonly Sign: LucideIcon;
  readonly onClick: () => void;
}

function Beside({ name, Sign, onClick }: BesideProps) {
  const say = useSentences();
  return (
    <button
      type="button"
      className="log-rule"
      tabIndex={-1}
      aria-label={say(name)}
      title={say(name)}
      onClick={onClick}
    >
      <Sign aria-hidden="true" />
    </button>
  );
}

function Round({ round }: { round: number }) {
  const say = useSentences();
  const words = round === 0 ? say('course.phase.set-up') : say('course.round', { round });
  return <span className="log-round">{words} </span>;
}

/** The numbers of the rules that decided it. */
function rulesOf({ rules }: GameEvent): string | undefined {
  return rules.length === 0 ? undefined : rules.join(', ');
}
