import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/** The licence texts of every package that is bundled into the app; their licences ask for that. */
export function shippedLicences() {
  const { packages } = /** @type {{ packages: Record<string, { dev?: boolean, version?: string }> }} */ (
    JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  );
  return Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith('node_modules/') && !dev && existsSync(inProject(path)))
    .map(
      ([path, { version = '' }]) =>
        `${path.split('node_modules/').at(-1)} ${version}\n\n${texts(inProject(path))}`,
    )
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} folder */
function texts(folder) {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  if (files.length > 0)
    return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n');
  const { license = '' } = /** @type {{ license?: string }} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  );
  return `${license}\n`;
}
