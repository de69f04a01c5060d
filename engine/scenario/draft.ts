import type { Expectation, Scenario, ScenarioStep } from '../../schemas';
import type { GameEvent } from '../game/events';
import type { ScenarioFinding } from '../game/finding';
import { isRecord } from '../game/is-record';
import type { Game } from '../game/kernel';
import { outcomeOf } from '../game/play';
import type { Looks, Staging } from '../game/stage';
import { pendingNow, type ScenarioMoment } from './expectations';
import { matches, nameInFile } from './patterns';
import { courseOf, findingsOf } from './run';

/** As many as an expectation may name. */
const MOST_RULES = 3;
/** As many as a step may have. */
const MOST_EXPECTATIONS = 100;

/** As often as a file may say. */
const MOST_TIMES = 999;

/** A situation with all that came out written into it where nothing was expected, and what came out otherwise. */
export interface FilledScenario {
  readonly scenario: Scenario;
  readonly findings: readonly ScenarioFinding[];
}

/** Writes down what came of every step that expects nothing yet: for its author to check, and to strike out. */
export function draftScenario<G extends Game<G>>(scenario: Scenario, stage: Staging<G>): FilledScenario {
  const findings: ScenarioFinding[] = [];
  const steps: ScenarioStep[] = [];
  let before = new Map<string, Look>();
  for (const played of courseOf(scenario, stage)) {
    findings.push(...findingsOf(played, stage));
    if ('stuck' in played) break;
    const { step, moment } = played;
    const now = looksAt(moment.game, stage);
    if (step?.expect?.length) steps.push(step);
    else if (step) steps.push({ ...step, expect: expectationsOf(moment, before, now) });
    before = now;
  }
  // Where one comes no further, the others stay as they are.
  return { scenario: { ...scenario, steps: [...steps, ...scenario.steps.slice(steps.length)] }, findings };
}

interface Look {
  readonly what: keyof Looks;
  readonly asked: object;
  readonly found: object;
}

function looksAt<G extends Game<G>>(game: G, stage: Staging<G>): Map<string, Look> {
  const looks = new Map<string, Look>();
  for (const [what, asked] of stage.things(game)) {
    const found = stage.look(game, what, asked);
    if (typeof found === 'object') looks.set(`${what} ${JSON.stringify(asked)}`, { what, asked, found });
  }
  return looks;
}

function expectationsOf<G extends Game<G>>(
  moment: ScenarioMoment<G>,
  before: ReadonlyMap<string, Look>,
  now: ReadonlyMap<string, Look>,
): Expectation[] {
  const changed = [...now].flatMap(([name, look]) => changeOf(look, before.get(name)));
  const all = [...eventsOf(moment.events), ...changed];
  // What is asked then is told whatever else there is no room for.
  return [...all.slice(0, MOST_EXPECTATIONS - 1), endOf(moment.game)];
}

/** Every event once, with how often it happened and the rules that it names; of very many only the first. */
function eventsOf(events: readonly GameEvent[]): Expectation[] {
  const byType = new Map<string, GameEvent[]>();
  const different = new Map<string, GameEvent>();
  for (const event of events) {
    const alike = byType.get(event.type);
    if (alike) alike.push(event);
    else byType.set(event.type, [event]);
    if (different.size < MOST_EXPECTATIONS) different.set(JSON.stringify(event), event);
  }
  return [...different.values()].map(({ rules, ...event }) => {
    // What tells no more than this one tells, too, is counted with it.
    const times = byType.get(event.type)?.filter((other) => matches(event, other)).length ?? 0;
    return {
      ...(rules.length > 0 && { rules: rules.slice(0, MOST_RULES) }),
      event,
      ...(times > 1 && times <= MOST_TIMES && { times }),
    };
  });
}

function changeOf({ what, asked, found }: Look, before: Look | undefined): Expectation[] {
  const changed = before ? difference(before.found, found) : undefined;
  return changed === undefined ? [] : [{ [what]: { ...asked, ...changed } } as Expectation];
}

/** Of what is found only what was otherwise before. */
function difference(before: object, found: object): object | undefined {
  const parts = Object.entries(found).flatMap(([key, part]: [string, unknown]) => {
    const was = (before as Readonly<Record<string, unknown>>)[key];
    if (matches(part, was) && matches(was, part)) return [];
    const inner = isRecord(part) && isRecord(was) ? difference(was, part) : named(part);
    return inner === undefined ? [] : [[key, inner] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

function named(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(named);
  return typeof part === 'string' ? nameInFile(part) : part;
}

/** What is asked now, or how it ended. */
function endOf<G extends Game<G>>(game: G): Expectation {
  const outcome = outcomeOf(game);
  if (outcome) return { outcome: { over: true, won: outcome.won, reason: outcome.reason } };
  return { pending: pendingNow(game) } as Expectation;
}
