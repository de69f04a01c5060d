import { describe, expect, it } from 'vitest';
import { isMissionFacts } from '../../../../../schemas/generated/validators';
import { Facts } from '../../../../helpers/facts';
import { sampleMission } from '../../../../helpers/games';
import { samples } from '../../../../helpers/samples';

const playable = [
  ...samples('').filter(([name]) => name.endsWith('.json')),
  ...samples('tutorials').map(([name]) => [`tutorials/${name}`] as const),
].map(([name]) => name.replace(/\.json$/, ''));

describe.each(playable)('the facts of %s', (name) => {
  const mission = sampleMission(name);

  it.each([1, 3, 6])('come as their schema says, for %i survivors', (survivors) => {
    const { all } = new Facts(mission, survivors);
    isMissionFacts(JSON.parse(JSON.stringify(all)));
    expect(isMissionFacts.errors).toBeNull();
    expect(all.estimate.rounds.least).toBeGreaterThan(0);
    expect(all.warnings.filter(({ code }) => code !== 'spawns-on-one-side')).toEqual([]);
  });

  it('have the minutes of the mission in their span', () => {
    const { least, most } = new Facts(mission).all.estimate.minutes;
    const { minutes = least } = mission;
    expect({ isShorter: minutes < least, isLonger: minutes > most }).toEqual({
      isShorter: false,
      isLonger: false,
    });
  });
});
