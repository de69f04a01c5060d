import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stockFace } from '../engine';
import { missionIn } from '../engine/systems/undead-or-alive/scenario/mission';
import { type Language, languages } from '../languages';
import type { Given, Mission, Scenario } from '../schemas';
import { goalSentences, ruleSentences } from '../telling/mission/sentences';
import { tellings, missionIn as wordsOf } from '../telling/systems';
import { failuresOf, scenarioIn } from './helpers/scenarios';

/** One thing that an author wanted to say. */
interface FanRule {
  readonly id: string;
  readonly kind: 'goal' | 'rule' | 'loss';
  readonly text: string;
  readonly said: 'fully' | 'nearly' | 'words';
  /** What is missing. */
  readonly why?: string;
  /** It is about what comes between missions: `fan-campaigns.test.ts` plays it. */
  readonly campaign?: string;
}

const all = JSON.parse(readFileSync('tests/fan-rules/rules.json', 'utf8')) as readonly FanRule[];
const played = all.filter(({ said, campaign }) => said !== 'words' && campaign === undefined);

/** The situation as a mission that one could read, with names in both languages. */
function missionOf(scenario: Scenario): Mission {
  const { ultrared } = scenario.given;
  const mission = missionIn(scenario);
  return {
    ...mission,
    areas: (mission.areas ?? []).map((area) => ({ ...area, name: { en: area.id, fr: area.id } })),
    ...(ultrared && { options: { ultrared } }),
  };
}

/** What a reader is told: goals and rules, and what else the mission has of its own. */
function sentencesOf(mission: Mission, language: Language): string[] {
  const context = wordsOf(language, mission);
  const sheet = { mission, faces: stockFace, context, zoneAt: () => undefined };
  const { setUp, course } = tellings[mission.system].sheet(sheet);
  return [
    ...goalSentences(mission, language).map(({ text }) => text),
    ...ruleSentences(mission, language).map(({ text }) => text),
    ...setUp.map(({ words }) => words),
    ...course.flatMap(({ lines }) => lines.map(({ words }) => words)),
  ];
}

/** The same situation without one of the things that it says, for each of them. */
function withoutOne(scenario: Scenario): [string, Scenario][] {
  const { given } = scenario;
  const { goals = [], rules = [], kinds = [], ultrared, ...others } = given;
  const plain: Given = { ...others, goals, rules, kinds };
  const without = (what: string, change: Partial<Given>): [string, Scenario] => [
    what,
    { ...scenario, given: { ...plain, ...(ultrared && { ultrared }), ...change } },
  ];
  const special = kinds.filter(({ health, damage }) => health !== undefined || damage !== undefined);
  const usual: [string, Scenario][] = ultrared ? [['ultrared', { ...scenario, given: plain }]] : [];
  return [
    ...goals.map(({ id }) => without(id, { goals: goals.filter((goal) => goal.id !== id) })),
    ...rules.map(({ id }) => without(id, { rules: rules.filter((rule) => rule.id !== id) })),
    ...special.map(({ id, like }) =>
      without(id, { kinds: [...kinds.filter((kind) => kind.id !== id), { id, like }] }),
    ),
    ...usual,
  ];
}

describe('what authors wanted to say', () => {
  it('is nearly all said fully', () => {
    expect(all.filter(({ said }) => said === 'fully').length).toBeGreaterThanOrEqual(99);
  });

  it.each(played.map((rule) => [`${rule.id}: ${rule.text}`, rule] as const))('%s', (_name, { id }) => {
    const scenario = scenarioIn(`fan/${id}.json`);
    const mission = missionOf(scenario);
    for (const language of languages) {
      const told = sentencesOf(mission, language);
      expect(told.length).toBeGreaterThan(0);
      for (const sentence of told) expect(sentence).toMatch(/[.:]$/);
    }
    // Words alone say nothing, and nothing is said that makes no difference.
    const { goals = [], rules = [] } = scenario.given;
    expect([...goals, ...rules].filter((each) => 'text' in each)).toEqual([]);
    expect(failuresOf(scenario)).toEqual([]);
    const less = withoutOne(scenario);
    expect(less.length).toBeGreaterThan(0);
    expect(less.filter(([, other]) => failuresOf(other).length === 0).map(([what]) => what)).toEqual([]);
  });

  it.each(all.filter(({ said }) => said !== 'fully').map((rule) => [rule.id, rule] as const))(
    '%s says what is missing',
    (_id, { why = '' }) => {
      expect(why.length).toBeGreaterThan(10);
    },
  );
});
