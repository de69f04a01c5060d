import type { Language } from '../../../../languages';
import type { Mission } from '../../../../schemas';
import { MissionContext, type MissionTelling } from '../../../mission/context';
import { amountWords } from './amount-words';
import { carryWords } from './carrying';
import { changeWords } from './changes';
import { circumstance, task } from './conditions';
import { actorWords, costWords } from './custom-actions';
import { effectWords } from './effects';
import { eventWords } from './events';
import { passageWords } from './passages';
import { priceRuleWords, pricesWords } from './prices';
import { restrictionWords } from './restrictions';
import { searchRuleWords } from './searching';
import { behaviourWords } from './train';
import { peopleWords, placeWords } from './whereabouts';

const telling: MissionTelling = {
  circumstance,
  task,
  event: eventWords,
  effects: effectWords,
  restriction: restrictionWords,
  change: changeWords,
  price: priceRuleWords,
  prices: pricesWords,
  search: searchRuleWords,
  passage: passageWords,
  people: peopleWords,
  place: placeWords,
  amount: amountWords,
  carry: carryWords,
  behaviour: behaviourWords,
  actor: actorWords,
  cost: costWords,
};

/** A mission for Undead or Alive, in one language. */
export class UoaMission extends MissionContext {
  constructor(mission: Mission, language: Language, names?: ReadonlyMap<string, string>) {
    super(mission, language, telling, names);
  }
}
