import { botNamed } from '../bots/bots';
import type { StartProblem } from '../game/maker';
import type { OptionalRules } from '../game/optional-rules';
import { undeadOrAliveGames } from '../systems/undead-or-alive/start';
import { type LabGame, notedGame } from './noted-game';
import { type LabPlan, seedOf } from './plan';

/** What the lists of a game's figures are about, entry by entry. */
export interface LabNames {
  readonly zones: readonly string[];
  /** Those that the program judges; what stands there in words is for people. */
  readonly goals: readonly string[];
  /** What was settled, by whoever asked for the games or by the mission. */
  readonly optional: Partial<OptionalRules>;
}

/** A mission made ready once, to be played as often as wanted. */
export interface Lab {
  readonly names: LabNames;
  readonly play: (number: number) => LabGame;
}

export function openLab(plan: LabPlan): { readonly lab: Lab } | { readonly problem: StartProblem } {
  const bot = botNamed(plan.bot);
  if (!bot) throw new RangeError(`There is no bot ${plan.bot}`);
  const prepared = undeadOrAliveGames.prepare(plan.mission);
  const start = (number: number) => prepared({ ...plan.options, seed: seedOf(plan.seed, number) });
  const first = start(1);
  if ('problem' in first) return first;
  const { zones, mission, optional } = first.game.table;
  const goals = judgedGoals(mission.goals);
  return {
    lab: {
      names: {
        zones: zones.map(({ id }) => id),
        goals: goals.map((goal) => mission.goals[goal]?.id ?? ''),
        optional,
      },
      play: (number) => {
        const started = start(number);
        // The first game has begun, so this one can only be kept from it by a mistake of ours.
        if ('problem' in started) throw new Error(started.problem.code);
        return notedGame(number, started.game, bot, seedOf(plan.seed, number), goals);
      },
    },
  };
}

/** By their numbers. The first goal of the list is all of them together. */
function judgedGoals(goals: readonly { readonly what: string }[]): number[] {
  return [...goals.keys()].filter((goal) => goal > 0 && goals[goal]?.what !== 'text');
}
