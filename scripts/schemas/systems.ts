import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { joined, type SystemSchema, type SystemSchemas } from './join';
import { readJson, readSchema, type Schema, schemasFolder } from './read';

/** Every game that files can be for, the oldest first. A file that names no game is for the first. */
export const systemIds = readJson('systems/index.json') as readonly [string, ...string[]];

/** What stands at the head of the file of a game. */
interface Head {
  readonly $schema: string;
  readonly title: string;
  readonly description: string;
}

interface SystemFile {
  readonly title: string;
  readonly schema: SystemSchema;
}

const systemFiles = new Map(systemIds.map((id) => [id, readSystem(id)]));

function readSystem(id: string): SystemFile {
  const file = readJson(`systems/${id}.schema.json`) as Partial<Head> & SystemSchema;
  const { $schema, title, description, ...schema } = file;
  if (title === undefined) throw new Error(`The schema of ${id} has no title`);
  return { title, schema };
}

export const systemSchemas: SystemSchemas = Object.fromEntries(
  [...systemFiles].map(([id, { schema }]) => [id, schema]),
);

/** What people call a game. */
export function systemTitle(system: string): string {
  const file = systemFiles.get(system);
  if (!file) throw new Error(`No game is called ${system}`);
  return file.title;
}

/** The schema of a document with what all games add to it. */
export function joinedSchema(name: string, systems: SystemSchemas = systemSchemas): Schema {
  return joined(name, readSchema(`${name}.schema.json`), systems);
}

/** What lies in the box of a game, for the engine alone. */
export function contentSchemas(system: string): Schema[] {
  const folder = join('systems', system);
  if (!existsSync(join(schemasFolder, folder))) return [];
  return readdirSync(join(schemasFolder, folder))
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => readSchema(join(folder, name)));
}
