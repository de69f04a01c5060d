import type { Campaign, Journey, Mission, MissionResult, PersonAfter } from '../../schemas';
import { sampleMission } from './games';

/** A mission that is won by taking the crate that lies where everybody starts. */
export function tinyMission(id: string, change: Partial<Mission> = {}): Mission {
  const { tokens = [], ...mission } = sampleMission('two-tiles');
  return {
    ...mission,
    id,
    title: { en: `Tiny ${id}`, fr: `Petite ${id}` },
    tokens: [
      ...tokens.filter(({ kind }) => kind === 'start' || kind === 'spawn'),
      { id: 'crate', kind: 'objective', colour: 'red', at: { tile: 'a', x: 60, y: 60 } },
      { id: 'no-crate-1', kind: 'no-objective', at: { tile: 'a', x: 82, y: 208 } },
      { id: 'no-crate-2', kind: 'no-objective', at: { tile: 'b', x: 30, y: 180 } },
    ],
    goals: [{ id: 'open', reach: { taken: { colour: 'red', count: 'all' } } }],
    rules: [],
    ...change,
  };
}

/** Two tiny missions in a row, with some keys changed or added. */
export function campaignWith(change: Partial<Campaign> = {}): Campaign {
  return {
    format: 'boothill/campaign@1',
    id: 'two',
    title: { en: 'Two days', fr: 'Deux jours' },
    system: 'undead-or-alive',
    missions: [
      { id: 'one', mission: tinyMission('one') },
      { id: 'two', mission: tinyMission('two') },
    ],
    ...change,
  };
}

/** A campaign that has begun, with some keys changed or added. */
export function journeyWith(change: Partial<Journey> = {}): Journey {
  return {
    format: 'boothill/journey@1',
    system: 'undead-or-alive',
    campaign: campaignWith(),
    seed: '7',
    decisions: [],
    ...change,
  };
}

export function personWith(person: string, change: Partial<PersonAfter> = {}): PersonAfter {
  return { person, fate: 'here', level: 'blue', cards: [], ...change };
}

/** A mission that was won in five rounds by Henry and Meg. */
export function resultWith(change: Partial<MissionResult> = {}): MissionResult {
  return {
    won: true,
    reason: 'goals-reached',
    rounds: 5,
    goals: [],
    rules: [],
    counters: {},
    people: [personWith('henry'), personWith('meg')],
    ...change,
  };
}
