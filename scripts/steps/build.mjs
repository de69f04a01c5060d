import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { troubleFrom } from './causes.mjs';
import { shippedLicences } from './licences.mjs';
import { inProject, project, runtimeFolder } from './project.mjs';
import { step } from './say.mjs';

const dist = inProject('dist');
const stampFile = join(dist, '.built');
const sources = [
  'engine',
  'drawing',
  'telling',
  'printing',
  'sharing',
  'languages',
  'schemas',
  'main',
  'renderer',
  'sample-missions',
];
const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/steps/build.mjs',
  'scripts/steps/licences.mjs',
];

/** Builds the window and the programs around it into dist/, unless exactly these sources are built already. */
export async function build() {
  const wanted = fingerprintOfSources();
  if (isBuilt(wanted)) return;
  await alone('build', async () => {
    if (isBuilt(wanted)) return;
    await step('step.build', () => buildAll(wanted));
  });
}

/** @param {string} wanted */
function isBuilt(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
}

/** @param {string} wanted */
async function buildAll(wanted) {
  // Apart from dist/, so that a running app never sees half of it.
  const work = join(runtimeFolder, 'building');
  rmSync(work, { recursive: true, force: true });
  try {
    await Promise.all([buildWindow(join(work, 'window')), buildPrograms(join(work, 'main'))]);
    writeFileSync(join(work, 'licences.txt'), shippedLicences());
    writeFileSync(join(work, '.built'), wanted);
    takeOver(work);
  } catch (error) {
    throw troubleFrom('trouble.build', String(error), 'build.log');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The stamp goes first and comes last: what is only half there is never taken for built. @param {string} work */
function takeOver(work) {
  mkdirSync(dist, { recursive: true });
  for (const name of ['.built', 'main', 'window', 'licences.txt', '.built']) {
    rmSync(join(dist, name), { recursive: true, force: true });
    if (name !== '.built') renameSync(join(work, name), join(dist, name));
  }
  renameSync(join(work, '.built'), stampFile);
}

/** @param {string} outDir */
async function buildWindow(outDir) {
  const vite = await import('vite');
  const environment = process.env.NODE_ENV;
  // Whoever starts this may be a test, and React has a slow self for every other environment.
  process.env.NODE_ENV = 'production';
  try {
    await vite.build({ configFile: inProject('vite.config.ts'), logLevel: 'silent', build: { outDir } });
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

/** @param {string} outdir */
async function buildPrograms(outdir) {
  const { build: bundle, stop } = await import('esbuild');
  /** @type {import('esbuild').BuildOptions} */
  const common = {
    absWorkingDir: project,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // A native library cannot be bundled; it is found in node_modules.
    external: ['electron', '@resvg/resvg-js'],
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  };
  await Promise.all([
    bundle({
      ...common,
      format: 'esm',
      entryPoints: {
        electron: 'main/electron/boot.ts',
        web: 'main/web/serve.ts',
        cli: 'main/cli/boot.ts',
        // A thread runs a program of its own.
        'lab-worker': 'main/host/lab/worker.ts',
      },
      // Bundled CommonJS packages ask for Node's own modules by `require`, which ES modules lack.
      banner: {
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
    }),
    // A sandboxed preload script must be CommonJS.
    bundle({
      ...common,
      format: 'cjs',
      outExtension: { '.js': '.cjs' },
      entryPoints: { preload: 'main/electron/preload.ts' },
    }),
  ]);
  // Otherwise its service would run as long as the app that is opened next.
  await stop();
}

function fingerprintOfSources() {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of [...settings, ...sources.flatMap(filesBelow)]) {
    hash.update(file).update(readFileSync(inProject(file)));
  }
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(inProject(folder))) return [];
  return readdirSync(inProject(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length))
    .sort();
}
