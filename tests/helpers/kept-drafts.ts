import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface OwnText {
  readonly text: string;
  /** The mission has changed since. */
  readonly isBehind: boolean;
}

/** What an app has kept of a mission. */
interface KeptDraft {
  readonly text: string;
  /** What somebody wrote in its file's text and has not applied. */
  readonly own?: OwnText;
}

/** All work that is kept in the folder of an app. */
export async function draftsIn(folder: string): Promise<KeptDraft[]> {
  const names = await readdir(join(folder, 'drafts')).catch(() => []);
  const drafts = names.filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(drafts.map((name) => readFile(join(folder, 'drafts', name), 'utf8')));
  return texts.map((draft) => {
    const { text, ownText } = JSON.parse(draft) as { text: string; ownText?: string };
    return { text, ...(ownText !== undefined && { own: JSON.parse(ownText) as OwnText }) };
  });
}
