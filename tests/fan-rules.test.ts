import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages';
import type { Mission, Scenario } from '../schemas';
import { goalSentences, ruleSentences } from '../telling/mission/sentences';
import { scenarioIn } from './helpers/scenarios';

/** One thing that an author wanted to say. */
interface FanRule {
  readonly id: string;
  readonly kind: 'goal' | 'rule' | 'loss';
  readonly text: string;
  readonly said: 'fully' | 'nearly' | 'words';
  /** What is missing. */
  readonly why?: string;
  /** It is about what comes between missions. */
  readonly campaign?: string;
}

const all = JSON.parse(readFileSync('tests/fan-rules/rules.json', 'utf8')) as readonly FanRule[];
const situationOf = ({ id }: FanRule) => `fan/${id}.json`;
const played = all.filter(({ said, campaign }) => said !== 'words' && campaign === undefined);

/** What is said of it, as a mission that has nothing else. */
function missionOf({ tiles, faces, given }: Scenario): Mission {
  const { goals = [], rules = [], areas = [] } = given;
  return {
    format: 'boothill/mission@2',
    id: 'fan',
    title: { en: 'Fan' },
    system: 'undead-or-alive',
    placements: (tiles ?? []).map((tile) => ({ x: 0, y: 0, rotation: 0, ...tile })),
    ...(faces && { faces }),
    goals: [...goals],
    rules: [...rules],
    areas: areas.map((area) => ({ name: { en: area.id, fr: area.id }, ...area })),
  } as Mission;
}

describe('what authors wanted to say', () => {
  it('is for the most part said fully', () => {
    const fully = all.filter(({ said }) => said === 'fully');
    expect(fully.length / all.length).toBeGreaterThanOrEqual(0.75);
  });

  it.each(played.map((rule) => [`${rule.id}: ${rule.text}`, rule] as const))('%s', (_name, rule) => {
    const scenario = scenarioIn(situationOf(rule));
    const mission = missionOf(scenario);
    for (const language of languages) {
      const told = [
        ...goalSentences(mission, language).map(({ text }) => text),
        ...ruleSentences(mission, language).map(({ text }) => text),
      ];
      expect(told.length).toBeGreaterThan(0);
      for (const sentence of told) expect(sentence).toMatch(/[.:]$/);
    }
    // That it holds is seen by what the situation expects; a rule in words alone would hold of anything.
    const { goals = [], rules = [] } = scenario.given;
    const data = [...goals, ...rules].filter((each) => !('text' in each));
    expect(data.length).toBeGreaterThan(0);
    expect(scenario.steps.some(({ expect: expected = [] }) => expected.length > 0)).toBe(true);
  });

  it.each(all.filter(({ campaign }) => campaign !== undefined).map((rule) => [rule.id, rule] as const))(
    '%s stands in a campaign',
    (_id, { campaign = '' }) => {
      expect(existsSync(`tests/fan-rules/${campaign}`)).toBe(true);
    },
  );

  it.each(all.filter(({ said }) => said !== 'fully').map((rule) => [rule.id, rule] as const))(
    '%s says what is missing',
    (_id, { why = '' }) => {
      expect(why.length).toBeGreaterThan(10);
    },
  );
});
