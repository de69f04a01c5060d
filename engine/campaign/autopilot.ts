import type { JourneyDecision } from '../../schemas';
import { nextBelow, seedGenerator } from '../random/generator';
import type { JourneyState } from './journey-state';
import { legalDecisions } from './legal';

/** What somebody without a plan decides between two missions: as many cards as may be kept, else anything. */
export function decisionOfChance(state: JourneyState): JourneyDecision | undefined {
  const decisions = legalDecisions(state);
  if (decisions.length === 0) return undefined;
  const most = Math.max(...decisions.map(cardsIn));
  const best = decisions.filter((decision) => cardsIn(decision) === most);
  return best[nextBelow(seedGenerator(`${state.seed}/choice/${state.decisions}`), best.length)];
}

function cardsIn(decision: JourneyDecision): number {
  return 'keeps' in decision ? decision.cards.length : 0;
}
