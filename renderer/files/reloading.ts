import type { KeyedSentence } from '../../languages';
import type { Mission } from '../../schemas';
import { withoutSalvage } from '../document/read-mission';
import { lastStep, type Tab } from '../document/tab';
import { type LinkedFiles, settledMission } from './linked-files';
import { about, failure, refusal } from './notices';
import type { Surroundings } from './surroundings';

export interface Reloading {
  /** Takes over what the file has, as a step that can be undone: nothing that was drawn is lost by it. */
  readonly reload: (tab: Tab) => Promise<boolean>;
  /** What another program has done to the file counts for nothing; the next saving writes over it. */
  readonly keepMine: (tab: Tab) => void;
}

interface ReloadingDeeds extends Surroundings {
  readonly files: LinkedFiles;
  readonly saved: (tab: Tab) => void;
}

export function createReloading(deeds: ReloadingDeeds): Reloading {
  const { host, notify, seenTo, files, saved } = deeds;
  host.listen((event) => {
    if (event.name !== 'document.changed') return;
    const { document, now } = event.value;
    const tab = files.tabOf(document);
    if (now === 'back') tab?.file.setState({ onDisk: 'same' });
    else if (tab) noteOnDisk(tab, now);
  });
  const noteOnDisk = (tab: Tab, now: 'changed' | 'gone') => {
    files.yield(tab);
    tab.file.setState({ onDisk: now });
  };

  return {
    keepMine: (tab) => {
      files.insist(tab);
      tab.file.setState({ onDisk: 'same', savedStep: undefined });
    },
    reload: async (tab) => {
      const { document, name } = tab.file.getState();
      if (document === undefined) return false;
      const answer = await host.call('document.reload', document);
      if (!answer.ok) {
        const { code, file } = answer.error;
        if (code === 'gone') noteOnDisk(tab, 'gone');
        notify(about(tab, file ? refusal(file) : failure(answer.error)));
        return false;
      }
      const { text, readOnly, ...file } = answer.value;
      const read = await deeds.read(text);
      if (read === 'cancelled' || !read.ok) files.letGo(file.document);
      if (read === 'cancelled') return false;
      if (!read.ok) {
        notify(about(tab, refusal({ name, ...withoutSalvage(read.unsound) })));
        return false;
      }
      const { mission, warnings, leftOut } = read.sound;
      replaceMission(tab, mission, { key: 'step.reload' });
      files.link(tab, file, text, lastStep(tab));
      tab.file.setState({ warnings, leftOut, cannotWrite: readOnly === true });
      seenTo(tab);
      saved(tab);
      return true;
    },
  };
}

/** Another mission in the place of the one that is open, as one step; no step where it is the same. */
export function replaceMission(tab: Tab, mission: Mission, label: KeyedSentence): void {
  const { mission: before } = settledMission(tab);
  if (JSON.stringify(before) === JSON.stringify(mission)) return;
  const after = sharing(before, mission);
  tab.document.change(label, () => after, { isOfAll: true });
}

/** What is the same stays the same object, so that only what is different is drawn anew. */
function sharing(before: Mission, after: Mission): Mission {
  const old: Partial<Record<string, unknown>> = { ...before };
  const entries = Object.entries(after).map(([key, value]: [string, unknown]) => {
    return [key, JSON.stringify(old[key]) === JSON.stringify(value) ? old[key] : value];
  });
  return Object.fromEntries(entries) as Mission;
}
