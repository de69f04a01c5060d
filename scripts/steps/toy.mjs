import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { troubleFrom } from './causes.mjs';
import { runChild } from './child.mjs';
import { inProject, makeRuntimeFolder, runtimeFolder } from './project.mjs';

// A tree of the whole program with one more game in it, as if somebody had added it: what the toy game proves holds for
// any game, types and all, and the program itself knows nothing of it.

const folders = [
  ...[
    'engine',
    'drawing',
    'telling',
    'printing',
    'sharing',
    'languages',
    'schemas',
    'main',
    'renderer',
    'scripts',
  ],
  ...['sample-missions', 'tests/helpers', 'tests/languages', 'tests/renderer/systems', 'tests/toy'],
];
const files = [
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tests/tsconfig.json', 'tsconfig.lint.json'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'eslint.config.js'],
  '.dependency-cruiser.cjs',
];
/** Laid over the program: what is in it goes before what lies at the same place. */
const game = inProject('tests', 'toy', 'game');

export const toyTree = join(runtimeFolder, 'toy');

/** Brings the tree up to date and makes everything that is made of the schemas. */
export async function layToyTree() {
  makeRuntimeFolder();
  mkdirSync(toyTree, { recursive: true });
  const modules = join(toyTree, 'node_modules');
  if (!existsSync(modules)) symlinkSync(inProject('node_modules'), modules, 'junction');
  /** @type {[string, string][]} */
  const wanted = [
    ...files.map((file) => /** @type {[string, string]} */ ([file, inProject(file)])),
    ...folders.flatMap((folder) => filesBelow(inProject(folder), inProject())),
    ...filesBelow(game, game),
  ];
  const changed = bring(new Map(wanted.filter(([name]) => !isMade(name))));
  const stamp = join(toyTree, '.made');
  if (existsSync(stamp) && !changed.some((name) => /^(schemas|scripts)/.test(name))) return;
  rmSync(stamp, { force: true });
  // The program's own generated files are enough to run the generator that replaces them.
  bring(new Map(wanted));
  await makeSchemas();
  writeFileSync(stamp, '');
}

/** What is made in the tree itself. @param {string} name */
const isMade = (name) => /^schemas.(generated|published|README|MISSION-LANGUAGE)/.test(name);

/** @param {Map<string, string>} wanted @returns {string[]} what has changed */
function bring(wanted) {
  const gone = folders
    .filter((folder) => existsSync(join(toyTree, folder)))
    .flatMap((folder) => filesBelow(join(toyTree, folder), toyTree))
    .flatMap(([name]) => (wanted.has(name) || isMade(name) ? [] : [name]));
  for (const name of gone) rmSync(join(toyTree, name));
  const brought = [...wanted].flatMap(([name, from]) => {
    const to = join(toyTree, name);
    const text = isList(name) ? Buffer.from(withToy(name, readFileSync(from, 'utf8'))) : readFileSync(from);
    if (existsSync(to) && readFileSync(to).equals(text)) return [];
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
    return [name];
  });
  return [...gone, ...brought];
}

/** The game that every list begins with, as files and as the program write it. */
const [first = ''] = /** @type {string[]} */ (
  JSON.parse(readFileSync(inProject('schemas', 'systems', 'index.json'), 'utf8'))
);
const firstInCode = first.replace(/-\w/g, (part) => part.slice(1).toUpperCase());

/** What names all games of a layer. @param {string} name */
const isList = (name) => /^[a-z]+.(document.)?systems.(index|options)\.(ts|json)$/.test(name);

/**
 * With one line more wherever the first game has one: its imports, and its entry. Where the formatter has broken such a
 * line in two, half of it would be there twice.
 *
 * @param {string} list @param {string} text
 */
export function withToy(list, text) {
  if (list.endsWith('.json')) return JSON.stringify([...JSON.parse(text), 'toy']);
  const laid = text
    .split('\n')
    .flatMap((line) => {
      const isOfFirst = line.includes(`'${first}`) || line.includes(`'./${first}`);
      return isOfFirst ? [line, line.replaceAll(first, 'toy').replaceAll(firstInCode, 'toy')] : [line];
    })
    .join('\n');
  const wanted = text.split(`from './${first}`).length - 1;
  const imports = laid.match(/^import .* from '\.\/toy\b.*';$/gm) ?? [];
  const entries = laid.match(/^ +'?toy'?: (\w+|\{[^{}\n]*\}),$/gm) ?? [];
  if (wanted === 0 || imports.length !== wanted || entries.length !== 1) {
    throw new Error(`${list} has no line for each import of ${first} and one for its entry`);
  }
  return laid;
}

/** @param {string} folder @param {string} root @returns {[string, string][]} */
function filesBelow(folder, root) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => root === game || !file.startsWith(game))
    .map((file) => [relative(root, file), file]);
}

async function makeSchemas() {
  const tsx = inProject('node_modules', 'tsx', 'dist', 'cli.mjs');
  const { code, output } = await runChild(process.execPath, [
    tsx,
    join(toyTree, 'scripts', 'generate-schemas.ts'),
  ]);
  if (code !== 0) throw troubleFrom('trouble.build', output, 'toy.log');
}
