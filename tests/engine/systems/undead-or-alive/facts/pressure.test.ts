import { describe, expect, it } from 'vitest';
import type { Token } from '../../../../../schemas';
import { factsOn } from '../../../../helpers/facts';
import { positionIn } from '../../../../helpers/table';

const standing = (zombie: 'walker' | 'runner' | 'fatty' | 'abomination', part: string): Token => ({
  id: 'there',
  kind: 'zombie',
  zombie,
  at: positionIn(part),
});

describe('when zombies can be in a zone', () => {
  it('walkers take a round for a move from the round after they have appeared, runners for two', () => {
    const { walkers, runners, spawnZones } = factsOn().zone('a.E');
    expect({ walkers, runners }).toEqual({ walkers: 4, runners: 3 });
    expect(spawnZones).toEqual([{ zone: 'b.SE', moves: 3, walkers: 4, runners: 3 }]);
    expect(factsOn().zone('b.SE')).toMatchObject({ walkers: 1, runners: 1 });
    expect(factsOn().zone('a.NW')).toMatchObject({ walkers: 7, runners: 4 });
  });

  it('comes from every active spawn zone, the nearest first', () => {
    const mobile: Token = { id: 'm', kind: 'spawn', spawn: 'mobile', at: positionIn('a.NW') };
    const facts = factsOn({ start: ['b.NE'], tokens: [mobile] });
    expect(facts.zone('a.N').spawnZones).toEqual([
      { zone: 'a.NW', moves: 1, walkers: 2, runners: 2 },
      { zone: 'b.SE', moves: 5, walkers: 6, runners: 4 },
    ]);
    expect(facts.place('m')).toMatchObject({ spawn: 'mobile', spawnZonesNear: 1 });
  });

  it('does not come from tokens that are asleep, nor from Corpse Piles', () => {
    const asleep: Token = { id: 'x', kind: 'spawn', spawn: 'abomination', at: positionIn('a.NE') };
    expect(factsOn({ tokens: [asleep] }).zone('a.A').spawnZones).toHaveLength(1);
    const awake = factsOn({ tokens: [asleep, standing('abomination', 'b.SE')] });
    expect(awake.zone('a.A').spawnZones.map(({ zone }) => zone)).toEqual(['a.NE+b.NW', 'b.SE']);
  });

  it('those who stand there move in the first round', () => {
    const walker = factsOn({ tokens: [standing('walker', 'b.NE')] });
    expect(walker.zone('b.NE').walkers).toBe(0);
    expect(walker.zone('b.N').walkers).toBe(1);
    expect(walker.zone('a.NW').walkers).toBe(4);
    const runner = factsOn({ tokens: [standing('runner', 'b.NE')] });
    expect(runner.zone('a.NW')).toMatchObject({ runners: 2, walkers: 7 });
    expect(factsOn({ tokens: [standing('fatty', 'b.NE')] }).zone('b.N').walkers).toBe(1);
  });

  it('is never, behind what nobody may enter', () => {
    const facts = factsOn({
      mission: {
        areas: [{ id: 'loft', name: { en: 'Loft' }, zones: ['a.BAL'] }],
        rules: [{ id: 'shut', forbid: { what: 'enter', area: 'loft' } }],
      },
    });
    const { zone, names, kind, spawnZones, ...rest } = facts.zone('a.BAL');
    expect({ zone, kind, names: names.length, spawnZones }).toEqual({
      zone: 'a.BAL',
      kind: 'balcony',
      names: 1,
      spawnZones: [],
    });
    expect(rest).toEqual({});
  });
});

describe('who is first', () => {
  it('are survivors where they come in the same round, because they play before the zombies', () => {
    const facts = factsOn();
    // b.C and b.E are five moves away, one from where zombies spawn: both in round 2.
    expect(facts.zone('b.C')).toMatchObject({ survivors: 2, runners: 2, first: 'survivors' });
    expect(facts.zone('b.SE')).toMatchObject({ survivors: 2, walkers: 1, first: 'zombies' });
    expect(facts.zone('a.NW')).toMatchObject({ survivors: 0, first: 'survivors' });
    const first = facts.all.zones.filter((zone) => zone.first === 'zombies');
    expect(first.map(({ zone }) => zone)).toEqual(['b.SE']);
  });

  it('are both where zombies stand among the survivors', () => {
    expect(factsOn({ tokens: [standing('walker', 'a.NW')] }).zone('a.NW').first).toBe('both');
  });

  it('is said of places as of zones', () => {
    const facts = factsOn({ exit: 'b.SE' });
    expect(facts.place('exit')).toMatchObject({
      survivors: 2,
      zombies: 1,
      first: 'zombies',
      spawnZonesNear: 1,
    });
  });
});
