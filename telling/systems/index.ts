import type { AnyTable, SystemId } from '../../engine';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import type { MissionContext } from '../mission/context';
import type { SystemTelling } from '../system-telling';
import type { Words } from '../words';
import { undeadOrAliveTelling } from './undead-or-alive';

/** The words of every game there is. One that has fewer than are asked of a game does not compile. */
export const tellings: Readonly<Record<SystemId, SystemTelling>> = {
  'undead-or-alive': undeadOrAliveTelling,
};

export function tellingOf(table: AnyTable): SystemTelling {
  return tellings[table.mission.file.system];
}

/** What everything on a table is called; zones with their codes for those who work with files. */
export function wordsFor(table: AnyTable, language: Language, codes = false): Words {
  return tellingOf(table).words(table, language, codes);
}

/** A mission, and what its game says of the words in it. */
export function missionIn(
  language: Language,
  mission: Mission,
  names?: ReadonlyMap<string, string>,
): MissionContext {
  return tellings[mission.system].mission(mission, language, names);
}
