import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askIn, beginJourney, campaignProblems, decide, type JourneyState, nextStart } from '../engine';
import { undeadOrAliveGames } from '../engine/systems/undead-or-alive/start';
import { languages } from '../languages';
import { type Campaign, type JourneyDecision, loadDocument, type MissionResult } from '../schemas';
import { goalSentences, ruleSentences } from '../telling/mission/sentences';
import { personWith, resultWith } from './helpers/campaigns';

// What authors wanted to say about what comes between missions: see tests/fan-rules.

function campaignIn(file: string): Campaign {
  const loaded = loadDocument(readFileSync(`tests/fan-rules/${file}`, 'utf8'), 'campaign');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  expect([loaded.warnings, campaignProblems(loaded.document)]).toEqual([[], []]);
  return loaded.document;
}

function taken(state: JourneyState, decision: JourneyDecision): JourneyState {
  const decided = decide(state, decision);
  if ('refused' in decided) throw new Error(decided.refused);
  return decided.state;
}

function after(campaign: Campaign, result: Partial<MissionResult>): JourneyState {
  const [first] = campaign.missions;
  return taken(beginJourney(campaign, '7'), { played: first?.id ?? '', result: resultWith(result) });
}

interface Said {
  readonly id: string;
  readonly campaign?: string;
}
const rules = JSON.parse(readFileSync('tests/fan-rules/rules.json', 'utf8')) as readonly Said[];
const files = rules.flatMap(({ campaign }) => campaign ?? []);

describe.each([...new Set(files)])('%s', (file) => {
  it('has missions that can begin, and are told in both languages', () => {
    const { missions } = campaignIn(file);
    for (const { mission } of missions) {
      if (!mission) throw new Error('no mission');
      expect(undeadOrAliveGames.prepare(mission)({ seed: '1' })).toHaveProperty('game');
      for (const language of languages) {
        const told = [...goalSentences(mission, language), ...ruleSentences(mission, language)];
        expect(told.length).toBeGreaterThan(0);
        for (const { text } of told) expect(text).toMatch(/[.:]$/);
      }
    }
  });
});

describe('what comes between missions', () => {
  const roads = campaignIn('two-roads.campaign.json');
  const left = campaignIn('what-is-left.campaign.json');

  it.each([
    [6, 'valley'],
    [7, 'night'],
  ])('r128: the number of rounds used decides which mission follows (%i)', (rounds, mission) => {
    expect(after(roads, { rounds }).at).toBe(mission);
  });

  it.each([
    [['by-the-north'], 'hills'],
    [[], 'valley'],
  ])('r189: which exit is used decides the next mission (%j)', (rules, mission) => {
    expect(after(roads, { rules }).at).toBe(mission);
  });

  it('r190: a survivor who reached Red keeps one card for the next mission', () => {
    const people = [
      personWith('henry', { level: 'red', adrenaline: 50, cards: ['winchester', 'machete'] }),
      personWith('meg', { level: 'orange', adrenaline: 20, cards: ['dynamite'] }),
    ];
    const state = after(left, { people });
    expect(askIn(state)).toEqual({
      is: 'keep',
      person: 'henry',
      cards: ['winchester', 'machete'],
      most: 1,
    });
  });

  it('r187: after each mission dice decide which equipment breaks', () => {
    const people = [personWith('henry', { level: 'red', adrenaline: 50, cards: ['winchester'] })];
    const broken = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((seed) => {
      const first = taken(beginJourney(left, seed), { played: 'first', result: resultWith({ people }) });
      const ask = askIn(first);
      if (ask.is !== 'roll') throw new Error(ask.is);
      const state = taken(first, { rolled: 'wear', dice: [...ask.dice] });
      const kept = nextStart(state).carried?.people.flatMap(({ cards = [] }) => cards) ?? [];
      expect(kept).toEqual((ask.dice[0] ?? 0) <= 2 ? [] : ['winchester']);
      return kept.length === 0;
    });
    expect(new Set(broken)).toEqual(new Set([true, false]));
  });
});
