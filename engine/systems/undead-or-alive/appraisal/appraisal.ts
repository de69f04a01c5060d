import type { Appraisal } from '../../../game/appraisal';
import { greedy } from '../bots/greedy/greedy';
import type { UoaGame } from '../game';
import type { Observation } from '../hidden/observation';
import { aimsIn } from './aims';
import { labNotes } from './lab-notes';
import { outlookOf } from './outlook';
import { SensibleTurns } from './turn-sampler';

export const appraisal: Appraisal<UoaGame, Observation> = {
  bots: [greedy],
  notes: labNotes,
  aims: aimsIn,
  outlook: outlookOf,
  sampler: (game, luck) => new SensibleTurns(game, luck),
};
