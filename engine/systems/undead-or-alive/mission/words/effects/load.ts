import type { EffectLoad } from '../../../../../../schemas';
import { survivorName } from '../../../../../family/zombicide/names';
import { holderNumber, isLoaded, keeperOf, leaveSlot } from '../../../cards/carried';
import type { UoaGame } from '../../../game';
import { objectiveName } from '../../../names';
import { NONE } from '../../../state';
import { objectivesMeant } from '../../objectives-meant';
import type { EffectWord } from '../effect-word';

/** Everything that the survivor and their companions carry; nobody gets it out again. */
export const load: EffectWord<'load'> = {
  apply(game, effect, { survivor, rules }) {
    const { state } = game;
    const carried = loadable(game, effect, survivor);
    for (const objective of carried) {
      leaveSlot(game, objective);
      state.carrier.set(objective, 0, NONE);
      state.loaded.set(objective, 0, holderNumber(game, effect.into));
    }
    state.loadedNow = carried.length;
    if (carried.length === 0) return;
    game.events?.push({
      type: 'loaded',
      rules,
      survivor: survivorName(game, survivor),
      objectives: carried.map((objective) => objectiveName(game, objective)),
    });
  },
};

/** What somebody could load. */
export function loadable(game: UoaGame, effect: EffectLoad, survivor: number): number[] {
  return objectivesMeant(game, effect).filter(
    (objective) => survivor !== NONE && keeperOf(game, objective) === survivor && !isLoaded(game, objective),
  );
}
