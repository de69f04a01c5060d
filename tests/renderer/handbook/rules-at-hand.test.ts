import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { equipmentCards, skills, tokenKinds } from '../../../engine/systems/undead-or-alive';
import { turnActions } from '../../../engine/systems/undead-or-alive/actions/turn-actions';
import { type WhyNotCode, whyNotCodes } from '../../../engine/systems/undead-or-alive/insight/why-not/codes';
import { because } from '../../../engine/systems/undead-or-alive/insight/why-not/reason';
import { languages } from '../../../languages';
import { entryNamed, entryWithRule } from '../../../renderer/handbook/entry';
import { windowOf } from '../../../renderer/systems';
import { handbook } from '../../../renderer/systems/undead-or-alive/handbook';
import { entryOfPiece } from '../../../renderer/systems/undead-or-alive/handbook/pieces-in-play';

const index = JSON.parse(readFileSync('tests/rules/undead-or-alive.json', 'utf8')) as Record<
  string,
  string[]
>;
const known = new Set(Object.values(index).flat());

describe.each(languages)('the rules in the handbook, in %s', (language) => {
  const chapters = handbook(language);
  const entries = chapters.flatMap((chapter) => chapter.entries);
  const without = (ids: readonly string[]) => ids.filter((id) => !entryNamed(chapters, id));

  it('are of every skill, card, trait, kind of token, and thing to do in a turn', () => {
    expect(without(skills.map(({ id }) => `skill:${id}`))).toEqual([]);
    expect(without(equipmentCards.map(({ id }) => `card:${id}`))).toEqual([]);
    expect(without(equipmentCards.flatMap(({ traits }) => traits.map((one) => `trait:${one}`)))).toEqual([]);
    const tokens = tokenKinds.flatMap(({ kind, sorts }) =>
      sorts.map(({ id }) =>
        kind === 'zombie' ? `zombie:${id}` : `token:${id === undefined ? kind : `${kind}.${id}`}`,
      ),
    );
    expect(without(tokens)).toEqual([]);
    expect(without(turnActions.flatMap(({ words }) => words.map((word) => `action:${word}`)))).toEqual([]);
  });

  it('each have a name and sentences of their own', () => {
    const unsaid = /^(handbook|skill|card|token|hand)\.|\{\w+\}/;
    const wrong = entries.filter(({ name, about }) =>
      [name, ...about].some((words) => words === '' || unsaid.test(words)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('name rules that the index of the rulebook has', () => {
    const all = entries.flatMap(({ rules = [] }) => rules);
    expect(all.filter((rule) => !known.has(rule))).toEqual([]);
    const silent = entries.filter(({ id, rules = [] }) => !id.startsWith('card:') && rules.length === 0);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('mark on the small board what lies there', () => {
    const lit = (id: string) => [...(entryNamed(chapters, id)?.example?.()?.lit ?? [])];
    expect(lit('token:spawn.mobile')).toEqual(['token:s2']);
    expect(lit('zombie:walker')).toEqual(['token:z1']);
    expect(lit('action:fire')).toEqual(['token:gun']);
    expect(lit('token:no-objective')).toEqual([]);
  });
});

it('what stands on a board leads to its entry; what lies face down, to what it shows', () => {
  expect(entryOfPiece({ kind: 'zombie', zombie: 'fatty', count: 2 })).toBe('zombie:fatty');
  expect(entryOfPiece({ kind: 'objective', colour: 'blue', faceDown: true })).toBe('token:objective.red');
  expect(entryOfPiece({ kind: 'survivor', name: 'Meg', base: 0 })).toBeUndefined();
  expect(windowOf('undead-or-alive').entryOfPiece?.({ kind: 'exit' })).toBe('token:exit');
});

/** What only this mission or this moment keeps somebody from: no rule of the book says it. */
const UNWRITTEN: readonly WhyNotCode[] = [
  ...(['not-in-this-game', 'decide-first', 'asked-when-due', 'like-another', 'not-now'] as const),
  ...(['not-there-yet', 'only-class', 'no-skill', 'granted-zone', 'too-far', 'nobody-has'] as const),
  ...(['no-weapon', 'wrong-weapon', 'no-zombies-there', 'nobody-to-carry', 'another-card-first'] as const),
  ...(['nobody-there', 'mission-forbids', 'too-far-to-see', 'zone-closed', 'way-closed'] as const),
  ...(['not-on-the-board', 'happens-by-itself', 'deed-elsewhere', 'deed-done', 'deed-not-so'] as const),
  ...(['deed-nothing-to-load', 'deed-unpaid', 'price-unpaid'] as const),
];

describe('what cannot be done', () => {
  it('has a rule of the rulebook, which the handbook explains, wherever one is in the way', () => {
    for (const code of whyNotCodes) {
      const { rules = [] } = because(code);
      expect(rules.length > 0, code).toBe(!UNWRITTEN.includes(code));
      for (const rule of rules) expect(known, code).toContain(rule);
      for (const language of languages) {
        const [first] = rules;
        if (first) expect(entryWithRule(handbook(language), first)?.name, `${code} ${first}`).toBeTruthy();
      }
    }
  });
});
