import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatePage, generateProgram } from './schemas';
import { schemasFolder } from './schemas/read';

// Writes the types, the validators and the pages that are made from schemas/*.schema.json.

for (const generate of [generateProgram, generatePage]) {
  for (const [name, text] of Object.entries(await generate())) {
    const file = join(schemasFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
