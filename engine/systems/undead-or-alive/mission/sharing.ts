import { playerFor } from '../../../family/zombicide/actors';
import { survivorName } from '../../../family/zombicide/names';
import type { ActionList } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { objectiveNames } from '../names';
import { DO } from '../words';

/** Two survivors who trade say who goes on with each objective that they keep beside their dashboards. */
export const shareObjectives = procedure<UoaGame, 'one' | 'partner' | 'nextObjective'>(
  'share-objectives',
  ['one', 'partner', 'nextObjective'],
  [
    (game, frame) => {
      const { nextObjective: objective, one, partner } = frame;
      if (objective >= game.table.sizes.objectives) return;
      frame.nextObjective += 1;
      frame.step = 0;
      const keeper = game.state.carrier.at(objective);
      if (keeper === one || keeper === partner) chooseKeeper.begin(game, one, partner, objective);
    },
  ],
);

export const chooseKeeper = decision<UoaGame, 'one' | 'partner' | 'objective'>(
  'choose-keeper',
  ['one', 'partner', 'objective'],
  {
    decider: (game, { one }) => playerFor(game, one),
    options(_game, { one, partner, objective }, list: ActionList) {
      list.add(DO.carry, objective, one);
      list.add(DO.carry, objective, partner);
    },
    choose(game, { objective }, { b: keeper }) {
      if (game.state.carrier.at(objective) === keeper) return;
      game.state.carrier.set(objective, 0, keeper);
      game.events?.push({
        type: 'carries',
        rules: because['sharing-objective'],
        survivor: survivorName(game, keeper),
        ...objectiveNames(game, objective),
      });
    },
  },
);
