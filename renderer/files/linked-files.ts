import type { SavedFile } from '../../main/contract';
import type { HistoryStep } from '../document/history';
import { type FileState, lastStep, type Tab } from '../document/tab';
import type { Surroundings } from './surroundings';

/** What tells one file from another: the host calls the same file something else each time it is opened. */
export type FileIdentity = Pick<SavedFile, 'name' | 'folder'>;

/** Which file belongs to which open mission, and what it has. */
export interface LinkedFiles {
  /** The mission that the host calls so. */
  readonly tabOf: (document: string) => Tab | undefined;
  /** The mission that was opened from there, or saved there. */
  readonly tabAt: (place: FileIdentity) => Tab | undefined;
  /** The text that the file had when it was read or written last. */
  readonly textOf: (tab: Tab) => string | undefined;
  /** The file has this text now, and the mission as it was after that step. */
  readonly link: (tab: Tab, file: SavedFile, text: string, step: HistoryStep | 'start') => void;
  /** The file has this text, and the mission is something else. */
  readonly note: (tab: Tab, text: string) => void;
  /** The user has said that the next saving may write over what another program has put there... */
  readonly insist: (tab: Tab) => void;
  /** ...but not over what is there since. */
  readonly yield: (tab: Tab) => void;
  readonly insists: (tab: Tab) => boolean;
  /** Something is done with a file, which the host must know until it is through. */
  readonly hold: (document: string, work: Promise<unknown>) => void;
  /** The host need not look after a file any more that no open mission has. */
  readonly letGo: (document: string | undefined) => void;
}

export function createLinkedFiles({ tabs, host }: Surroundings): LinkedFiles {
  const texts = new WeakMap<Tab, string>();
  const insisting = new WeakSet<Tab>();
  const among = (fits: (file: FileState) => boolean): Tab[] =>
    tabs.store.getState().tabs.filter(({ file }) => fits(file.getState()));
  const at = (place: FileIdentity) =>
    among((file) => file.document !== undefined && isSamePlace(file, place));
  const of = (document: string) => among((file) => file.document === document);
  const held = new Map<string, Promise<unknown>>();
  const letGo: LinkedFiles['letGo'] = (document) => {
    if (document === undefined || of(document).length > 0) return;
    const work = held.get(document);
    if (work) void work.then(() => letGo(document));
    else void host.call('document.close', document);
  };
  return {
    tabOf: (document) => of(document)[0],
    tabAt: (place) => at(place)[0],
    textOf: (tab) => texts.get(tab),
    note: (tab, text) => void texts.set(tab, text),
    link: (tab, saved, text, step) => {
      texts.set(tab, text);
      insisting.delete(tab);
      const before = tab.file.getState();
      const others = at(saved).filter((other) => other !== tab);
      tab.file.setState(
        {
          ...withoutFile(before),
          ...saved,
          isReadOnly: false,
          cannotWrite: false,
          savedStep: step,
          onDisk: 'same',
        },
        true,
      );
      for (const other of others) {
        const { document } = other.file.getState();
        loseFile(other);
        letGo(document);
      }
      if (before.document !== saved.document) letGo(before.document);
    },
    insist: (tab) => void insisting.add(tab),
    yield: (tab) => void insisting.delete(tab),
    insists: (tab) => insisting.has(tab),
    hold: (document, work) => {
      const done: Promise<unknown> = Promise.allSettled([held.get(document), work]).then(() => {
        if (held.get(document) === done) held.delete(document);
      });
      held.set(document, done);
    },
    letGo,
  };
}

export function isSamePlace(one: FileIdentity, other: FileIdentity): boolean {
  return one.name === other.name && one.folder === other.folder;
}

/** Another mission was saved over its file: what is in the window now is nowhere else. */
function loseFile({ file }: Tab): void {
  file.setState({ ...withoutFile(file.getState()), savedStep: undefined, onDisk: 'same' }, true);
}

export function withoutFile({
  document: _document,
  folder: _folder,
  old: _old,
  ...rest
}: FileState): FileState {
  return rest;
}

/** The mission as far as nothing is held in hand, and the step that led to it. */
export function settledMission(tab: Tab) {
  return { mission: tab.document.store.getState().history.now, step: lastStep(tab) };
}
