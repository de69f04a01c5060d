import type { KeyedSentence } from '../../languages';
import type { Tab } from '../document/tab';
import { stateOf } from './state';
import type { Bench, ToolState } from './tool';

const reason: KeyedSentence = { key: 'tool.read-only' };

export function mayChange({ file }: Tab): boolean {
  return !file.getState().isReadOnly;
}

/** What a tool that draws does where nothing may be drawn. */
export function refusing(bench: Bench): ToolState {
  const letGo = () => {
    bench.done();
    return undefined;
  };
  bench.show({ cursor: 'not-allowed', trouble: reason });
  return stateOf({
    press: ({ button }) => {
      if (button === 'primary') bench.say(reason);
      return letGo();
    },
    cancel: letGo,
  });
}
