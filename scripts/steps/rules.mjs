import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { inProject } from './project.mjs';

/** @typedef {{ rule: string, where: string }} Mention a rule, and the test or situation that names it */
/** @typedef {{ key: string, rule: string, where: string }} Mistake a sentence, and what it is about */

const scenarios = join('tests', 'scenarios');
const lists = join('tests', 'rules');
export const coveredFile = inProject(lists, 'covered.json');

/** The most rules that one test can check and still be about something. */
const most = 3;

/** Every rule of every game, by area. */
export function ruleIndex() {
  const games = /** @type {string[]} */ (readJson(join('schemas', 'systems', 'index.json')));
  const indices = games
    .map((game) => join(lists, `${game}.json`))
    .filter((file) => existsSync(inProject(file)));
  return /** @type {Record<string, string[]>} */ (Object.assign({}, ...indices.map(readJson)));
}

/** Rules that are about cardboard only, and why. */
export function physicalRules() {
  return /** @type {Record<string, string>} */ (readJson(join(lists, 'physical.json')));
}

/** Rules that leave something open, and how they are read here. */
export function readings() {
  return /** @type {Record<string, string>} */ (readJson(join(lists, 'readings.json')));
}

/** What was covered when it was last written down: none of it may be lost. */
export function coveredBefore() {
  return /** @type {string[]} */ (readJson(join(lists, 'covered.json')));
}

/** What the tests cover now, sorted, and what is wrong with how they say so. */
export function coverage() {
  const known = new Set(Object.values(ruleIndex()).flat());
  const { mentions, mistakes } = testMentions();
  const all = [...scenarioMentions(), ...mentions];
  return {
    covered: [...new Set(all.map(({ rule }) => rule))].filter((rule) => known.has(rule)).sort(),
    mistakes: [
      ...mistakes,
      ...all
        .filter(({ rule }) => !known.has(rule))
        .map(({ rule, where }) => ({ key: 'rules.unknown', rule, where })),
    ],
  };
}

/** By the expectations of situations. That an event bears the rules too is seen to when they are played. */
function scenarioMentions() {
  return filesBelow(scenarios, '.json').flatMap((file) => {
    const { steps = [] } = /** @type {{ steps?: Step[] }} */ (readJson(file));
    const rules = steps.flatMap(({ expect = [] }) => expect.flatMap(({ rules = [] }) => rules));
    return rules.map((rule) => /** @type {Mention} */ ({ rule, where: file }));
  });
}

/** By the titles of unit tests: `'a fatty shields walkers (UOA-TARGET-03)'`. */
function testMentions() {
  /** @type {Mention[]} */
  const mentions = [];
  /** @type {Mistake[]} */
  const mistakes = [];
  for (const file of filesBelow('tests', '.test.ts')) {
    const text = readFileSync(inProject(file), 'utf8');
    // Only a few files name any rule, and parsing all of them takes its time.
    if (!/\([A-Z]+-[A-Z]+/.test(text)) continue;
    for (const { title, body } of testsIn(file, text)) {
      const rules = /\(([A-Z0-9-]+(?:, [A-Z0-9-]+)*)\)$/.exec(title)?.[1]?.split(', ') ?? [];
      const named = rules.filter((rule) => /^[A-Z]+-.*\d$/.test(rule));
      const where = `${file}: ${title}`;
      mentions.push(...named.map((rule) => ({ rule, where })));
      if (named.length > most) mistakes.push({ key: 'rules.too-many', rule: named.join(', '), where });
      if (named.length > 0 && !/\bexpect/.test(body)) {
        mistakes.push({ key: 'rules.nothing-expected', rule: named.join(', '), where });
      }
    }
  }
  return { mentions, mistakes };
}

/** @param {string} file @param {string} text */
function testsIn(file, text) {
  /** @type {{ title: string, body: string }[]} */
  const tests = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ['it', 'test'].includes(rootOf(node.expression))) {
      const [title, ...rest] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        tests.push({ title: title.text, body: rest.map((part) => part.getText(source)).join('\n') });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tests;
}

/** `it` of `it.each(table)`. @param {ts.Node} callee @returns {string} */
function rootOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return rootOf(callee.expression);
  return '';
}

/** @typedef {{ expect?: { rules?: string[] }[] }} Step */

/** @param {string} file @returns {unknown} */
function readJson(file) {
  return JSON.parse(readFileSync(inProject(file), 'utf8'));
}

/** @param {string} folder @param {string} ending */
function filesBelow(folder, ending) {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}
