import { machineMeant } from '../../filters';
import { takeMachine } from '../../take-machine';
import type { EffectWord } from '../effect-word';

export const removeMachine: EffectWord<'remove-machine'> = {
  apply: (game, { machine }, { rules }) => takeMachine(game, machineMeant(game, machine), rules),
};
