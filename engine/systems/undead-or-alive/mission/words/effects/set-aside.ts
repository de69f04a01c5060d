import type { EffectWord } from '../effect-word';

/** Nobody sees which they are; feats cannot win them any more. */
export const setAside: EffectWord<'set-aside'> = {
  apply(game, { weapons }, { rules }) {
    const { bounty, reserve } = game.piles;
    const count = Math.min(weapons, bounty.size);
    for (let weapon = 0; weapon < count; weapon++) reserve.put(bounty.draw());
    if (count === 0) return;
    game.events?.push({ type: 'set-aside', rules, weapons: count });
  },
};
