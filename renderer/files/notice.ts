import type { KeyedSentence } from '../../languages';

/** One sentence about something that went wrong, or that its user should know, until it is dismissed. */
export interface Notice extends KeyedSentence {
  /** Fills `{reason}`: a sentence of its own, so that it changes its language with the rest. */
  readonly reason?: KeyedSentence;
  /** How many more reasons there are. */
  readonly more?: number;
  /** Those reasons, and where in the file each of them is. */
  readonly moreReasons?: readonly (KeyedSentence & { readonly pointer: string })[];
  /** How many more files were refused with it. */
  readonly others?: number;
  /** The key of the open mission that it speaks of: what it offers is done to that one, and it goes with it. */
  readonly tab?: string;
  /** The ids of what was left out with one variant, and can be removed for everybody. */
  readonly leftOut?: readonly string[];
  /** It speaks of how a game began or could not go on: over one that does, it is old. */
  readonly ofGame?: true;
  /** Nothing is wrong: it only says what has come of something. */
  readonly isCalm?: true;
  /** What can be done about it. */
  readonly actions?: readonly NoticeAction[];
}

/** Actions of the window that a notice offers. */
export type NoticeAction =
  | 'document.salvage'
  | 'document.save'
  | 'document.saveAs'
  | 'document.download'
  | 'document.saveAnyway'
  | 'document.reload'
  | 'edit.undo'
  | 'variants.removeForAll'
  | 'window.reload';
