import type { EventPattern, Expectation } from '../../schemas';
import type { GameEvent } from '../game/events';
import { finding, type ScenarioFinding } from '../game/finding';
import { isRecord } from '../game/is-record';
import type { Game } from '../game/kernel';
import { outcomeOf, pendingDecision } from '../game/play';
import type { Looks, Staging } from '../game/stage';
import { checkLegal, checkNotLegal, checkOptions } from './actions';
import { checkNoEvent, unknownEvent } from './events';
import { matches, shown } from './patterns';

/** A position, and what has happened on the way to it. */
export interface ScenarioMoment<G extends Game<G>> {
  readonly game: G;
  readonly events: readonly GameEvent[];
}

/** What is not as it is expected to be. */
export function check<G extends Game<G>>(
  expected: Expectation,
  moment: ScenarioMoment<G>,
  stage: Staging<G>,
  pointer: string,
): ScenarioFinding[] {
  const { game, events } = moment;
  const { rules = [] } = expected;
  const slip = slipIn(eventsIn(expected), game, stage, pointer);
  if (slip) return [slip];
  if ('event' in expected) return checkEvent(expected.event, expected.times, rules, events, pointer);
  if ('events' in expected) return checkEvents(expected.events, rules, events, pointer);
  if ('noEvent' in expected) return checkNoEvent(expected.noEvent, events, game, stage, pointer);
  if ('legal' in expected) return checkLegal(expected.legal, game, stage, pointer);
  if ('notLegal' in expected) return checkNotLegal(expected.notLegal, game, stage, pointer);
  if ('options' in expected) return checkOptions(expected.options, game, pointer);
  if ('pending' in expected) return compare('pending', expected.pending, pendingNow(game), pointer);
  if ('outcome' in expected) {
    const outcome = outcomeOf(game);
    const now = { over: outcome !== undefined, won: outcome?.won ?? false, reason: outcome?.reason ?? '' };
    return compare('outcome', expected.outcome, { ...now, ...stage.round(game) }, pointer);
  }
  if ('level' in expected) return compare('level', expected.level, stage.level(game), pointer);
  return checkLooks(expected, game, stage, pointer);
}

function eventsIn(expected: Expectation): readonly EventPattern[] {
  if ('event' in expected) return [expected.event];
  return 'events' in expected ? expected.events : [];
}

/** What can never happen, among what should happen. */
function slipIn<G extends Game<G>>(
  patterns: readonly EventPattern[],
  game: G,
  stage: Staging<G>,
  pointer: string,
): ScenarioFinding | undefined {
  for (const pattern of patterns) {
    const slip = unknownEvent(pattern, game, stage, pointer);
    if (slip) return slip;
  }
  return undefined;
}

/** An event has to name the rules itself that it is said to show. */
function checkEvent(
  pattern: EventPattern,
  times: number | undefined,
  rules: readonly string[],
  events: readonly GameEvent[],
  pointer: string,
): ScenarioFinding[] {
  const found = events.filter((event) => matches(pattern, event));
  if (found.length === 0) return [missing('event-missing', [pattern], events, pointer)];
  if (times !== undefined && found.length !== times) {
    return [finding('event-times', pointer, { event: shown(pattern), times, found: found.length })];
  }
  return found.some((event) => rules.every((rule) => event.rules.includes(rule)))
    ? []
    : withoutRules(rules, found, pointer);
}

function checkEvents(
  patterns: readonly EventPattern[],
  rules: readonly string[],
  events: readonly GameEvent[],
  pointer: string,
): ScenarioFinding[] {
  const found: GameEvent[] = [];
  let from = 0;
  for (const pattern of patterns) {
    const at = events.findIndex((event, index) => index >= from && matches(pattern, event));
    const event = events[at];
    if (!event) return [missing('events-missing', patterns, events, pointer)];
    found.push(event);
    from = at + 1;
  }
  const unnamed = rules.filter((rule) => !found.some((event) => event.rules.includes(rule)));
  return unnamed.length === 0 ? [] : withoutRules(unnamed, found, pointer);
}

/** Of all that happened, what is alike tells more than everything. */
function missing(
  code: 'event-missing' | 'events-missing',
  patterns: readonly EventPattern[],
  events: readonly GameEvent[],
  pointer: string,
): ScenarioFinding {
  const alike = events.filter(({ type }) => patterns.some((pattern) => pattern.type === type));
  const found = alike.length > 0 ? alike : events.map(({ type }) => type);
  return finding(code, pointer, {
    event: shown(code === 'event-missing' ? patterns[0] : patterns),
    found: shown(found),
  });
}

function withoutRules(
  rules: readonly string[],
  found: readonly GameEvent[],
  pointer: string,
): ScenarioFinding[] {
  return [finding('event-without-rule', pointer, { rules: rules.join(', '), found: shown(found) })];
}

/** What is asked, and who is. */
export function pendingNow<G extends Game<G>>(game: G) {
  const pending = pendingDecision(game);
  return pending && { decision: pending.name, player: pending.player };
}

function checkLooks<G extends Game<G>>(
  expected: Expectation,
  game: G,
  stage: Staging<G>,
  pointer: string,
): ScenarioFinding[] {
  return stage.looks.flatMap((what) => {
    const asked = (expected as Partial<Looks>)[what];
    if (asked === undefined) return [];
    const found = stage.look(game, what, asked);
    if (typeof found === 'string') return [finding(found, `${pointer}/${what}`, namesIn(asked))];
    return compare(what, asked, found, pointer);
  });
}

function compare(what: string, asked: unknown, found: unknown, pointer: string): ScenarioFinding[] {
  if (matches(asked, found)) return [];
  return [
    finding('differs', pointer, { what, expected: shown(asked), found: shown(asFarAsAsked(asked, found)) }),
  ];
}

function asFarAsAsked(asked: unknown, found: unknown): unknown {
  if (!isRecord(asked) || !isRecord(found)) return found;
  return Object.fromEntries(
    Object.entries(asked).map(([key, part]) => [key, asFarAsAsked(part, found[key])]),
  );
}

/** The words in what was asked for, by the names that the sentence has which says that there is no such thing. */
function namesIn(asked: object): Record<string, string> {
  const words = Object.entries(asked).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(words.map(([key, word]) => [key === 'at' ? 'zone' : key, word]));
}
