import { type SentenceKey, textIn } from '../../languages';
import type { AskedFile, CarrierFile, ReadFile as HostFile, OpenedFile } from '../../main/contract';
import { fileTooLarge, largestFile, type Problem, problem } from '../../schemas';
import { carriedIn } from '../../sharing/carriers';
import { largestCarrier } from '../../sharing/carriers/limits';
import type { ReadMission, Sound } from '../document/read-mission';
import type { Tab } from '../document/tab';
import { type FileIdentity, isSamePlace, type LinkedFiles } from './linked-files';
import type { Notice } from './notice';
import { about, failure, type Refused, refusal } from './notices';
import type { Surroundings } from './surroundings';

/** A file as it was read, by the host or by the browser; only the host's have a `document`. */
type ReadFile = Omit<OpenedFile, 'document'> & {
  readonly document?: string;
  /** The name of the file that has brought it along: it has none of its own. */
  readonly from?: string;
};

/** A file of which only a part can be opened. */
export interface Salvage {
  readonly file: ReadFile;
  readonly sound: Sound;
}

/** A file that was not opened, and what could be opened of it. */
export interface Unopened extends Refused {
  readonly file?: ReadFile;
  readonly salvage?: Sound;
}

/** Nothing where its user did not wait for it. */
export type Opened = Tab | Unopened | undefined;

type Has = ReadMission | 'cancelled' | undefined;

export interface Opening {
  /** What a file has; nothing of one that is open already. The past is what was done to it before this window was loaded anew. */
  readonly read: (file: ReadFile, past?: string) => Promise<Has>;
  /** Opens a file that was read, or shows it where it is open already; what stands against it otherwise, which is to be told. */
  readonly open: (file: ReadFile, has: Has, key?: string) => Opened;
  /** Tells the user how it went with all files that were to be opened at once. */
  readonly tell: (results: readonly (Tab | Unopened)[]) => void;
  readonly openAndTell: (files: readonly (ReadFile | CarrierFile | Refused)[]) => Promise<void>;
  /** A file that was open before, or why it cannot be read any more. */
  readonly findAgain: (place: FileIdentity) => Promise<ReadFile | Refused>;
  readonly openRecent: (recent: string) => Promise<void>;
  readonly openAsked: () => Promise<void>;
  readonly openDropped: (files: readonly File[]) => Promise<void>;
  readonly openSalvage: () => void;
}

interface OpeningDeeds extends Surroundings {
  readonly files: LinkedFiles;
  readonly opened: (tab: Tab) => void;
  readonly salvage: { readonly get: () => Salvage | undefined; readonly set: (salvage?: Salvage) => void };
}

