import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { describe, expect, it, onTestFinished } from 'vitest';

// Every layer rule is broken once on purpose, in a small tree of its own: a rule that never fires is none.

type Tree = Record<string, string>;

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<IFlattenedRuleSet['forbidden']>;
  options: ICruiseOptions;
};

const breaches: Record<string, Tree | Tree[]> = {
  'no-cycles': {
    'engine/a.ts': "import { b } from './b';\nexport const a = () => b;",
    'engine/b.ts': "import { a } from './a';\nexport const b = () => a;",
  },
  'no-folder-cycles': [
    {
      'renderer/session/session.ts': "export { read } from '../files/read';",
      'renderer/files/read.ts': 'export const read = 1;',
      'renderer/files/use-files.ts': "export { words } from '../session/words';",
      'renderer/session/words.ts': 'export const words = 1;',
    },
    {
      'engine/board/compile.ts': "export { rooms } from '../checks/rooms';",
      'engine/checks/rooms.ts': 'export const rooms = 1;',
      'engine/checks/openings.ts': "export { limits } from '../board/limits';",
      'engine/board/limits.ts': 'export const limits = 1;',
    },
  ],
  'everything-resolves': { 'engine/a.ts': "export { b } from './nowhere';" },
  'schemas-stand-alone': {
    'schemas/a.ts': "export { words } from '../languages/words';",
    'languages/words.ts': 'export const words = 1;',
  },
  'languages-stand-alone': {
    'languages/a.ts': "export { schema } from '../schemas/schema';",
    'schemas/schema.ts': 'export const schema = 1;',
  },
  'engine-imports-nothing-else-of-ours': {
    'engine/a.ts': "export { words } from '../languages/words';",
    'languages/words.ts': 'export const words = 1;',
  },
  'engine-takes-types-and-references-of-schemas': {
    'engine/a.ts': "export { schema } from '../schemas/schema';",
    'schemas/schema.ts': 'export const schema = 1;',
  },
  'engine-is-pure': [
    { 'engine/a.ts': "export { readFileSync } from 'node:fs';" },
    { 'engine/a.ts': "export { createStore } from 'zustand/vanilla';" },
  ],
  'engine-only-through-its-entry': {
    'drawing/a.ts': "export { roll } from '../engine/dice';",
    'engine/dice.ts': 'export const roll = 4;',
  },
  'drawing-imports-model-and-words-only': {
    'drawing/a.ts': "export { host } from '../main/host';",
    'main/host.ts': 'export const host = 1;',
  },
  'drawing-is-pure': [
    { 'drawing/a.ts': "export { createStore } from 'zustand/vanilla';" },
    { 'drawing/a.ts': "export { readFileSync } from 'node:fs';" },
  ],
  'telling-imports-model-and-words-only': [
    { 'telling/a.ts': "export { host } from '../main/host';", 'main/host.ts': 'export const host = 1;' },
    { 'telling/a.ts': "export { ink } from '../drawing/ink';", 'drawing/ink.ts': 'export const ink = 1;' },
  ],
  'kernel-knows-no-system': [
    {
      'engine/game/a.ts': "export { zombies } from '../systems/uoa/zombies';",
      'engine/systems/uoa/zombies.ts': 'export const zombies = 1;',
    },
    { 'engine/game/a.ts': "export { lab } from '../lab/lab';", 'engine/lab/lab.ts': 'export const lab = 1;' },
  ],
  'kernel-knows-no-family': {
    'engine/game/a.ts': "export type { Horde } from '../family/undead/horde';",
    'engine/family/undead/horde.ts': 'export type Horde = 1;',
  },
  'family-knows-no-system': {
    'engine/family/undead/a.ts': "export type { Zombie } from '../../systems/uoa/zombies';",
    'engine/systems/uoa/zombies.ts': 'export type Zombie = 1;',
  },
  'systems-only-through-the-list-of-all': [
    {
      'telling/log.ts': "export { log } from './systems/uoa';",
      'telling/systems/uoa/index.ts': 'export const log = 1;',
    },
    {
      'telling/log.ts': "export { kinds } from '../engine/systems/uoa';",
      'engine/systems/uoa/index.ts': 'export const kinds = 1;',
    },
    {
      'engine/lab/lab.ts': "export type { Zombie } from '../systems/uoa/zombies';",
      'engine/systems/uoa/zombies.ts': 'export type Zombie = 1;',
    },
  ],
  'systems-know-no-other-system': [
    {
      'engine/systems/classic/a.ts': "export { zombies } from '../uoa';",
      'engine/systems/uoa/index.ts': 'export const zombies = 1;',
    },
    {
      'telling/systems/classic/a.ts': "export type { Zombie } from '../../../engine/systems/uoa';",
      'engine/systems/uoa/index.ts': 'export type Zombie = 1;',
    },
  ],
  'systems-hand-on-through-their-entry': {
    'renderer/systems/uoa/a.ts': "export { log } from '../../../telling/systems/uoa/log';",
    'telling/systems/uoa/log.ts': 'export const log = 1;',
  },
  'folders-of-a-game-have-their-storey': {
    'engine/systems/uoa/odds/a.ts': "export { zombies } from '../zombies/zombies';",
    'engine/systems/uoa/zombies/zombies.ts': 'export const zombies = 1;',
  },
  'what-a-game-stands-on-knows-no-folder': {
    'engine/systems/uoa/state.ts': "export { zombies } from './zombies/zombies';",
    'engine/systems/uoa/zombies/zombies.ts': 'export const zombies = 1;',
  },
  ...Object.fromEntries(forbidden.flatMap(({ name }) => storeyBreach(name))),
  'telling-is-pure': { 'telling/a.ts': "export { readFileSync } from 'node:fs';" },
  'sharing-imports-what-it-shares-only': {
    'sharing/a.ts': "export { host } from '../main/host';",
    'main/host.ts': 'export const host = 1;',
  },
  'sharing-without-node': { 'sharing/a.ts': "export { readFileSync } from 'node:fs';" },
  'printing-imports-what-it-prints-only': {
    'printing/a.ts': "export { host } from '../main/host';",
    'main/host.ts': 'export const host = 1;',
  },
  'only-painters-of-printouts-need-packages': {
    'printing/sheet/a.ts': "export { readFileSync } from 'node:fs';",
  },
  'window-without-node': { 'renderer/a.ts': "export { join } from 'node:path';" },
  'window-without-electron': { 'renderer/a.ts': "export { app } from 'electron';" },
  'window-knows-only-the-contract': {
    'renderer/a.ts': "export type { Host } from '../main/host';",
    'main/host.ts': 'export type Host = 1;',
  },
  'contract-is-types-only': {
    'renderer/a.ts': "export { names } from '../main/contract/names';",
    'main/contract/names.ts': 'export const names = [];',
  },
  'host-without-window': {
    'main/a.ts': "export type { App } from '../renderer/app';",
    'renderer/app.ts': 'export type App = 1;',
  },
  'document-without-react-or-konva': screenBreaches('renderer/document/a.ts'),
  'builder-without-react-or-konva': screenBreaches('renderer/builder/a.ts'),
  'panels-know-no-app': {
    'renderer/panels/a.ts': "export type { Action } from '../app/actions';",
    'renderer/app/actions.ts': 'export type Action = 1;',
  },
  'tools-without-react-or-konva': screenBreaches('renderer/tools/a.ts'),
  'back-room-without-screen': [
    { 'renderer/back-room/a.ts': "export { useState } from 'react';" },
    {
      'renderer/back-room/a.ts': "export { b } from '../panels/b';",
      'renderer/panels/b.ts': "import { useState } from 'react';\nexport const b = useState;",
    },
  ],
  'nothing-ships-tests-or-scripts': {
    'main/a.ts': "export { fake } from '../tests/fake';",
    'tests/fake.ts': 'export const fake = 1;',
  },
};

