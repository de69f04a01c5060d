import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildIn } from '../../scripts/steps/revision.mjs';
import { emptyFolder } from '../helpers/folders';

it('the program of another revision is built wherever it lies', async () => {
  const tree = join(await emptyFolder(), `l'été "là-bas" #1`);
  const built = join(tree, 'built');
  await mkdir(join(tree, 'scripts', 'steps'), { recursive: true });
  await writeFile(
    join(tree, 'scripts', 'steps', 'build.mjs'),
    `import { writeFileSync } from 'node:fs';
     export const build = () => writeFileSync(${JSON.stringify(built)}, 'built');`,
  );
  await buildIn(tree);
  expect(await readFile(built, 'utf8')).toBe('built');
});
