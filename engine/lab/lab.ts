import { botNamed } from '../bots/bots';
import type { StartProblem } from '../game/maker';
import type { Settled } from '../game/options';
import { systemOf } from '../systems';
import { type LabGame, notedGame } from './noted-game';
import { type LabPlan, seedOf } from './plan';

/** What the lists of a game's figures are about, entry by entry. */
export interface LabNames {
  readonly zones: readonly string[];
  /** Those that the program judges; what stands there in words is for people. */
  readonly goals: readonly string[];
  /** What was settled, by whoever asked for the games or by the mission. */
  readonly options: Settled;
}

/** A mission made ready once, to be played as often as wanted. */
export interface Lab {
  readonly names: LabNames;
  readonly play: (number: number) => LabGame;
}

export function openLab(plan: LabPlan): { readonly lab: Lab } | { readonly problem: StartProblem } {
  const system = systemOf(plan.mission.system);
  const bot = botNamed(plan.mission.system, plan.bot);
  if (!bot) throw new RangeError(`There is no bot ${plan.bot}`);
  const prepared = system.start.prepare(plan.mission);
  const start = (number: number) => prepared({ ...plan.options, seed: seedOf(plan.seed, number) });
  const first = start(1);
  if ('problem' in first) return first;
  const { notes } = system.appraisal;
  const seen = system.see(first.game);
  const goals = notes.goals(seen);
  const judged = goals.map(({ number }) => number);
  return {
    lab: {
      names: {
        zones: seen.table.zones.map(({ id }) => id),
        goals: goals.map(({ id }) => id),
        options: notes.settled(seen),
      },
      play: (number) => {
        const started = start(number);
        // The first game has begun, so this one can only be kept from it by a mistake of ours.
        if ('problem' in started) throw new Error(started.problem.code);
        return notedGame(number, started.game, bot, seedOf(plan.seed, number), system, judged);
      },
    },
  };
}
