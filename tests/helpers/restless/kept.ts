import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDocument } from '../../../schemas';

/** Where the window leaves what somebody has done, and where in such a file the document is. */
const places: readonly { folder: string; documentIn: (content: string) => string }[] = [
  { folder: 'saved', documentIn: (content) => content },
  { folder: 'library', documentIn: (content) => content },
  { folder: 'drafts', documentIn: (content) => (JSON.parse(content) as { text: string }).text },
  { folder: 'games', documentIn: (content) => content.slice(content.indexOf('\n') + 1) },
];

/** What was drawn or played and could not be taken up again, whether it was saved or only kept. */
export async function doneInVain(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    for (const [name, content] of await filesIn(join(folder, place.folder))) {
      const loaded = loadDocument(place.documentIn(content), ['mission', 'game', 'replay', 'scenario'], {
        unfinished: true,
      });
      if (!loaded.ok)
        found.push(
          `${join(place.folder, name)} does not load: ${JSON.stringify(loaded.problems.slice(0, 3))}`,
        );
    }
  }
  return found;
}

async function filesIn(folder: string): Promise<[name: string, content: string][]> {
  const names = await readdir(folder).catch(() => []);
  const wanted = names.filter((name) => name.endsWith('.json'));
  return Promise.all(
    wanted.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), 'utf8')]),
  );
}
