import { expect, it } from 'vitest';
import { choicesAt, isFree } from '../../../renderer/game/choices';
import { survivorInSight } from '../../../renderer/game/people';
import { observed } from '../../helpers/played';
import { doing, sittingWith } from '../../helpers/sittings';

it('shows whoever is asked for the next turn one of their own survivors, also where another player has some left', () => {
  const sitting = sittingWith(['henry', 'may', 'jimmy', 'carl'], 2);
  let asked = 0;
  for (let step = 0; asked < 1; step++) {
    if (step > 300) throw new Error('The second player is never the first');
    const { at } = sitting.game.store.getState();
    const { decision, table } = observed(at.seen);
    if (decision?.name === 'choose-survivor') {
      if (decision.player === 1 && observed(at.seen).value('firstPlayer') === 1) asked += 1;
      expect(table.playerOf[survivorInSight(at.seen)]).toBe(decision.player);
    }
    const choices = choicesAt(at);
    const end = choices.find(({ action }) => action.do === 'end-turn');
    const next = end ?? (isFree(at.seen) ? choices.find(({ isAside }) => !isAside) : choices[0]);
    if (!next) throw new Error('Nothing can be done');
    doing(sitting, next.action);
  }
});
