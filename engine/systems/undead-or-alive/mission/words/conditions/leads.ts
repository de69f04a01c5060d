import type { ConditionLeads } from '../../../../../../schemas';
import { eachLed } from '../../../../../family/zombicide/actors';
import { when } from '../../../../../mission/verdict';
import { NONE } from '../../../state';
import { companionsMeant, isCompanionMeant } from '../../filters';
import { toRallyOne } from '../../work/rallying';
import { cheapest, type Reckoning } from '../../work/reckoning';
import type { ConditionWord } from '../condition-word';

/** The survivor at hand leads companions. */
export const leads: ConditionWord<'leads'> = {
  judge(game, asked, { survivor }) {
    let led = 0;
    if (survivor !== NONE) {
      eachLed(game, survivor, (actor) => {
        if (isCompanionMeant(game, asked, actor)) led += 1;
      });
    }
    return when(led >= (asked.count ?? 1));
  },
  toMeet,
};

function toMeet(reckoning: Reckoning, asked: ConditionLeads, survivor: number): number {
  const { game } = reckoning;
  const meant = companionsMeant(game, asked);
  const others = meant.filter((actor) => game.state.leader.at(actor) !== survivor);
  const costs = others.map((actor) => toRallyOne(reckoning, actor, [survivor]));
  return cheapest(costs, (asked.count ?? 1) - (meant.length - others.length));
}
