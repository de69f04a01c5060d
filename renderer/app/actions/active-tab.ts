import type { Command } from '../../document/command';
import { perform } from '../../document/command';
import { type LaidOut, laidOut } from '../../document/laid-out';
import type { PartKey } from '../../document/parts';
import type { Tab } from '../../document/tab';
import type { Session } from '../../session/session';

export function activeTab(session: Session): Tab | undefined {
  return session.tabs.store.getState().active;
}

/** What a command is made from: the mission in sight, and what of it is selected. */
export interface Subject {
  readonly tab: Tab;
  readonly laid: LaidOut;
  readonly keys: ReadonlySet<PartKey>;
  /** Ids that a new part must not take. */
  readonly taken: ReadonlySet<string>;
}

/** Does something to the mission in sight; whether it was done. */
export function toActive(session: Session, command: (subject: Subject) => Command | undefined): boolean {
  const tab = activeTab(session);
  if (!tab) return false;
  const laid = laidOut(tab.document.store.getState().mission);
  const { keys } = tab.selection.store.getState();
  const made = command({ tab, laid, keys, taken: tab.document.idsEver });
  return made !== undefined && perform(tab, made);
}
