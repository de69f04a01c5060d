import type { Scenario, ScenarioStep } from '../../schemas';
import { DeadEnd } from '../game/dead-end';
import type { GameEvent } from '../game/events';
import { finding, type ScenarioFinding } from '../game/finding';
import { advance, type Game } from '../game/kernel';
import { apply } from '../game/play';
import type { Staging } from '../game/stage';
import type { Action } from '../game/vocabulary';
import { allActions, unknownAction } from './actions';
import { check, type ScenarioMoment } from './expectations';
import { bestMatches, shown } from './patterns';

/** What comes one after the other when a situation is played: its beginning, every step, or why it goes no further. */
export type Played<G extends Game<G>> =
  | { readonly step: ScenarioStep | undefined; readonly pointer: string; readonly moment: ScenarioMoment<G> }
  | { readonly stuck: readonly ScenarioFinding[] };

/** Plays a situation through. It holds where nothing is found. */
export function playScenario<G extends Game<G>>(scenario: Scenario, stage: Staging<G>): ScenarioFinding[] {
  const findings: ScenarioFinding[] = [];
  for (const played of courseOf(scenario, stage)) findings.push(...findingsOf(played, stage));
  return findings;
}

/** What is wrong there, or comes out otherwise. */
export function findingsOf<G extends Game<G>>(played: Played<G>, stage: Staging<G>): ScenarioFinding[] {
  if ('stuck' in played) return [...played.stuck];
  const { step, pointer, moment } = played;
  return (step?.expect ?? []).flatMap((expected, number) =>
    check(expected, moment, stage, `${pointer}/expect/${number}`),
  );
}

/** One moment after the other, none of them kept: a long game has thousands. */
export function* courseOf<G extends Game<G>>(scenario: Scenario, stage: Staging<G>): Iterable<Played<G>> {
  const laidOut = stage.layOut(scenario);
  if ('problems' in laidOut) {
    yield { stuck: laidOut.problems };
    return;
  }
  let moment = unlessStuck('/given', () => beginning(laidOut.game));
  yield playedOf(moment, undefined, '/given');
  for (const [index, step] of scenario.steps.entries()) {
    // After a step that cannot be done there is nothing left to look at.
    if ('code' in moment) return;
    const pointer = `/steps/${index}`;
    moment = take(step, moment, stage, pointer);
    yield playedOf(moment, step, pointer);
  }
}

function playedOf<G extends Game<G>>(
  moment: ScenarioMoment<G> | ScenarioFinding,
  step: ScenarioStep | undefined,
  pointer: string,
): Played<G> {
  return 'code' in moment ? { stuck: [moment] } : { step, pointer, moment };
}

/** What goes by itself, up to the first decision. */
function beginning<G extends Game<G>>(game: G): ScenarioMoment<G> {
  const events: GameEvent[] = [];
  game.events = events;
  advance(game);
  game.events = undefined;
  return { game, events };
}

function take<G extends Game<G>>(
  { do: wanted }: ScenarioStep,
  moment: ScenarioMoment<G>,
  stage: Staging<G>,
  pointer: string,
): ScenarioMoment<G> | ScenarioFinding {
  if (!wanted) return moment;
  const all = allActions(moment.game);
  const fitting = bestMatches(wanted, all);
  const [action] = fitting;
  if (!action) {
    const slip = unknownAction(wanted, moment.game, stage, `${pointer}/do`);
    return slip ?? refused('no-such-action', wanted, all, pointer);
  }
  if (fitting.length > 1) return refused('several-actions', wanted, fitting, pointer);
  return unlessStuck(`${pointer}/do`, () => {
    const applied = apply(moment.game, action);
    if ('refused' in applied) throw new Error(`${shown(action)} was listed, and is refused`);
    return applied;
  });
}

/** A position that no game can have may lead where no game can go on. */
function unlessStuck<G extends Game<G>>(
  pointer: string,
  play: () => ScenarioMoment<G>,
): ScenarioMoment<G> | ScenarioFinding {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof DeadEnd)) throw error;
    return finding(error.impasse, pointer, { decision: error.item });
  }
}

function refused(
  code: 'no-such-action' | 'several-actions',
  wanted: object,
  found: readonly Action[],
  pointer: string,
): ScenarioFinding {
  return finding(code, `${pointer}/do`, { action: shown(wanted), found: shown(found) });
}
