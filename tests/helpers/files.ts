import { createStore } from 'zustand/vanilla';
import type { Bridge, ShellKind } from '../../main/contract';
import { type BackRoom, createBackRoom } from '../../renderer/back-room/back-room';
import { localHelper } from '../../renderer/back-room/threads';
import { createWaits } from '../../renderer/back-room/waits';
import { perform } from '../../renderer/document/command';
import type { Tab } from '../../renderer/document/tab';
import { createTabs } from '../../renderer/document/tabs';
import { createErrorsSought } from '../../renderer/files/errors-sought';
import { createFiles } from '../../renderer/files/files';
import type { Notice } from '../../renderer/files/notice';
import { createReading } from '../../renderer/files/reading';
import { noPage, type Page } from '../../renderer/files/surroundings';
import { createWriting } from '../../renderer/files/writing';
import { createNotices } from '../../renderer/session/notices';
import { writeDocument } from '../../schemas';
import { FileHost } from './file-host';
import { missionWith } from './missions';

/** A window without a page, and everything in it that opens and saves. */
export function filesOn<Host extends Bridge>(
  host: Host,
  {
    shell = 'electron',
    memory = '',
    paint = ({ id }) => Promise.resolve(`picture of ${id}`),
    backRoom = createBackRoom(localHelper),
  }: { shell?: ShellKind; memory?: string; paint?: Page['picture']; backRoom?: BackRoom } = {},
) {
  const downloads: [string, string][] = [];
  let remembered = memory;
  let keys = 0;
  let timesLoaded = 1;
  const tabs = createTabs(() => {
    keys += 1;
    return `key-${keys}`;
  });
  const sight = createStore<{ notice: Notice | undefined }>(() => ({ notice: undefined }));
  const notices = createNotices(tabs, sight);
  const waits = createWaits();
  const page: Page = {
    ...noPage,
    chooseFiles: () => Promise.resolve([]),
    download: (name, content) => void downloads.push([name, String(content)]),
    loadAnew: () => {
      timesLoaded += 1;
    },
    picture: paint,
    memory: {
      read: (what) => (what === 'open' ? remembered : null),
      write: (what, text) => {
        if (what === 'open') remembered = text;
      },
    },
  };
  /** Files that turned out to be campaigns. */
  const campaigns: string[] = [];
  const files = createFiles({
    host,
    tabs,
    windowKey: 'this-window',
    shell,
    language: () => 'en',
    read: createReading({ backRoom, waits, language: () => 'en' }),
    write: createWriting({ backRoom, waits }),
    hasErrors: createErrorsSought(backRoom),
    notify: notices.notify,
    seenTo: notices.seenTo,
    openCampaign: (_, name) => {
      campaigns.push(name);
      return Promise.resolve();
    },
    page,
  });
  return {
    host,
    tabs,
    files,
    page,
    downloads,
    campaigns,
    waits: () => waits.store.getState().waits,
    timesLoaded: () => timesLoaded,
    notice: () => sight.getState().notice,
    remembered: () => remembered,
    active: () => tabs.store.getState().active as Tab,
    open: () => tabs.store.getState().tabs,
    /** What the user is asked at this moment. */
    asked: () => files.questions.getState().asked,
    answer: async (choice?: string, name?: string) => {
      await settle();
      const { asked } = files.questions.getState();
      if (!asked) throw new Error('Nothing is asked');
      asked.answer(choice, name);
      await settle();
    },
  };
}

/** A window with one mission open, from a file called small.boothill.json. */
export async function withSmallMission(host = new FileHost(), shell: ShellKind = 'electron') {
  host.files.set(small, textOf({}));
  const work = filesOn(host, { shell });
  await work.files.openRecent(small);
  await settle();
  return { ...work, host, tab: work.active() };
}

export const small = 'small.boothill.json';

export function textOf(change: Record<string, unknown>): string {
  return writeDocument(missionWith(change) as never);
}

/** A change that shows in the file. */
export function retitle(tab: Tab, title: string): void {
  perform(tab, {
    label: { key: 'step.cut' },
    recipe: (mission) => {
      mission.title = { en: title };
    },
  });
}

/** As long as answers of a host in memory take. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
