import type { ActionWord } from '../../words';
import type { Worth } from './worth';

/** What rules of the mission leave to the players: nothing is known of what is better, and the first will do. */
const any: Worth = () => 0;

export const offerChoices = {
  'pick-survivor': any,
  'pick-zone': any,
  'pick-card': any,
  option: any,
  'pay-price': any,
} as const satisfies Partial<Record<ActionWord, Worth>>;
