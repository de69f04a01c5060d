import type { KeyedSentence } from '../../languages';
import { seemsPacked } from '../../sharing/carriers/packed';
import { readStories } from '../builder/story-text';
import { perform } from '../document/command';
import { landsNowhere, pasteFragment } from '../document/commands/clipboard';
import { copyParts } from '../document/commands/fragment';
import { gameOfFragment, readFragment, writeFragment } from '../document/commands/fragment-text';
import { takeAway } from '../document/commands/take-away';
import { laidOut } from '../document/laid-out';
import { isMissionText } from '../document/read-mission';
import type { Tab } from '../document/tab';
import type { Session } from '../session/session';
import { activeTab } from './actions/active-tab';
import { sayTaken } from './actions/say-taken';
import { isWrittenIn } from './focus';

// Menus may not read the system's clipboard, and not write to it everywhere: what was copied last is kept here as well,
// beside what the system knows of.
let kept = '';
let shared = '';

/** The parts that are selected, as text for whichever program it is pasted into. */
function copySelection(session: Session): string | undefined {
  const tab = activeTab(session);
  const keys = tab?.selection.store.getState().keys;
  if (!tab || !keys || keys.size === 0) return undefined;
  kept = writeFragment(copyParts(laidOut(tab.document.store.getState().mission), keys));
  return kept;
}

function cutSelection(session: Session): string | undefined {
  const text = copySelection(session);
  const tab = activeTab(session);
  if (text === undefined || !tab) return undefined;
  const before = tab.document.store.getState();
  const { label, ...command } = takeAway(before, tab.selection.store.getState().keys);
  perform(tab, { ...command, label: { ...label, key: 'step.cut' } });
  sayTaken(session, tab, before.mission);
  return text;
}

export function copyByMenu(session: Session): void {
  share(copySelection(session));
}

export function cutByMenu(session: Session): void {
  share(cutSelection(session));
}

function share(text: string | undefined): void {
  if (text === undefined) return;
  const shareIt = () => {
    shared = text;
  };
  // The desktop shell refuses.
  navigator.clipboard.writeText(text).then(shareIt, () => undefined);
}

export function pasteByMenu(session: Session): void {
  const tab = activeTab(session);
  if (tab && !pasteText(session, tab, kept)) session.editorOf(tab).say({ key: 'paste.nothing' });
}

/** The system clipboard, unless something newer was copied here that never reached it. */
function newest(text: string): string {
  const isOther = text !== shared && text.includes('boothill/');
  return kept === shared || isOther ? text : kept;
}

/** Whether the text was parts of a mission. */
function pasteText(session: Session, tab: Tab, text: string): boolean {
  const game = gameOfFragment(text);
  const { mission } = tab.document.store.getState();
  const editor = session.editorOf(tab);
  // Every game has tiles and pieces of its own; a later Boothill may copy those of one that this one does not know.
  if (game !== undefined && game !== mission.system) {
    editor.say({ key: 'paste.other-game' });
    return true;
  }
  const fragment = readFragment(text);
  if (!fragment) return false;
  const isPasted = perform(tab, pasteFragment(mission, fragment, editor.pointer(), tab.document.idsEver));
  editor.say(whyNotPasted(tab, isPasted, landsNowhere(mission, fragment)));
  return true;
}

function whyNotPasted(tab: Tab, isPasted: boolean, isLost: boolean): KeyedSentence | undefined {
  if (tab.file.getState().isReadOnly) return { key: 'tool.read-only' };
  if (isLost) return { key: 'paste.no-tile' };
  return isPasted ? undefined : { key: 'tool.no-room' };
}

/** Why text that is no part of a mission is not pasted. */
function notPasted(text: string): KeyedSentence {
  return { key: text.trim() === '' ? 'paste.nothing' : 'paste.foreign' };
}

/** Copying and pasting by key, with the system's own clipboard, so that parts travel between windows. */
export function listenToClipboard(
  session: Session,
  page: Window,
  openPasted: (what: { files: readonly File[] } | { text: string }) => void,
): void {
  const put = (take: (session: Session) => string | undefined) => (event: ClipboardEvent) => {
    if (isWrittenIn(event.target) || isReading(page) || isElsewhere(session)) return;
    const text = take(session);
    if (text === undefined) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    shared = text;
  };
  page.addEventListener('copy', put(copySelection));
  page.addEventListener(
    'cut',
    put((all) => (all.store.getState().active?.isReadOnly ? undefined : cutSelection(all))),
  );
  page.addEventListener('paste', (event) => {
    if (isWrittenIn(event.target) || isElsewhere(session)) return;
    const { clipboardData } = event;
    if (!clipboardData) return;
    event.preventDefault();
    if (clipboardData.files.length > 0) return openPasted({ files: [...clipboardData.files] });
    const [tab, text] = [activeTab(session), newest(clipboardData.getData('text/plain'))];
    if (tab && pasteText(session, tab, text)) return;
    if (tab && readStories(text)) session.editorOf(tab).say({ key: 'paste.stories' });
    else if (tab && !isMissionText(text) && !seemsPacked(text)) session.editorOf(tab).say(notPasted(text));
    else openPasted({ text });
  });
}

/** A dialog or a question lies over the board. */
function isElsewhere({ store }: Session): boolean {
  const { dialog, isAsked } = store.getState();
  return dialog !== undefined || isAsked;
}

/** Words of a panel are marked, and it is those that are meant. */
function isReading(page: Window): boolean {
  return page.getSelection()?.isCollapsed === false;
}