export function createOpening(deeds: OpeningDeeds): Opening {
  const { host, tabs, files, notify, seenTo, opened, salvage } = deeds;

  const show = (file: ReadFile, sound: Sound, key?: string): Tab => {
    const { text, readOnly, from, ...named } = file;
    const isOwn = from === undefined;
    const origin = {
      ...named,
      ...sound,
      ...(!isOwn && { name: textIn(sound.mission.title, deeds.language()) }),
      ...(isOwn && { savedStep: 'start' as const }),
      cannotWrite: readOnly === true,
    };
    const tab = tabs.open(origin, key);
    files.note(tab, text);
    opened(tab);
    return tab;
  };

  const tabAt = (file: ReadFile) => (file.document === undefined ? undefined : files.tabAt(file));
  const read: Opening['read'] = async (file, past) => (tabAt(file) ? undefined : deeds.read(file.text, past));
  const open: Opening['open'] = (file, has, key) => {
    const there = tabAt(file);
    if (there) {
      tabs.show(there);
      // The host had it opened a second time.
      files.letGo(file.document);
      return there;
    }
    if (!has || has === 'cancelled') {
      files.letGo(file.document);
      return undefined;
    }
    return has.ok ? show(file, has.sound, key) : { name: file.name, file, ...has.unsound };
  };

  const tell: Opening['tell'] = (results) => {
    const refused = results.filter((result) => 'problem' in result);
    // One stands for all: the one that something can be done about.
    const first = refused.find((one) => one.salvage) ?? refused[0];
    salvage.set(first?.file && first.salvage && { file: first.file, sound: first.salvage });
    for (const { file } of refused) if (file !== salvage.get()?.file) files.letGo(file?.document);
    const others = refused.length - 1;
    if (first) return notify({ ...refusal(first), ...(others > 0 && { others }) });
    seenTo();
    void tellErrors(results.filter((result) => 'view' in result));
  };
  /** Of the first of them whose tiles cannot lie as they do. */
  const tellErrors = async (shown: readonly Tab[]) => {
    for (const tab of shown) {
      const { now } = tab.document.store.getState().history;
      if (!(await deeds.hasErrors(now))) continue;
      const isStillSo =
        tabs.store.getState().tabs.includes(tab) && tab.document.store.getState().history.now === now;
      if (!isStillSo) continue;
      return notify(about(tab, { key: 'open.with-errors', parameters: { name: tab.file.getState().name } }));
    }
  };
  const openAndTell: Opening['openAndTell'] = async (all) => {
    const results: Opened[] = [];
    let brought: Notice | undefined;
    for (const file of all.flatMap((one) => ('carried' in one ? broughtBy(one) : [one]))) {
      if ('problem' in file) {
        results.push(file);
        continue;
      }
      const has = await read(file);
      if (isCampaign(has)) {
        files.letGo(file.document);
        await deeds.openCampaign(file.text, file.name);
        continue;
      }
      const result = open(file, has);
      results.push(result);
      if (result && 'view' in result && file.from !== undefined)
        brought ??= about(result, {
          key: 'open.brought',
          parameters: { from: file.from },
          isCalm: true,
        });
    }
    tell(results.filter((result) => result !== undefined));
    if (brought && !results.some((result) => result && 'problem' in result)) notify(brought);
  };

  return {
    read,
    open,
    tell,
    openAndTell,
    findAgain: async (place) => {
      const refused = (key: SentenceKey) => ({
        name: place.name,
        problem: problem('unreadable'),
        reason: { key },
      });
      const recents = await host.call('recents.list');
      if (!recents.ok) return refused(failure(recents.error).key);
      const recent = recents.value.find((one) => isSamePlace(one, place));
      // The host remembers some files only, and opens no other by its name.
      if (!recent) return refused('open.not-recent');
      const answer = await host.call('document.openRecent', recent.recent);
      if (!answer.ok) return answer.error.file ?? refused(failure(answer.error).key);
      return 'carried' in answer.value ? refused('open.not-recent') : answer.value;
    },
    openRecent: async (recent) => {
      const answer = await host.call('document.openRecent', recent);
      if (answer.ok) await openAndTell([answer.value]);
      else if (answer.error.file) tell([answer.error.file]);
      else notify(failure(answer.error));
    },
    openAsked: async () => {
      const answer = await host.call('document.takeAsked');
      if (!answer.ok) notify(failure(answer.error));
      else if (answer.value.length > 0) await openAndTell(answer.value.map(asked));
    },
    openDropped: async (dropped) => {
      const all = [];
      for (const file of dropped) all.push(await readDropped(deeds, file));
      if (all.length > 0) await openAndTell(all);
    },
    openSalvage: () => {
      const kept = salvage.get();
      seenTo();
      if (kept) show(kept.file, kept.sound);
      salvage.set();
    },
  };
}

/** A file that is no mission, and says that it is a campaign. */
function isCampaign(has: Has): boolean {
  if (!has || has === 'cancelled' || has.ok) return false;
  const { code, parameters } = has.unsound.problem;
  return code === 'wrong-kind' && parameters.found === 'boothill/campaign';
}

/** What a file has brought along. */
function broughtBy({ name, carried }: CarrierFile): ReadFile[] {
  return carried.map((file) => ({ ...file, from: name }));
}

function asked(asked: AskedFile): HostFile | Refused {
  return asked.ok ? asked.file : asked.refused;
}

/** The desktop shell knows where a dropped file lies; what a browser hands over is only its text. */
async function readDropped({ host }: Surroundings, file: File): Promise<ReadFile | CarrierFile | Refused> {
  const answer = await host.openDropped?.(file);
  if (answer?.ok) return answer.value;
  if (answer?.error.file) return answer.error.file;
  const { name, size } = file;
  if (size > largestCarrier) return { name, problem: fileTooLarge(size, largestCarrier) };
  // A folder that was dropped is a file that cannot be read.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { name, problem: problem('unreadable') };
  const carried = carriedIn(new Uint8Array(bytes));
  if (carried) return carried.ok ? { name, carried: carried.missions } : { name, problem: carried.problem };
  const text = textOf(bytes);
  return typeof text === 'string' ? { name, text } : { name, problem: text };
}

function textOf(bytes: ArrayBuffer): string | Problem {
  if (bytes.byteLength > largestFile) return fileTooLarge(bytes.byteLength);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return problem('not-utf8');
  }
}
