import { describe, expect, it } from 'vitest';
import { missionFacts } from '../../../../../engine/systems/undead-or-alive/facts/facts';
import type { Goal, Mission } from '../../../../../schemas';
import { isMissionFacts } from '../../../../../schemas/generated/validators';
import { sampleMission } from '../../../../helpers/games';
import { laneMission } from '../../../../helpers/lane';
import { samples } from '../../../../helpers/samples';

function factsOf(mission: Mission, survivors?: number) {
  const told = missionFacts(mission, survivors);
  if ('problem' in told) throw new Error(JSON.stringify(told.problem));
  return told.facts;
}

const inStreet = { id: 'o1', kind: 'objective', colour: 'red', zone: 'C' } as const;
const inRoom = { id: 'o2', kind: 'objective', colour: 'red', zone: 'R' } as const;
const walledIn = { id: 'o3', kind: 'objective', colour: 'red', zone: 'Q' } as const;
const exit = { id: 'exit', kind: 'exit', zone: 'E' } as const;

const takeAndLeave: Goal[] = [
  {
    id: 'all',
    // That is what missions call it.
    then: [
      { id: 'take', reach: { taken: {} } },
      { id: 'leave', reach: { left: { by: 'exit' } } },
    ],
  },
];

describe('how far places are, and who can be there first', () => {
  const { places } = factsOf(laneMission([inStreet, inRoom, walledIn]));
  const place = (id: string) => places.find((each) => each.id === id);

  it('counts 3 moves a round for survivors, and 2 for Runners from the second round on', () => {
    // From A to C: 2 moves. A Runner that appears in E in round 1 goes 2 moves in round 2.
    expect(place('o1')).toEqual({
      what: 'objective',
      id: 'o1',
      zones: ['a.C'],
      moves: 2,
      from: [{ start: 'a.A', moves: 2 }],
      survivors: 1,
      zombies: 2,
      first: 'survivors',
      spawnZonesNear: 1,
    });
  });

  it('goes through doors', () => {
    // 1 move from A, and 5 from E: 3 rounds of a Runner after the first.
    expect(place('o2')).toMatchObject({ moves: 1, survivors: 1, zombies: 4, spawnZonesNear: 0 });
  });

  it('has no figures for what nobody can go to', () => {
    const walled = place('o3');
    expect(walled).toMatchObject({ zones: ['a.Q'], from: [{ start: 'a.A' }] });
    for (const figure of ['moves', 'survivors', 'zombies', 'first'])
      expect(walled).not.toHaveProperty(figure);
  });

  it('has zombies where they appear before survivors can be there', () => {
    expect(place('s1')).toMatchObject({
      spawn: 'starting',
      moves: 4,
      survivors: 2,
      zombies: 1,
      first: 'zombies',
    });
  });
});

describe('the pressure on zones', () => {
  const { zones } = factsOf(
    laneMission([{ id: 'w', kind: 'zombie', zombie: 'walker', count: 1, zone: 'C' }]),
  );
  const zone = (id: string) => zones.find((each) => each.zone === id);

  it('counts zombies that stand on the board from the first round on', () => {
    // From C to B: 1 move, in round 1. Runners only come from E, 3 moves: in round 3.
    expect(zone('a.B')).toMatchObject({ moves: 1, survivors: 1, walkers: 1, runners: 3, first: 'survivors' });
    expect(zone('a.C')).toMatchObject({ walkers: 0, runners: 2, first: 'zombies' });
  });

  it('names the spawn zones it comes from', () => {
    expect(zone('a.A')).toMatchObject({ survivors: 0, walkers: 2, runners: 3 });
    expect(zone('a.A')?.spawnZones).toEqual([{ zone: 'a.E', moves: 4, walkers: 5, runners: 3 }]);
    expect(zone('a.Q')?.spawnZones).toEqual([]);
  });
});

describe('the safety of buildings and balconies', () => {
  it('counts ways in and the round in which zombies can be inside', () => {
    const { shelters } = factsOf(laneMission([]));
    expect(shelters).toMatchObject([
      { what: 'building', zones: ['a.Q'], ways: 0, sight: 0, corpsePiles: [] },
      { what: 'building', zones: ['a.R'], ways: 1, moves: 1, zombies: 4, corpsePiles: [] },
    ]);
    expect(shelters[0]).not.toHaveProperty('zombies');
  });

  it('knows balconies, and the Corpse Pile of the building behind them', () => {
    const { shelters } = factsOf(sampleMission('two-tiles'));
    // The stairs of tile 2R lead from room B, and zombies have 7 moves to go: 4 rounds of a Runner after the first.
    expect(shelters.find(({ zones }) => zones[0] === 'a.BAL')).toMatchObject({
      what: 'balcony',
      ways: 1,
      corpsePiles: ['a.pile'],
      moves: 7,
      zombies: 5,
    });
  });
});

