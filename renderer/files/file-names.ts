import { type Language, textIn } from '../../languages';
import type { Tab } from '../document/tab';

const ending = '.boothill.json';

/** What is shown of a file's name: everything but the ending that all of them have. */
export function shortName(fileName: string): string {
  return fileName.replace(/(\.boothill)?\.json$/i, '') || fileName;
}

/** What an open mission goes by: its file, or its title where it has none. */
export function nameOf(tab: Tab, language: Language): string {
  const { name, document, isReadOnly } = tab.file.getState();
  if (document !== undefined || isReadOnly) return shortName(name);
  return titleOf(tab, language) || shortName(name);
}

function titleOf({ document }: Tab, language: Language): string {
  return textIn(document.store.getState().history.now.title, language).trim();
}

/** A file's name for whatever somebody wrote; the host makes one of it that every system takes. */
export function asFileName(words: string): string {
  return `${shortName(words.trim()).slice(0, 100).trim() || 'mission'}${ending}`;
}

/** The file that a mission would be saved to, as far as it has a name already. */
export function proposedFileName(tab: Tab, language: Language): string {
  const { document, name } = tab.file.getState();
  return document === undefined ? asFileName(nameOf(tab, language)) : name;
}
