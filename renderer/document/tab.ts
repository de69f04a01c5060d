import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ErrorCode } from '../../main/contract';
import type { LeftOut, Mission, Problem } from '../../schemas';
import type { History, HistoryStep } from './history';
import { createMissionDocument, type MissionDocument } from './mission-document';
import { type KeptOwnText, type OwnText, ownTextAgain } from './own-text';
import { createPointing, type Pointing } from './pointing';
import { createSelection, type Selection } from './selection';
import { createView, type View } from './view';

/** Where a document came from and goes to, and how that stands. */
export interface FileState {
  readonly name: string;
  /** What the host calls the file; undefined for a document that was never saved. */
  readonly document?: string;
  readonly folder?: string;
  /** It may only be looked at: an older version, for example. */
  readonly isReadOnly: boolean;
  /** What is looked at is what a file was at that time, or what somebody did to it then and never saved. */
  readonly old?: { readonly kind: 'version' | 'draft'; readonly at: number };
  /** The file cannot be written, so saving asks for another place. */
  readonly cannotWrite: boolean;
  /** The last step that the file has; nothing where it has none, or an older state of it. */
  readonly savedStep: HistoryStep | 'start' | undefined;
  readonly isSaving: boolean;
  /** Whether another program has done something to the file. */
  readonly onDisk: 'same' | 'changed' | 'gone';
  /** Why the host could not keep what is not saved, which is nowhere but in the window then. */
  readonly notKept: ErrorCode | undefined;
  /** What was odd about the file when it was opened. */
  readonly warnings: readonly Problem[];
  /** What had to be left out to open it at all. */
  readonly leftOut: readonly LeftOut[];
}

/** One open mission, with its own history and its own view. */
export interface Tab {
  /** The window's own word for it; drafts are kept under it. */
  readonly key: string;
  readonly document: MissionDocument;
  readonly view: View;
  readonly selection: Selection;
  readonly pointing: Pointing;
  readonly file: StoreApi<FileState>;
  /** What is written in the text of the file and not applied; apart from the file, because it changes with every key. */
  readonly ownText: StoreApi<{ readonly now: OwnText | undefined }>;
}

export interface TabOrigin extends Partial<Omit<FileState, 'savedStep'>> {
  readonly name: string;
  readonly mission: Mission;
  /** What can be undone in it from before it was opened. */
  readonly history?: History<Mission>;
  /** Whether the file has it as it is opened. */
  readonly savedStep?: 'start' | undefined;
  /** What was written in the text of its file, and never applied. */
  readonly ownText?: KeptOwnText | undefined;
}

export function createTab(key: string, { mission, history, savedStep, ownText, ...file }: TabOrigin): Tab {
  const document = createMissionDocument(mission, history);
  const selection = createSelection();
  document.store.subscribe((state) => selection.keepTo(state.mission));
  return {
    key,
    document,
    view: createView(),
    selection,
    pointing: createPointing(),
    file: createStore<FileState>(() => ({
      isReadOnly: false,
      cannotWrite: false,
      isSaving: false,
      onDisk: 'same',
      notKept: undefined,
      warnings: [],
      leftOut: [],
      ...file,
      savedStep: savedStep && lastOf(document),
    })),
    ownText: createStore(() => ({
      now: ownText && ownTextAgain(ownText, document.store.getState().history.now),
    })),
  };
}

/** What the file would have to have to be the same as the document. */
export function lastStep({ document }: Tab): HistoryStep | 'start' {
  return lastOf(document);
}

function lastOf(document: MissionDocument): HistoryStep | 'start' {
  const { steps, done, forgotten } = document.store.getState().history;
  return steps[done - 1] ?? forgotten ?? 'start';
}

/** Whether something would be lost without the draft. */
export function isUnsaved(tab: Tab): boolean {
  const { savedStep, isReadOnly, onDisk } = tab.file.getState();
  return !isReadOnly && (savedStep !== lastStep(tab) || onDisk === 'gone');
}
