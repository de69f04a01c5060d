import type { Text } from '../../../schemas';
import type { Command } from '../command';
import { written } from './written';

/** What goes by an id in goals and rules, and can have a name for players. */
export type PrintedNames = 'groups' | 'counters';

/** As many names as the format of missions allows. */
const MOST = 100;

/** Says in one language what a group or a counter is called where it is printed; without any words it has no name. */
export function nameThing(of: PrintedNames, id: string, language: string, words: string): Command {
  return {
    label: { key: `step.name-${of}` },
    joins: `${of} ${id} ${language}`,
    recipe: (draft) => {
      const all = draft[of] ?? [];
      const at = all.findIndex((each) => each.id === id);
      const before: Text = all[at]?.name ?? {};
      const name = written(before, language, words);
      if (name && at >= 0) all[at] = { id, name };
      else if (name && all.length < MOST) draft[of] = [...all, { id, name }];
      else if (!name && at >= 0) all.splice(at, 1);
      if (draft[of]?.length === 0) Reflect.deleteProperty(draft, of);
    },
  };
}
