import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, project } from './project.mjs';
import { step, Trouble } from './say.mjs';

const dist = inProject('dist');
const stampFile = join(dist, '.built');
const sources = ['engine', 'drawing', 'languages', 'schemas', 'main', 'renderer'];
const settings = ['package.json', 'package-lock.json', 'vite.config.ts', 'scripts/steps/build.mjs'];

/** Builds the window and the programs around it into dist/, unless exactly these sources are built already. */
export async function build() {
  const wanted = fingerprintOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  await step('step.build', async () => {
    try {
      rmSync(dist, { recursive: true, force: true });
      await Promise.all([buildWindow(), buildPrograms()]);
      writeFileSync(stampFile, wanted);
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      throw code === 'ENOSPC' ? new Trouble('trouble.disk-full') : new Trouble('trouble.build', { message });
    }
  });
}

async function buildWindow() {
  const vite = await import('vite');
  const environment = process.env.NODE_ENV;
  // Whoever starts this may be a test, and React has a slow self for every other environment.
  process.env.NODE_ENV = 'production';
  try {
    await vite.build({ configFile: inProject('vite.config.ts'), logLevel: 'error' });
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}

async function buildPrograms() {
  const { build: bundle } = await import('esbuild');
  /** @type {import('esbuild').BuildOptions} */
  const common = {
    absWorkingDir: project,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['electron'],
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  };
  await Promise.all([
    bundle({
      ...common,
      format: 'esm',
      outdir: 'dist/main',
      entryPoints: {
        electron: 'main/electron/boot.ts',
        web: 'main/web/serve.ts',
        cli: 'main/cli/boot.ts',
      },
      // Bundled CommonJS packages ask for Node's own modules by `require`, which ES modules lack.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    }),
    // A sandboxed preload script must be CommonJS.
    bundle({
      ...common,
      format: 'cjs',
      outfile: 'dist/main/preload.cjs',
      entryPoints: ['main/electron/preload.ts'],
    }),
  ]);
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
