import type { Answer, Version } from '../../main/contract';
import type { Mission } from '../../schemas';
import { withoutSalvage } from '../document/read-mission';
import type { Tab } from '../document/tab';
import { shortName } from './file-names';
import { formatTime } from './format-time';
import type { LeftBehind, LeftDraft } from './left-behind';
import { type FileIdentity, isSamePlace, type LinkedFiles } from './linked-files';
import type { Notice } from './notice';
import { about, failure, refusal } from './notices';
import type { Opening } from './opening';
import { replaceMission } from './reloading';
import type { Surroundings } from './surroundings';

/** What a file was once, or what somebody did to it and never saved. */
export type OldState =
  | ({ readonly kind: 'version' } & Version)
  | { readonly kind: 'draft'; readonly at: number; readonly bytes: number; readonly draft: LeftDraft };

export interface Versions {
  /** Newest first. */
  readonly list: (tab: Tab) => Promise<readonly OldState[]>;
  /** The mission as it was then; nothing, and no notice, where it cannot be had. */
  readonly read: (tab: Tab, old: OldState) => Promise<Mission | undefined>;
  /** Opens it beside the mission, only to be looked at. */
  readonly lookAt: (tab: Tab, old: OldState) => Promise<void>;
  /** Makes the mission what it was then, as a step that can be undone. */
  readonly restore: (tab: Tab, old: OldState) => Promise<void>;
  /** The same for what is looked at, whose tab is not needed any more then. */
  readonly restoreLookedAt: (looked: Tab) => Promise<void>;
}

interface VersionsDeeds extends Surroundings {
  readonly files: LinkedFiles;
  readonly opening: Opening;
  readonly leftBehind: LeftBehind;
  readonly offered: () => readonly LeftDraft[];
}

export function createVersions(deeds: VersionsDeeds): Versions {
  const { host, tabs, language, notify, files, opening, leftBehind, offered } = deeds;
  /** Which file a tab shows an old state of. */
  const lookedAt = new WeakMap<Tab, { place: FileIdentity; old: OldState }>();
  const textOf = async (tab: Tab, old: OldState): Promise<Answer<{ text: string }>> => {
    if (old.kind === 'draft') return { ok: true, value: old.draft };
    const { document = '' } = tab.file.getState();
    return host.call('versions.read', document, old.version);
  };
  /** The mission, or why it cannot be had any more; nothing where its user does not wait for it. */
  const fetch = async (
    tab: Tab,
    old: OldState,
  ): Promise<{ mission: Mission } | { why: Notice } | undefined> => {
    const answer = await textOf(tab, old);
    if (!answer.ok) return { why: failure(answer.error) };
    const read = await deeds.read(answer.value.text);
    if (read === 'cancelled') return undefined;
    if (read.ok) return { mission: read.sound.mission };
    return { why: refusal({ name: nameThen(tab, old), ...withoutSalvage(read.unsound) }) };
  };
  const fetchOrTell = async (tab: Tab, old: OldState): Promise<Mission | undefined> => {
    const fetched = await fetch(tab, old);
    if (fetched && 'mission' in fetched) return fetched.mission;
    if (fetched) notify(about(tab, fetched.why));
    return undefined;
  };
  const put = (tab: Tab, mission: Mission, { at }: OldState) => {
    const parameters = { time: formatTime(at, language(), true) };
    replaceMission(tab, mission, { key: 'step.restore-version', parameters });
    tabs.show(tab);
  };
  /** The mission of a file, which may have been closed meanwhile. */
  const opened = async (place: FileIdentity): Promise<Tab | undefined> => {
    const there = files.tabAt(place);
    if (there) return there;
    const file = await opening.findAgain(place);
    await opening.openAndTell([file]);
    return files.tabAt(place);
  };
  const nameThen = (tab: Tab, { at }: OldState) =>
    `${shortName(tab.file.getState().name)} – ${formatTime(at, language(), true)}`;

  return {
    list: async (tab) => {
      const place = tab.file.getState();
      const { document } = place;
      if (document === undefined) return [];
      const answer = await host.call('versions.list', document);
      if (!answer.ok) notify(about(tab, failure(answer.error)));
      const versions = answer.ok ? answer.value : [];
      const drafts = offered().filter(({ file }) => file && isSamePlace(file, place));
      return [
        ...versions.map((version): OldState => ({ kind: 'version', ...version })),
        ...drafts.map((draft): OldState => {
          const bytes = new TextEncoder().encode(draft.text).length;
          return { kind: 'draft', at: draft.at, bytes, draft };
        }),
      ].sort((one, other) => other.at - one.at);
    },
    read: async (tab, old) => {
      const fetched = await fetch(tab, old);
      return fetched && 'mission' in fetched ? fetched.mission : undefined;
    },
    lookAt: async (tab, old) => {
      const mission = await fetchOrTell(tab, old);
      if (!mission) return;
      const { kind, at } = old;
      const looked = tabs.open({
        name: nameThen(tab, old),
        mission,
        isReadOnly: true,
        old: { kind, at },
        savedStep: 'start',
      });
      lookedAt.set(looked, { place: tab.file.getState(), old });
    },
    restore: async (tab, old) => {
      if (old.kind === 'draft') {
        await leftBehind.restore(old.draft);
        return;
      }
      const mission = await fetchOrTell(tab, old);
      if (mission) put(tab, mission, old);
    },
    restoreLookedAt: async (looked) => {
      const of = lookedAt.get(looked);
      const tab = of && (await opened(of.place));
      if (!tab) return;
      if (of.old.kind === 'draft') await leftBehind.restore(of.old.draft);
      else put(tab, looked.document.store.getState().history.now, of.old);
      tabs.close(looked);
      tabs.show(tab);
    },
  };
}
