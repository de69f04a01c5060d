import type { WhyNot as AnyWhyNot } from '../../../../game/advice';
import { whyNotRules } from './rules';

/** Why something cannot be done now; the sentence for it is `why-not.<code>` in languages/. */
export const whyNotCodes = [
  // before anything else
  'game-over',
  'not-in-this-game',
  'decide-first',
  'activate-first',
  'asked-when-due',
  'like-another',
  'not-now',
  // who
  'not-their-turn',
  'somebody-acts',
  'is-acting',
  'already-activated',
  'other-player',
  'has-left',
  'is-eliminated',
  'not-there-yet',
  'is-companion',
  'only-class',
  'no-skill',
  'used-this-turn',
  // what it costs
  'no-actions-left',
  'too-few-actions',
  'zombies-hold',
  'granted-other',
  'granted-zone',
  // where
  'already-there',
  'not-adjacent',
  'too-far',
  'no-way',
  'aboard',
  'not-aboard',
  'machine-elsewhere',
  'machine-mounted',
  'machine-cannot-enter',
  'machine-too-dear',
  // fights
  'nobody-has',
  'no-weapon',
  'wrong-weapon',
  'not-in-hand',
  'needs-reload',
  'melee-elsewhere',
  'no-zombies-here',
  'no-zombies-there',
  'no-line-of-sight',
  'too-near',
  'out-of-range',
  'nowhere-in-range',
  'cannot-be-fanned',
  'is-loaded',
  // searching, taking, cards
  'not-a-building',
  'zombies-here',
  'deck-empty',
  'already-searched',
  'objective-taken',
  'objective-gone',
  'objective-aside',
  'objective-elsewhere',
  'no-room',
  'nobody-to-carry',
  'no-cards',
  'another-card-first',
  'reorganize-first',
  'slot-taken',
  'not-favourite',
  'nothing-holy',
  'no-token-there',
  'boom-on-board',
  // people
  'with-oneself',
  'person-elsewhere',
  'refused-trade',
  'nothing-to-trade',
  'has-leader',
  'no-companion',
  'nobody-there',
  // what the mission says
  'mission-forbids',
  'too-far-to-see',
  'zone-closed',
  'way-closed',
  'not-on-the-board',
  'happens-by-itself',
  'deed-elsewhere',
  'deed-done',
  'deed-not-so',
  'deed-nothing-to-load',
  'deed-unpaid',
  'price-unpaid',
] as const;

export type WhyNotCode = (typeof whyNotCodes)[number];

export type WhyNot = AnyWhyNot & { readonly code: WhyNotCode };

export function because(code: WhyNotCode, parameters: WhyNot['parameters'] = {}): WhyNot {
  const rules = whyNotRules[code];
  return rules ? { code, parameters, rules } : { code, parameters };
}
