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

/** A name that every system takes, made of whatever somebody wrote. */
export function asFileName(words: string): string {
  const bare = shortName(words.trim())
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '');
  return `${shortened(bare) || 'mission'}${ending}`;
}

/** Systems count bytes, and leave room for 255. */
function shortened(words: string): string {
  const encoder = new TextEncoder();
  let [text, bytes] = ['', 0];
  for (const sign of words) {
    bytes += encoder.encode(sign).length;
    if (bytes > 120) break;
    text += sign;
  }
  return text.trim();
}

/** The file that a mission would be saved to, as far as it has a name already. */
export function proposedFileName(tab: Tab, language: Language): string {
  const { document, name } = tab.file.getState();
  return document === undefined ? asFileName(nameOf(tab, language)) : name;
}
