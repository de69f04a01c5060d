import type { Bot } from '../game/appraisal';
import { nextBelow } from '../random/generator';

/** Does anything that the rules allow. */
export const random: Bot = {
  name: 'random',
  choose: (view, luck) => nextBelow(luck, view.options.length),
};
