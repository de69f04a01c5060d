import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateSchemas } from './schemas';
import { schemasFolder } from './schemas/read';

// Writes the types, the validators and the README that are made from schemas/*.schema.json.

for (const [name, text] of Object.entries(await generateSchemas())) {
  const file = join(schemasFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