/** For a folder of a game that knows nothing of those above it: one that looks up to the highest of them. */
function storeyBreach(rule = ''): [string, Tree][] {
  const folder = /^([a-z-]+)-of-a-game-knows-no-storey-above$/.exec(rule)?.[1];
  if (folder === undefined) return [];
  const tree = {
    [`engine/systems/uoa/${folder}/a.ts`]: "export { show } from '../show/show';",
    'engine/systems/uoa/show/show.ts': 'export const show = 1;',
  };
  return [[rule, tree]];
}

function screenBreaches(file: string): Tree[] {
  return [
    { [file]: "export { useState } from 'react';" },
    { [file]: "export { create } from 'zustand';" },
    { [file]: "export { Dialog } from 'radix-ui';" },
    { [file]: "export { X } from 'lucide-react';" },
    { [file]: "export { App } from '../app/app';", 'renderer/app/app.ts': 'export const App = 1;' },
    {
      [file]: "export { useSession } from '../session/context';",
      'renderer/session/context.ts': 'export const useSession = 1;',
    },
  ];
}

const innocent: Tree = {
  'schemas/types.ts': 'export type Mission = 1;',
  'languages/words.ts': 'export const words = 1;',
  'engine/index.ts': "export { board } from './board';",
  'engine/board.ts': "import type { Mission } from '../schemas/types';\nexport const board: Mission = 1;",
  'drawing/scene.ts':
    "import { board } from '../engine';\nimport { words } from '../languages/words';\nexport const scene = [board, words];",
  'telling/log.ts':
    "import { board } from '../engine';\nimport { words } from '../languages/words';\nexport const log = [board, words];",
  'engine/systems/uoa/index.ts': "export { zombies } from './zombies/zombies';",
  'engine/systems/uoa/zombies/zombies.ts': "export { wound as zombies } from '../people/wounds';",
  'engine/systems/uoa/people/wounds.ts': 'export const wound = 1;',
  'telling/systems/index.ts': "import { telling } from './uoa';\nexport const tellings = { uoa: telling };",
  'telling/systems/uoa/index.ts': "export { telling } from './telling';",
  'telling/systems/uoa/telling.ts':
    "import { zombies } from '../../../engine/systems/uoa';\nimport { log } from '../../log';\nexport const telling = [zombies, log];",
  'main/contract/bridge.ts': "export type { Mission } from '../../schemas/types';",
  'main/host.ts':
    "import { readFileSync } from 'node:fs';\nimport type { Mission } from './contract/bridge';\nexport const read = (): Mission => readFileSync('x').length as Mission;",
  'renderer/app.ts':
    "import { useState } from 'react';\nimport type { Mission } from '../main/contract/bridge';\nimport { scene } from '../drawing/scene';\nexport const app = (): [Mission, unknown] => [1, useState(scene)];",
  'renderer/document/store.ts':
    "import { createStore } from 'zustand/vanilla';\nexport const store = createStore(() => 1);",
};

