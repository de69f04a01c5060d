// Every npm command starts here. Written in an older JavaScript on purpose: this file must still run on a
// Node that is far too old for the rest, to say so in one sentence.
'use strict';

const fs = require('fs');
const path = require('path');

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(__dirname, '..', file), 'utf8'));

/** @param {string} version */
const numbers = (version) =>
  version
    .replace(/^[^0-9]*/, '')
    .split('.')
    .map(Number);

/** @param {string} version @param {string} needed */
function olderThan(version, needed) {
  const have = numbers(version);
  const want = numbers(needed);
  for (let i = 0; i < want.length; i++) {
    const difference = (have[i] || 0) - (want[i] || 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** @type {string} */
const needed = readJson('package.json').engines.node;

if (olderThan(process.versions.node, needed)) {
  const locale = Intl.DateTimeFormat().resolvedOptions().locale;
  /** @type {string} */
  const sentence = readJson(`languages/${locale.indexOf('fr') === 0 ? 'fr' : 'en'}.json`)[
    'trouble.node-too-old'
  ];
  console.error(
    sentence.replace('{have}', process.versions.node).replace('{need}', needed.replace('>=', '')),
  );
  process.exit(1);
}

const command = String(process.argv.splice(2, 1)[0]);

import(`./${command}.mjs`).catch((/** @type {unknown} */ error) => {
  console.error(error);
  process.exit(1);
});
