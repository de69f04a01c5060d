import { skills, survivors } from '../content';
import { skillNumber } from '../skills/owned';

/** The skill of one more action in each turn. */
export const ONE_MORE_ACTION = skillNumber('plus-action');

/** What ID cards say, by the numbers of people and levels. */
export const PRINTED = survivors.map(({ skills: { blue, yellow, orange, red } }) =>
  [[blue], [yellow], orange, red].map((ids) => ids.map(skillNumber)),
);

/** Cards are given at set-up only: those skills would be worth nothing later on. */
export const LEARNABLE = skills.flatMap(({ family }, number) => (family === 'starts-with' ? [] : [number]));
