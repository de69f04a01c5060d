import { existsSync } from 'node:fs';
import { installPackages, programPath } from './debian.mjs';
import { Trouble } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome'];
/** What reads back what was printed, by the package that has it. */
const readers = new Map([
  ['pdftotext', 'poppler-utils'],
  ['qpdf', 'qpdf'],
]);
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that the tests drive: a named one, or the one of this machine. */
export function presentChromium() {
  const named = process.env.BOOTHILL_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return names.map(programPath).find(Boolean) ?? elsewhere.find((file) => existsSync(file));
}

/**
 * What the tests need of the system, installed where it is missing, all in one go.
 *
 * @param {string[]} [more] packages that something else needs
 * @returns {Promise<string>} Chromium
 */
export async function programsForTests(more = []) {
  const missing = [
    ...(presentChromium() ? [] : ['chromium']),
    ...more,
    ...[...readers].filter(([program]) => !programPath(program)).map(([, name]) => name),
    ...(process.platform !== 'linux' || programPath('Xvfb') ? [] : ['xvfb']),
  ];
  if (missing.length > 0) await installPackages(missing);
  const chromium = presentChromium();
  if (!chromium) throw new Trouble('trouble.chromium');
  return chromium;
}