async function violations(tree: Tree): Promise<string[]> {
  // Below the project, so that packages are found as they are from the real folders.
  await mkdir('test-results', { recursive: true });
  const folder = await mkdtemp(join('test-results', 'layers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(tree)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const result = await cruise(['.'], {
    ...options,
    baseDir: join(process.cwd(), folder),
    ruleSet: { forbidden },
    validate: true,
  });
  return (result.output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

describe('the layers', () => {
  it('are broken once for every rule', () => {
    expect(Object.keys(breaches).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(Object.entries(breaches))('%s', async (rule, tree) => {
    for (const planted of Array.isArray(tree) ? tree : [tree])
      expect(await violations(planted)).toContain(rule);
  });

  it('allow what they are meant to allow', async () => {
    expect(await violations(innocent)).toEqual([]);
  });
});

describe('the lint', () => {
  async function complaints(file: string, code: string): Promise<(string | null)[]> {
    const { configs } = (await import('typescript-eslint')).default;
    const untyped = { languageOptions: { parserOptions: { project: null } } };
    const eslint = new ESLint({ overrideConfig: [configs.disableTypeChecked, untyped] });
    const [result] = await eslint.lintText(code, { filePath: file });
    return result?.messages.map(({ ruleId }) => ruleId) ?? [];
  }

  it.each([
    ['engine/planted.ts', 'export const now = () => Date.now();', 'no-restricted-globals'],
    ['engine/planted.ts', 'export const say = () => console.log(1);', 'no-restricted-globals'],
    ['engine/planted.ts', 'export const roll = () => Math.random();', 'no-restricted-properties'],
    ['main/contract/planted.ts', 'export const calls = [];', 'no-restricted-syntax'],
    ['renderer/planted.tsx', 'export const A = () => <p>Howdy</p>;', 'no-restricted-syntax'],
    ['renderer/planted.tsx', 'export const A = () => <p aria-label="Howdy" />;', 'no-restricted-syntax'],
    ['renderer/planted.tsx', "export const A = () => <p>{'Howdy'}</p>;", 'no-restricted-syntax'],
    ['renderer/planted.tsx', "export const A = () => <p title={'Howdy'} />;", 'no-restricted-syntax'],
    ['renderer/planted.tsx', 'export const A = () => <p title={`Howdy`} />;', 'no-restricted-syntax'],
    [
      'renderer/planted.ts',
      'export const plain = (by: Konva.Context) => by._context;',
      'no-restricted-syntax',
    ],
    ['renderer/planted.ts', 'export const { _context: plain } = layer.getContext();', 'no-restricted-syntax'],
    ['main/planted.ts', 'export default 1;', 'no-restricted-exports'],
    ['tests/planted.test.ts', "import { vi } from 'vitest';\nvi.mock('konva');", 'no-restricted-properties'],
  ])('complains in %s about %s', async (file, code, rule) => {
    expect(await complaints(file, code)).toContain(rule);
  });

  it('lets the same be where it belongs', async () => {
    expect(await complaints('main/planted.ts', 'export const now = () => Date.now();\n')).toEqual([]);
    expect(await complaints('renderer/planted.tsx', 'export const A = () => <p>·</p>;\n')).toEqual([]);
    expect(await complaints('renderer/planted.ts', 'export const { past: _past, ...now } = time;\n')).toEqual(
      [],
    );
  });
});

describe('the compiler', () => {
  function errors(layer: string, code: string): number[] {
    const config = ts.readConfigFile(join(layer, 'tsconfig.json'), (file) => ts.sys.readFile(file));
    const parsed = ts.parseJsonConfigFileContent(config.config, ts.sys, layer);
    const planted = join(process.cwd(), layer, 'planted.ts');
    const host = ts.createCompilerHost(parsed.options);
    const disk = ts.createCompilerHost(parsed.options);
    host.fileExists = (file) => file === planted || disk.fileExists(file);
    host.getSourceFile = (file, target) =>
      file === planted ? ts.createSourceFile(file, code, target) : disk.getSourceFile(file, target);
    const program = ts.createProgram([planted], parsed.options, host);
    return ts.getPreEmitDiagnostics(program).map(({ code: number }) => number);
  }
  const unknownName = [2304, 2584, 2580, 2591];

  it.each([
    ['engine', 'export const page = document;'],
    ['engine', 'export const machine = process;'],
    ['drawing', 'export const page = document;'],
    ['drawing', 'export const bytes = Buffer;'],
    ['telling', 'export const page = document;'],
    ['printing', 'export const page = document;'],
    ['sharing', 'export const page = document;'],
    ['renderer', 'export const machine = process;'],
    ['main', 'export const page = document;'],
  ])('knows no names in %s that are not there: %s', (layer, code) => {
    expect(unknownName).toContain(errors(layer, code)[0]);
  });

  it('knows those that are', () => {
    expect(errors('renderer', 'export const page = document;')).toEqual([]);
    expect(errors('main', 'export const machine = process;')).toEqual([]);
  });
});
