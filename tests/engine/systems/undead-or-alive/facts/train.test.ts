import { describe, expect, it } from 'vitest';
import { Facts } from '../../../../helpers/facts';
import { sampleMission } from '../../../../helpers/games';

const rounds = (facts: Facts) => facts.all.train?.steps.map(({ move, round }) => [move, round]);

describe('what a train changes', () => {
  it('a train that comes by itself comes when its rules say', () => {
    // The handcar has five zones before it: it is off after five End Phases, and the train comes in round 6.
    const facts = new Facts(sampleMission('m1.boothill'));
    expect(facts.all.train?.startedBy).toEqual(['train-comes']);
    expect(rounds(facts)).toEqual([
      ['enters', 6],
      ['moves', 7],
      ['leaves', 8],
      ['leaves', 9],
    ]);
    expect(facts.place('train')).toMatchObject({ zones: [], what: 'train' });
    expect(facts.all.estimate.fewestRounds).toBe(8);
  });

  it('takes along what lies in its way', () => {
    const facts = new Facts(sampleMission('m8.boothill'));
    expect(facts.all.train?.steps[0]).toMatchObject({ move: 'enters', takes: ['wagon'] });
  });

  it('changes how far it is', () => {
    const facts = new Facts(sampleMission('m1.boothill'));
    const [first] = facts.all.train?.steps ?? [];
    expect(facts.place('bank.crate').moves).toBe(4);
    expect(first?.changes).toContainEqual({ id: 'bank.crate', moves: 5 });
  });

  it('that stands still changes nothing', () => {
    expect(new Facts(sampleMission('m7.boothill')).all).not.toHaveProperty('train');
  });
});
