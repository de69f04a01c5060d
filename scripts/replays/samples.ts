import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadDocument, type Mission } from '../../schemas';

const missionEnd = '.boothill.json';
const folders = ['sample-missions/', 'sample-missions/tutorials/'];
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Every mission that is shown to users, by the name of its file. */
export function samples(): { readonly name: string; readonly mission: Mission }[] {
  return folders.flatMap((folder) =>
    readdirSync(inProject(folder))
      .filter((file) => file.endsWith(missionEnd))
      .map((file) => ({ name: file.slice(0, -missionEnd.length), mission: readMission(folder + file) })),
  );
}

function readMission(path: string): Mission {
  const loaded = loadDocument(readFileSync(inProject(path), 'utf8'), 'mission');
  if (!loaded.ok) throw new Error(`${path}: ${JSON.stringify(loaded.problems[0])}`);
  return loaded.document;
}

export function replayFile(name: string, end: 'won' | 'lost'): string {
  return inProject(`tests/replays/${name}.${end}.json`);
}
