import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDocument } from '../../../schemas';

/** What is wrong with the missions that somebody has drawn, wherever they were kept: it must be possible to go on. */
export async function drawnInVain(folder: string): Promise<string[]> {
  const texts = [
    ...(await textsIn(folder)),
    ...(await textsIn(join(folder, 'library'))),
    ...(await textsIn(join(folder, 'drafts'))).map(draftText),
  ];
  return texts.filter(isMission).flatMap((text) => {
    const loaded = loadDocument(text, 'mission', { unfinished: true });
    return loaded.ok ? [] : [`A mission does not load: ${JSON.stringify(loaded.problems).slice(0, 1000)}`];
  });
}

async function textsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
}

function draftText(record: string): string {
  return (JSON.parse(record) as { text: string }).text;
}

/** Games and situations are written beside them. */
function isMission(text: string): boolean {
  return text.includes('boothill/mission@') && !/boothill\/(game|replay|scenario)@/.test(text);
}
