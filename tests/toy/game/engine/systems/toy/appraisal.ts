import type { Appraisal } from '../../game/appraisal';
import { LOST, options, RUNNING, step, WON } from '../../game/kernel';
import { nextBelow } from '../../random/generator';
import { HERO } from './content';
import type { ToyGame } from './game';
import { NONE } from './numbers';
import type { ToySeen } from './seen';

export const appraisal: Appraisal<ToyGame, ToySeen> = {
  bots: [],
  notes: {
    goals: ({ table: { goals } }) =>
      goals.flatMap(({ id, what }, number) => (what === 'reach' ? [{ id, number }] : [])),
    isReached: (seen, goal) => seen.isReached(goal),
    settled: () => ({}),
    people(seen) {
      const isEliminated = seen.outcome?.reason === 'eaten';
      return [{ id: HERO.id, isEliminated, zone: isEliminated ? seen.value('place') : undefined }];
    },
    crowdIn: (seen, zone) => (seen.value('zombie') === zone ? 1 : 0),
  },
  aims: ({ table }) => [table.exit, table.key?.zone ?? NONE].filter((zone) => zone !== NONE),
  outlook({ state }) {
    if (state.outcome === LOST) return undefined;
    const work = state.outcome === WON ? 0 : 2 - state.keyHeld;
    return { won: state.outcome === WON, work, danger: state.wounds, kind: '' };
  },
  sampler: (game, luck) => ({
    play() {
      const taken: number[] = [];
      const { round } = game.state;
      while (game.state.outcome === RUNNING && game.state.round === round) {
        const option = nextBelow(luck, options(game).length);
        taken.push(option);
        step(game, option);
      }
      return taken;
    },
  }),
};
