import type { KeyedSentence, SentenceKey } from '../../../languages';
import type { ShellKind } from '../../../main/contract';
import type { ActiveFacts } from '../../session/active-facts';
import type { DialogId, Session, SessionState } from '../../session/session';

/** One thing that can be done: menus, toolbar, shortcuts and buttons all speak of the same object. */
export interface Doing {
  name: SentenceKey;
  /** What it does in a few words, where a sign alone says little. */
  does?: SentenceKey;
  /** What the name has to be filled with, where that changes: what would be undone. */
  about?: (state: SessionState) => KeyedSentence | undefined;
  /** Written the way Electron writes it: `CmdOrCtrl+Q`. The first is shown, all are heard. */
  shortcut?: string | readonly [string, ...string[]];
  /** Browsers keep this shortcut to themselves, so a local page does not promise it. */
  browsersKeepShortcut?: true;
  /** The browser makes a clipboard event of the key, and that is what is heard (see clipboard.ts). */
  isClipboardKey?: true;
  /** With Shift held, the shortcut does more of it. */
  shiftGoesFurther?: true;
  /** It stands in no menu: a notice offers it where it is of use. */
  isOnlyOffered?: true;
  /** The shells that have it; all, where nothing is said. */
  shells?: readonly ShellKind[];
  /** Whether it can be done now; always, where nothing is said. */
  available?: (state: SessionState) => boolean;
  /** For an action that chooses one of several: whether this one is chosen. */
  chosen?: (state: SessionState) => boolean;
  /** It has nothing to do with what lies behind a dialog, or these are about the very mission. */
  worksInDialogs?: true | readonly DialogId[];
  /** A key that is held does it again and again. */
  repeats?: true;
  perform: (session: Session, further?: boolean) => void;
}

/** For things that are done to the mission in sight. */
export function whenOpen(also: (active: ActiveFacts) => boolean = () => true) {
  return ({ active }: SessionState): boolean => active !== undefined && also(active);
}

/** For things that are done to the mission itself, which lies under a game while that is played. */
export function atMission(also: (active: ActiveFacts) => boolean = () => true) {
  return whenOpen((active) => !active.isPlaying && also(active));
}

export function whenPlaying(also: (active: ActiveFacts) => boolean = () => true) {
  return whenOpen((active) => active.isPlaying && also(active));
}

export const canEdit = atMission(({ isReadOnly }) => !isReadOnly);

export const hasSelection = atMission(({ isReadOnly, selected }) => !isReadOnly && selected > 0);
