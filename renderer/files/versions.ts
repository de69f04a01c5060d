import type { Answer, KeptDraft, Version } from '../../main/contract';
import type { Mission } from '../../schemas';
import type { Tab } from '../document/tab';
import type { Notice } from '../session/notice';
import { shortName } from './file-names';
import { formatTime } from './format-time';
import { isSamePlace } from './linked-files';
import { failure, refusal } from './notices';
import { readMission } from './read-mission';
import { replaceMission } from './reloading';
import type { Surroundings } from './surroundings';

/** What a file was once, or what somebody did to it and never saved. */
export type OldState =
  | ({ readonly kind: 'version' } & Version)
  | { readonly kind: 'draft'; readonly at: number; readonly bytes: number; readonly draft: KeptDraft };

export interface Versions {
  /** Newest first. */
  readonly list: (tab: Tab) => Promise<readonly OldState[]>;
  /** The mission as it was then; nothing, and no notice, where it cannot be had. */
  readonly read: (tab: Tab, old: OldState) => Promise<Mission | undefined>;
  /** Opens it beside the mission, only to be looked at. */
  readonly lookAt: (tab: Tab, old: OldState) => Promise<void>;
  /** Makes the mission what it was then, as a step that can be undone. */
  readonly restore: (tab: Tab, old: OldState) => Promise<void>;
}

export function createVersions(
  { host, tabs, language, notify }: Surroundings,
  leftBehind: () => readonly KeptDraft[],
): Versions {
  const textOf = async (tab: Tab, old: OldState): Promise<Answer<{ text: string }>> => {
    if (old.kind === 'draft') return { ok: true, value: old.draft };
    const { document = '' } = tab.file.getState();
    return host.call('versions.read', document, old.version);
  };
  /** The mission, or why it cannot be had any more. */
  const fetch = async (tab: Tab, old: OldState): Promise<{ mission: Mission } | { why: Notice }> => {
    const answer = await textOf(tab, old);
    if (!answer.ok) return { why: failure(answer.error) };
    const read = readMission(answer.value.text, language());
    if (read.ok) return { mission: read.sound.mission };
    const { problem, more } = read.unsound;
    return { why: refusal({ name: nameThen(tab, old), problem, more }) };
  };
  const fetchOrTell = async (tab: Tab, old: OldState): Promise<Mission | undefined> => {
    const fetched = await fetch(tab, old);
    if ('mission' in fetched) return fetched.mission;
    notify(fetched.why);
    return undefined;
  };
  const nameThen = (tab: Tab, { at }: OldState) =>
    `${shortName(tab.file.getState().name)} – ${formatTime(at, language(), true)}`;

  return {
    list: async (tab) => {
      const place = tab.file.getState();
      const { document } = place;
      if (document === undefined) return [];
      const answer = await host.call('versions.list', document);
      if (!answer.ok) notify(failure(answer.error));
      const versions = answer.ok ? answer.value : [];
      const drafts = leftBehind().filter(({ file }) => file && isSamePlace(file, place));
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
      return 'mission' in fetched ? fetched.mission : undefined;
    },
    lookAt: async (tab, old) => {
      const mission = await fetchOrTell(tab, old);
      if (!mission) return;
      tabs.open({ name: nameThen(tab, old), mission, isReadOnly: true, savedStep: 'start' });
    },
    restore: async (tab, old) => {
      const mission = await fetchOrTell(tab, old);
      if (!mission) return;
      const parameters = { time: formatTime(old.at, language(), true) };
      const key = old.kind === 'draft' ? 'step.restore-draft' : 'step.restore-version';
      replaceMission(tab, mission, { key, parameters });
      tabs.show(tab);
    },
  };
}
