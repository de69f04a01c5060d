import type { AskedFile, OpenedFile } from '../../main/contract';
import { fileTooLarge, largestFile, type Problem, problem } from '../../schemas';
import { hasErrors, laidOut } from '../document/laid-out';
import type { Tab } from '../document/tab';
import type { LinkedFiles } from './linked-files';
import { failure, type Refused, refusal, refusals } from './notices';
import { readMission, type Sound } from './read-mission';
import type { Surroundings } from './surroundings';

/** A file as it was read, by the host or by the browser; only the host's have a `document`. */
type ReadFile = Omit<OpenedFile, 'document'> & { readonly document?: string };

/** A file of which only a part can be opened. */
export interface Salvage {
  readonly file: ReadFile;
  readonly sound: Sound;
}

export interface Opening {
  /** Opens a file, or shows it where it is open already; what stands against it otherwise. */
  readonly open: (file: ReadFile, key?: string) => Tab | Refused;
  /** The same, and tells the user how it went. */
  readonly openAndTell: (file: ReadFile) => Tab | undefined;
  /** Several files, of which any may be refused. */
  readonly openAll: (files: readonly (ReadFile | Refused)[]) => void;
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
  const { host, tabs, files, language, notify, opened, salvage } = deeds;

  const show = (file: ReadFile, sound: Sound, key?: string): Tab => {
    const { text, readOnly, ...named } = file;
    const origin = { ...named, ...sound, cannotWrite: readOnly === true, savedStep: 'start' as const };
    const tab = tabs.open(origin, key);
    files.note(tab, text);
    opened(tab);
    return tab;
  };

  const open: Opening['open'] = (file, key) => {
    const there = file.document === undefined ? undefined : files.tabAt(file);
    if (there) {
      tabs.show(there);
      // The host had it opened a second time.
      files.letGo(file.document);
      return there;
    }
    const read = readMission(file.text, language());
    if (read.ok) return show(file, read.sound, key);
    const { unsound } = read;
    if (unsound.salvage) salvage.set({ file, sound: unsound.salvage });
    else files.letGo(file.document);
    return { name: file.name, ...unsound };
  };

  const openAll: Opening['openAll'] = (read) => {
    salvage.set();
    const results = read.map((file) => ('problem' in file ? file : open(file)));
    const refused = results.filter((result) => 'problem' in result);
    const shown = results.filter((result) => 'document' in result);
    notify(refusals(refused) ?? withErrors(shown));
  };
  const openAndTell: Opening['openAndTell'] = (file) => {
    salvage.set();
    const result = open(file);
    const isRefused = 'problem' in result;
    notify(isRefused ? refusal(result) : withErrors([result]));
    return isRefused ? undefined : result;
  };

  return {
    open,
    openAndTell,
    openAll,
    openRecent: async (recent) => {
      const answer = await host.call('document.openRecent', recent);
      if (answer.ok) openAndTell(answer.value);
      else if (answer.error.file) notify(refusal(answer.error.file));
      else notify(failure(answer.error));
    },
    openAsked: async () => {
      const answer = await host.call('document.takeAsked');
      if (!answer.ok) notify(failure(answer.error));
      else if (answer.value.length > 0) openAll(answer.value.map(asked));
    },
    openDropped: async (dropped) => {
      const read = [];
      for (const file of dropped) read.push(await readDropped(deeds, file));
      if (read.length > 0) openAll(read);
    },
    openSalvage: () => {
      const kept = salvage.get();
      notify(undefined);
      if (kept) show(kept.file, kept.sound);
      salvage.set();
    },
  };
}

/** The first of them whose tiles cannot lie as they do. */
function withErrors(tabs: readonly Tab[]) {
  const odd = tabs.find(({ document }) => hasErrors(laidOut(document.store.getState().mission)));
  return odd && { key: 'open.with-errors' as const, parameters: { name: odd.file.getState().name } };
}

function asked(asked: AskedFile): OpenedFile | Refused {
  return asked.ok ? asked.file : asked.refused;
}

/** The desktop shell knows where a dropped file lies; what a browser hands over is only its text. */
async function readDropped({ host }: Surroundings, file: File): Promise<ReadFile | Refused> {
  const answer = await host.openDropped?.(file);
  if (answer?.ok) return answer.value;
  if (answer?.error.file) return answer.error.file;
  if (file.size > largestFile) return { name: file.name, problem: fileTooLarge(file.size) };
  const text = await textOf(file);
  return typeof text === 'string' ? { name: file.name, text } : { name: file.name, problem: text };
}

/** A folder that was dropped is a file that cannot be read. */
async function textOf(file: File): Promise<string | Problem> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return problem('unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return problem('not-utf8');
  }
}
