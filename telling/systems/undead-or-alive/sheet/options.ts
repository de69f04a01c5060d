import { options } from '../../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../../languages';
import type { SheetLine, SheetMission } from '../../../system-telling';

/** The optional rules that the author suggests. */
export function optionLines({ mission, context: { say } }: SheetMission): SheetLine[] {
  return options.flatMap(({ id }) => {
    if (mission.options?.[id] === undefined) return [];
    const key = `properties.option.${id}` as SentenceKey;
    const hint = `properties.option.${id}.hint` as SentenceKey;
    const [name, about] = [say(key), say(hint)];
    return [{ words: say(mission.options[id] ? 'sheet.option' : 'sheet.option.without', { name, about }) }];
  });
}
