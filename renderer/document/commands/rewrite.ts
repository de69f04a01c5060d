import { type Draft, original } from 'immer';
import type { Mission } from '../../../schemas';
import type { Command } from '../command';
import { sharing } from '../sharing';

/** All of a mission as somebody has written it; what says the same as before stays what it was. */
export function rewrite(written: Mission): Command {
  return {
    label: { key: 'step.rewrite' },
    isOfAll: true,
    recipe: (draft) => {
      const whole = sharing(original(draft), written);
      // Its keys are to stand in the order in which they were written.
      for (const key of Object.keys(draft)) Reflect.deleteProperty(draft, key);
      Object.assign(draft, whole as Draft<Mission>);
    },
  };
}
