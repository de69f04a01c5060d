import { nextBelow } from '../random/generator';
import type { Bot } from './bot';

/** Does anything that the rules allow. */
export const random: Bot = {
  name: 'random',
  choose: (view, luck) => nextBelow(luck, view.options.length),
};
