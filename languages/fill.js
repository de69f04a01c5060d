// Plain JavaScript, because `npm start` speaks with it before anything has been compiled or installed.

import { unturned } from './unturned.js';

/**
 * Something with an article. `after` is what it makes of the words that can stand before it: *de* and *le salon* are *du salon*.
 *
 * @typedef {{ readonly text: string, readonly after: Readonly<Record<string, string>> }} Noun
 */

/** @typedef {Readonly<Record<string, string | number | Noun>>} Parameters */

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
  return piecesOf(pattern)
    .map((piece) => said(piece, parameters))
    .join('');
}

/**
 * A parameter with what stands around it: the words before it, the last of these, which may agree with it, and whether the
 * sentence goes on with a word. The last piece has no parameter.
 *
 * @typedef {{ text: string, word: string | undefined, name: string | undefined, goesOn: boolean }} Piece
 */

/** @type {Map<string, readonly Piece[]>} */
const patterns = new Map();

/**
 * @param {string} pattern
 * @returns {readonly Piece[]}
 */
function piecesOf(pattern) {
  const known = patterns.get(pattern);
  if (known) return known;
  /** @type {Piece[]} */
  const pieces = [];
  let end = 0;
  for (const match of pattern.matchAll(/(?:(\p{L}+) )?\{(\w+)\}(?=( [\p{L}{])?)/gu)) {
    const [whole, word, name, goesOn] = match;
    pieces.push({ text: pattern.slice(end, match.index), word, name, goesOn: goesOn !== undefined });
    end = match.index + whole.length;
  }
  pieces.push({ text: pattern.slice(end), word: undefined, name: undefined, goesOn: false });
  patterns.set(pattern, pieces);
  return pieces;
}

/**
 * @param {Piece} piece
 * @param {Parameters} parameters
 */
function said({ text, word, name, goesOn }, parameters) {
  if (name === undefined) return text;
  const value = own(parameters, name);
  if (value === undefined) return text + withWord(word, `{${name}}`);
  if (typeof value !== 'object') return text + withWord(word, unturned(String(value)));
  // What stands behind a comma ends with one, where more follows.
  const end = goesOn && value.text.includes(',') ? ',' : '';
  return text + unturned(nounAfter(word, value)) + end;
}

/**
 * @param {string | undefined} word
 * @param {Noun} noun
 */
function nounAfter(word, { text, after }) {
  const agreed = own(after, word?.toLowerCase() ?? '');
  if (word === undefined || agreed === undefined) return withWord(word, text);
  const isFirst = word !== word.toLowerCase();
  return isFirst ? agreed.slice(0, 1).toUpperCase() + agreed.slice(1) : agreed;
}

/**
 * @param {string | undefined} word
 * @param {string} text
 */
function withWord(word, text) {
  return word === undefined ? text : `${word} ${text}`;
}

/** To make them takes a hundred times as long as to ask them. @type {Map<string, Intl.PluralRules>} */
const plurals = new Map();

/**
 * @param {string} language
 * @param {string} key
 * @param {string | number | Noun | undefined} count
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
