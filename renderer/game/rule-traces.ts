import {
  type CounterNow,
  type GameEvent,
  type RuleLook,
  type RuleTrace,
  type Seen,
  systemIn,
} from '../../engine';
import type { Rule } from '../../schemas';
import { outlined } from '../../telling/outline';
import { tellingOf } from '../../telling/systems';
import type { Moment } from './moment';
import type { SittingState } from './sitting';

/** How every rule of the mission stands. */
export function tracesNow(seen: Seen): readonly RuleTrace[] {
  return systemIn(seen).trace?.rules(seen) ?? [];
}

export function countersNow(seen: Seen): readonly CounterNow[] {
  return systemIn(seen).trace?.counters(seen) ?? [];
}

/** What a rule of the mission did at once, by the places of its events among those of the moment. */
export interface RuleSpan {
  readonly rule: string;
  readonly from: number;
  /** The first place after it. */
  readonly to: number;
  /** Otherwise something is only told of the rule. */
  readonly applies: boolean;
}

const known = new WeakMap<Moment, readonly RuleSpan[]>();

/** Everything that rules of the mission did on the way to a moment. */
export function ruleSpans(moment: Moment): readonly RuleSpan[] {
  const found = known.get(moment) ?? moment.events.flatMap((_, place) => spanFrom(moment, place));
  known.set(moment, found);
  return found;
}

function spanFrom(moment: Moment, from: number): RuleSpan[] {
  const { events, system } = moment;
  const event = events[from];
  const ofRule = event && system.play.event(event).ofRule;
  const rule = event && ruleOf(event);
  if (rule === undefined || ofRule === undefined) return [];
  const applies = ofRule === 'applies';
  return [{ rule, from, to: applies ? endOf(moment, from) : from + 1, applies }];
}

function ruleOf(event: GameEvent): string | undefined {
  return 'rule' in event && typeof event.rule === 'string' ? event.rule : undefined;
}

/** What comes of a rule stands below it in the log, up to what another rule does. */
function endOf({ events, system, seen }: Moment, from: number): number {
  const { log } = tellingOf(seen.table);
  const end = events.findIndex((event, place) => {
    if (place <= from) return false;
    return system.play.event(event).ofRule === 'applies' || outlined(log.role?.(event), 'rule').depth < 2;
  });
  return end < 0 ? events.length : end;
}

/** The rule behind an event, by the place of that; what only tells something of a rule is its own. */
export function ruleBehind(moment: Moment, place: number): string | undefined {
  return ruleSpans(moment).findLast(({ from, to }) => from <= place && place < to)?.rule;
}

/** The rules that do something in what is watched, or that did it with what was last done at the table. */
export function rulesFiring({ watching, done }: SittingState, at: Moment): ReadonlySet<string> {
  const scene = watching?.scenes[watching.at];
  const spans = scene ? ruleSpans(scene.moment) : done === at ? ruleSpans(at) : [];
  const isNow = ({ from, to }: RuleSpan) => !scene || (from <= scene.place && scene.place < to);
  return new Set(spans.flatMap((span) => (span.applies && isNow(span) ? [span.rule] : [])));
}

/** When a rule was applied last, on the way to a moment; as far as that has been seen. */
export function lastApplied(
  rule: string,
  at: Moment,
  { watching }: Pick<SittingState, 'watching'>,
): { readonly moment: Moment; readonly span: RuleSpan } | undefined {
  const scene = watching?.scenes[watching.at];
  const told = ({ from }: RuleSpan, moment: Moment) =>
    !scene || moment.number < scene.moment.number || (moment === scene.moment && from <= scene.place);
  for (let moment: Moment | undefined = at; moment; moment = moment.after) {
    const here = moment;
    const span = ruleSpans(here).findLast((one) => one.applies && one.rule === rule && told(one, here));
    if (span) return { moment, span };
  }
  return undefined;
}

const looked = new WeakMap<Moment, readonly RuleLook[]>();

/** The rules that were looked at, and did not apply, on the way to a moment: worked out again from the moment before. */
function looksAt(moment: Moment): readonly RuleLook[] {
  const { after, deed, system, openingLooks } = moment;
  if (!after) return openingLooks;
  if (!deed || 'bend' in deed) return [];
  const looks = looked.get(moment) ?? system.trace?.looks(after.game, deed.action) ?? [];
  looked.set(moment, looks);
  return looks;
}

/**
 * When a rule was looked at last without applying, in this round or the one before; nothing if it has applied since. To look
 * through the rounds before would mean to play them again: that is done only where all looks at a rule are of the set-up.
 */
export function lastLook(
  rule: Rule,
  at: Moment,
): { readonly moment: Moment; readonly look: RuleLook } | undefined {
  const isOfRule = (one: { readonly rule: string }) => one.rule === rule.id;
  const isOfSetUp = 'when' in rule && rule.when.event === 'set-up';
  for (let moment: Moment | undefined = at; moment; moment = moment.after) {
    const isNear = moment.round >= at.round - 1 || (isOfSetUp && (moment.after?.round ?? 0) === 0);
    const look = isNear ? looksAt(moment).findLast(isOfRule) : undefined;
    if (look) return { moment, look };
    if (ruleSpans(moment).some((span) => span.applies && isOfRule(span))) return undefined;
  }
  return undefined;
}
