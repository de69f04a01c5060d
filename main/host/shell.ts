import type { ExportKind } from '../../schemas';
import type { About, Menu } from '../contract';

/** What only the shell around the host can do or know; what is left out answers `not-here`. */
export interface Shell {
  about: Omit<About, 'nativeMenu'>;
  /** Asks the user for a file, and says where it lies; nothing when they chose none. */
  chooseFile?: () => Promise<string | undefined>;
  /** Asks the user where to save, proposing a name; where it cannot be asked, the library is the place. */
  chooseTarget?: (name: string) => Promise<string | undefined>;
  /** The same for what is made of a game or a mission, which the library is no place for. */
  chooseExport?: (name: string, kind: ExportKind) => Promise<string | undefined>;
  showMenu?: (menus: Menu[]) => void;
  toggleFullScreen?: () => void;
  drawn?: () => void;
  quit?: () => void;
  /** The page has kept everything: its window may close. */
  close?: () => void;
  /** The page asks its user first: its window must not close meanwhile. */
  stay?: () => void;
}
