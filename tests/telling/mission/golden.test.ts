import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../languages';
import type { Change, Condition, Effect, Restriction, RuleEvent } from '../../../schemas';
import { goalWords } from '../../../telling/mission/goals';
import { restrictionWords } from '../../../telling/mission/restrictions';
import { ruleWords } from '../../../telling/mission/rules';
import { goalSheet } from '../../../telling/mission/sheet';
import { carryWords } from '../../../telling/systems/undead-or-alive/mission/carrying';
import { circumstance, task } from '../../../telling/systems/undead-or-alive/mission/conditions';
import { effectWords } from '../../../telling/systems/undead-or-alive/mission/effects';
import { eventWords } from '../../../telling/systems/undead-or-alive/mission/events';
import { UoaMission } from '../../../telling/systems/undead-or-alive/mission/mission';
import { priceRuleWords } from '../../../telling/systems/undead-or-alive/mission/prices';
import { searchRuleWords } from '../../../telling/systems/undead-or-alive/mission/searching';
import { wordsMission } from '../../helpers/words-mission';
import * as examples from './examples';

const folder = fileURLToPath(new URL('../../golden/telling/', import.meta.url));

/** Every word of the mission language, and every way in which it is said. */
function everyWord(language: Language): string {
  const context = new UoaMission(wordsMission, language);
  const chapters: [string, string[]][] = [
    [
      'conditions',
      named(examples.conditions).flatMap(([word, asked]) =>
        condition({ [word]: asked } as Condition, context),
      ),
    ],
    ['conditions together', examples.joinedConditions.flatMap((each) => condition(each, context))],
    [
      'events',
      named(examples.events).flatMap(([event, rest]) =>
        (['whenever', 'once'] as const).map((often) =>
          eventWords({ event, ...(rest as object) } as RuleEvent, often, context),
        ),
      ),
    ],
    [
      'effects',
      named(examples.effects).map(([effect, rest]) =>
        effectWords([{ effect, ...(rest as object) } as Effect], context),
      ),
    ],
    [
      'restrictions',
      named(examples.restrictions).map(([what, rest]) =>
        restrictionWords({ what, ...(rest as object) } as Restriction, context),
      ),
    ],
    [
      'changes',
      named(examples.changes).map(([what, rest]) =>
        ruleWords({ id: 'r', change: { what, ...(rest as object) } as Change }, context),
      ),
    ],
    ['prices', examples.prices.map((price) => priceRuleWords(price, context))],
    ['searching', examples.searching.map((rule) => searchRuleWords(rule, context))],
    ['carrying', examples.carrying.map((carry) => carryWords(carry, context))],
    ['rules', examples.rules.map((rule) => ruleWords(rule, context))],
    ['goals', examples.goals.map((goal) => goalWords(goal, context))],
    [
      'goals printed',
      examples.goals.flatMap((goal) => goalSheet({ ...wordsMission, goals: [goal] }, language)),
    ],
  ];
  return chapters.map(([title, lines]) => `# ${title}\n\n${lines.join('\n')}\n`).join('\n');
}

function named(all: Readonly<Record<string, readonly unknown[]>>): [string, unknown][] {
  return Object.entries(all).flatMap(([name, list]) => list.map((each): [string, unknown] => [name, each]));
}

function condition(each: Condition, context: UoaMission): string[] {
  return [
    circumstance(each, 'nothing', context),
    `  not: ${circumstance({ not: each }, 'nothing', context)}`,
    `  to do: ${task(each, context)}`,
    `  to undo: ${task({ not: each }, context)}`,
  ];
}

const texts = languages.map((language) => [`mission.${language}.txt`, () => everyWord(language)] as const);

if (process.env['GOLDEN'] === 'write') {
  for (const [file, text] of texts) writeFileSync(`${folder}${file}`, text());
}

describe('the words of the mission language', () => {
  it.each(texts)('%s reads as it did (if it was meant to change: tests/README.md)', (file, text) => {
    expect(text()).toBe(readFileSync(`${folder}${file}`, 'utf8'));
  });
});
