import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { troubleFrom } from './causes.mjs';
import { runChild } from './child.mjs';
import { inProject, makeRuntimeFolder, runtimeFolder } from './project.mjs';
import { Trouble } from './say.mjs';

/** What both are measured with is taken from here: a row may be younger than what it measures. */
const measured = ['tests/bench', 'tests/helpers', 'sample-missions'];

/** Its own tests, as far from its root: they know names of the program that have changed since. */
const ownTests = 'tests-of-its-own';

/**
 * The program as it was at a revision, built, in a folder of its own that bears its hash.
 *
 * @param {string} revision
 * @returns {Promise<string>}
 */
export async function treeAt(revision) {
  const { code, output } = await runChild('git', [
    'rev-parse',
    '--verify',
    '--quiet',
    `${revision}^{commit}`,
  ]);
  const hash = output.trim();
  if (code !== 0) throw new Trouble('trouble.revision', { revision });
  makeRuntimeFolder();
  const trees = join(runtimeFolder, 'revisions');
  const tree = join(trees, hash);
  if (!existsSync(tree)) await unpack(hash, trees, tree);
  for (const folder of measured) {
    rmSync(join(tree, folder), { recursive: true, force: true });
    cpSync(inProject(folder), join(tree, folder), { recursive: true });
  }
  await buildIn(tree);
  return tree;
}

/** @param {string} hash @param {string} trees @param {string} tree */
async function unpack(hash, trees, tree) {
  rmSync(trees, { recursive: true, force: true });
  const work = join(trees, 'unpacking');
  mkdirSync(join(work, '.runtime'), { recursive: true });
  const archive = join(trees, 'revision.tar');
  await run('git', ['archive', '--output', archive, hash]);
  await run('tar', ['-xf', archive, '-C', work]);
  rmSync(archive);
  cpSync(join(work, 'tests'), join(work, ownTests), { recursive: true });
  symlinkSync(inProject('node_modules'), join(work, 'node_modules'), 'junction');
  for (const name of readdirSync(runtimeFolder)) {
    if (name.startsWith('electron-'))
      symlinkSync(join(runtimeFolder, name), join(work, '.runtime', name), 'junction');
  }
  // Under its name only when it is whole.
  renameSync(work, tree);
}

/** By its own steps: how it is built may have changed since. @param {string} tree */
export async function buildIn(tree) {
  const steps = pathToFileURL(join(tree, 'scripts', 'steps', 'build.mjs')).href;
  const build = `await (await import(${JSON.stringify(steps)})).build()`;
  await run(process.execPath, ['--input-type=module', '-e', build]);
}

/** @param {string} program @param {string[]} args */
async function run(program, args) {
  const { code, output } = await runChild(program, args);
  if (code !== 0) throw troubleFrom('trouble.build', output, 'revision.log');
}
