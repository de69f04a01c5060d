// Plain JavaScript, because `npm start` speaks with it before anything has been compiled or installed.

import { unturned } from './unturned.js';

/** @typedef {Readonly<Record<string, string | number>>} Parameters */

/**
 * Fills the sentence `key` of a language. A parameter called `count` chooses between the forms
 * `key.one` and `key.other` by the plural rules of that language; `{name}` stands for a parameter.
 *
 * @param {Readonly<Record<string, string>>} sentences
 * @param {string} language
 * @param {string} key
 * @param {Parameters} [parameters]
 * @returns {string}
 */
export function fill(sentences, language, key, parameters = {}) {
  const pattern = own(sentences, key) ?? own(sentences, pluralKey(language, key, own(parameters, 'count')));
  // A key without a sentence is our own mistake: showing the key is more use to a player than a crash.
  if (pattern === undefined) return key;
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => unturned(String(own(parameters, name) ?? whole)));
}

/** To make them takes a hundred times as long as to ask them. @type {Map<string, Intl.PluralRules>} */
const plurals = new Map();

/**
 * @param {string} language
 * @param {string} key
 * @param {string | number | undefined} count
 */
function pluralKey(language, key, count) {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  const form = rules.select(Number(count));
  return `${key}.${form === 'one' ? 'one' : 'other'}`;
}

/**
 * A name such as `constructor` must not find what every object has.
 *
 * @template T
 * @param {Readonly<Record<string, T>>} record
 * @param {string} name
 * @returns {T | undefined}
 */
function own(record, name) {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
