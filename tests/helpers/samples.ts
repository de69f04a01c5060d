import { readdirSync, readFileSync } from 'node:fs';
import { loadDocument, type Mission } from '../../schemas';

/** The text of every file in a folder of sample-missions/, by name. */
export function samples(folder: string): [name: string, text: string][] {
  const path = `sample-missions/${folder}`;
  return readdirSync(path)
    .filter((name) => name.endsWith('.json') && name !== 'expected.json')
    .map((name) => [name, readFileSync(`${path}/${name}`, 'utf8')]);
}

export function sample(name: string): string {
  return readFileSync(`sample-missions/${name}`, 'utf8');
}

/** A sample as the mission that it is. */
export function sampleMission(name: string): Mission {
  const loaded = loadDocument(sample(name), 'mission');
  if (!loaded.ok) throw new Error(`${name} is no sound mission`);
  return loaded.document;
}
