import type { EffectWord } from '../effect-word';

export const trainStarts: EffectWord<'train-starts'> = {
  apply(game) {
    game.state.trainDrives = 1; // UOA-TRAIN-25
  },
};
