import { type Language, textIn, unturned } from '../../languages';
import { missionFileName } from '../../schemas';
import type { Tab } from '../document/tab';

/** What is shown of a file's name: everything but the ending that all of them have. */
export function shortName(fileName: string): string {
  const shown = unturned(fileName);
  return shown.replace(/(\.boothill)?\.json$/i, '') || shown;
}

/** What an open mission goes by where its file is meant: the file's name, or its title where it has none. */
export function fileName(tab: Tab, language: Language): string {
  const { name, document, isReadOnly } = tab.file.getState();
  if (document !== undefined || isReadOnly) return shortName(name);
  return titleOf(tab, language) || shortName(name);
}

/** What stands on the tabs of all that are open: their titles, and their files where titles are alike. */
export function tabNames(open: readonly Tab[], language: Language): readonly string[] {
  const names = open.map((tab) => tabName(tab, language));
  return names.map((name, index) => {
    const { document, name: file } = open[index]?.file.getState() ?? {};
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone || document === undefined || file === undefined || shortName(file) === name
      ? name
      : `${name} – ${shortName(file)}`;
  });
}

/** A mission's title; its file where it has none, or is an older state of another. */
export function tabName(tab: Tab, language: Language): string {
  const { name, isReadOnly } = tab.file.getState();
  return (isReadOnly ? '' : titleOf(tab, language)) || shortName(name);
}

function titleOf({ document }: Tab, language: Language): string {
  return textIn(document.store.getState().history.now.title, language).trim();
}

/** What a mission will be called that somebody wants to be called so: not every file system takes every name. */
export function nameItGets(words: string): string {
  return shortName(missionFileName(words));
}

/** The file that a mission would be saved to, as far as it has a name already. */
export function proposedFileName(tab: Tab, language: Language): string {
  const { document, name } = tab.file.getState();
  return document === undefined ? missionFileName(fileName(tab, language)) : name;
}