describe('the estimate', () => {
  it('sends one survivor from errand to errand, and out', () => {
    // To R and take: 2 actions; to C and take: 4; to E: 2. That is 8, or 3 rounds.
    const { estimate } = factsOf(laneMission([inStreet, inRoom, exit], takeAndLeave), 1);
    expect(estimate).toMatchObject({ errands: 2, moves: 6, otherActions: 2, searches: 0, fewestRounds: 3 });
    expect(estimate.rounds).toEqual({ least: 3, most: 6 });
  });

  it('lets several go at once, and waits for the last', () => {
    // One takes the Objective in R and is out after 7 actions; one takes that in C; four walk 4 moves each.
    const { estimate } = factsOf(laneMission([inStreet, inRoom, exit], takeAndLeave));
    expect(estimate).toMatchObject({ errands: 2, moves: 26, otherActions: 2, fewestRounds: 3 });
    // 3 rounds of 3 to 7 minutes each, to 5 minutes.
    expect(estimate.minutes).toEqual({ least: 10, most: 20 });
  });

  it('is nothing where no goal can be measured', () => {
    expect(factsOf(laneMission([])).estimate).toMatchObject({ errands: 0, fewestRounds: 0 });
  });
});

describe('warnings', () => {
  const codes = (...given: Parameters<typeof laneMission>) => factsOf(laneMission(...given)).warnings;

  it('are not given for nothing', () => {
    expect(codes([inStreet, exit], takeAndLeave)).toEqual([]);
  });

  it('name what nobody can ever get to', () => {
    expect(codes([inStreet, walledIn])).toEqual([{ code: 'out-of-reach', places: ['o3'] }]);
  });

  it('name a starting zone that zombies are in in round 1', () => {
    const beside = { id: 'w', kind: 'zombie', zombie: 'walker', count: 1, zone: 'B' } as const;
    expect(codes([beside])).toEqual([{ code: 'start-overrun', zone: 'a.A' }]);
  });

  it('name the side that all zombies come from, if several spawn zones are there', () => {
    const another = { id: 's2', kind: 'spawn', spawn: 'mobile', zone: 'D' } as const;
    expect(codes([another])).toEqual([{ code: 'spawns-on-one-side', side: 'east' }]);
  });

  it('name an exit that is nearer than what has to be done before', () => {
    const near = { id: 'exit', kind: 'exit', zone: 'B' } as const;
    expect(codes([inStreet, near], takeAndLeave)).toEqual([{ code: 'exit-first', places: ['exit'] }]);
  });
});

describe('a mission that cannot be laid out', () => {
  it('is refused with a code', () => {
    expect(missionFacts({ ...laneMission([]), placements: [] })).toEqual({
      problem: { code: 'empty-board', parameters: {} },
    });
  });
});

const every = ['.', 'tutorials'].flatMap((folder) =>
  samples(folder).map(([name]) => `${folder}/${name.replace(/\.json$/, '')}`),
);
const official = every.filter((name) => sampleMission(name).origin === 'official-goals-own-map');

describe('the samples', () => {
  it.each(every)('%s has facts as their schema says, and all within reach', (name) => {
    for (const survivors of [1, 6]) {
      const facts = factsOf(sampleMission(name), survivors);
      isMissionFacts(facts);
      expect(isMissionFacts.errors).toBeNull();
      expect(facts.warnings.map(({ code }) => code)).not.toContain('out-of-reach');
      expect(facts.estimate.fewestRounds).toBeGreaterThan(0);
    }
  });

  it.each(official)('%s may take the minutes it says', (name) => {
    const mission = sampleMission(name);
    const { least, most } = factsOf(mission).estimate.minutes;
    expect(least).toBeLessThanOrEqual(mission.minutes ?? 0);
    expect(most).toBeGreaterThanOrEqual(mission.minutes ?? 0);
  });
});
