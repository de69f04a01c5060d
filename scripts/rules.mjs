import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command } from './steps/causes.mjs';
import { install } from './steps/install.mjs';
import { say, sentence } from './steps/say.mjs';

// Which rules the tests cover, area by area, and which they do not.

await command(async () => {
  const update = understood();
  if (update === undefined) return 2;
  await install();
  const { coverage, coveredBefore, coveredFile, physicalRules, readings, ruleIndex } = await import(
    './steps/rules.mjs'
  );
  const { covered, mistakes } = coverage();
  const physical = physicalRules();
  const isCovered = (/** @type {string} */ rule) => covered.includes(rule) || rule in physical;
  for (const [area, rules] of Object.entries(ruleIndex())) {
    const missing = rules.filter((rule) => !isCovered(rule));
    const count = `${String(rules.length - missing.length).padStart(3)} / ${rules.length}`;
    process.stdout.write(`${area.padEnd(12)} ${count.padEnd(10)} ${missing.join(' ')}`.trimEnd() + '\n');
  }
  say('rules.physical', { count: Object.keys(physical).length });
  list(physical);
  say('rules.readings', { count: Object.keys(readings()).length });
  list(readings());
  const lost = update ? [] : coveredBefore().filter((rule) => !covered.includes(rule));
  const wrong = [...mistakes, ...lost.map((rule) => ({ key: 'rules.lost', rule, where: '' }))];
  for (const { key, rule, where } of wrong) say(key, { rule, where });
  if (update) writeFileSync(coveredFile, `${JSON.stringify(covered, null, 2)}\n`);
  const all = Object.values(ruleIndex()).flat();
  process.stdout.write(`${all.filter(isCovered).length} of ${all.length} rules covered\n`);
  return wrong.length === 0 ? 0 : 1;
});

/** Rules, and a sentence about each. @param {Record<string, string>} rules */
function list(rules) {
  for (const [rule, words] of Object.entries(rules)) process.stdout.write(`  ${rule}: ${words}\n`);
}

/** Whether to write down what is covered; nothing where the options make no sense. */
function understood() {
  try {
    return parseArgs({ options: { update: { type: 'boolean', default: false } } }).values.update;
  } catch {
    process.stderr.write(`${sentence('rules.wrong-option')}\n`);
    return undefined;
  }
}
