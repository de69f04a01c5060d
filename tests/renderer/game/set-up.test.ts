import { describe, expect, it } from 'vitest';
import { startGame } from '../../../renderer/game/played-game';
import { chosenAtFirst, firstSetUp, startOptions } from '../../../renderer/game/set-up';
import { sampleMission } from '../../helpers/samples';

it('a mission that is looked at for so many is proposed to as many', () => {
  const proposed = firstSetUp(sampleMission('m0.boothill.json'), '7', { survivors: 2 });
  expect(proposed).toMatchObject({ count: 2 });
  expect(proposed.people).toHaveLength(2);
});

describe('what is proposed before a game', () => {
  it('can be played as it stands, also where a mission does not let all play who played last', () => {
    const mission = { ...sampleMission('m0.boothill.json'), classLimits: ['Brawler' as const] };
    const last = {
      isDrawn: false,
      count: 6,
      people: ['henry', 'jeb', 'meg'],
      players: 3,
      options: { ultrared: false },
    };
    const proposed = firstSetUp(mission, '7', { before: last });
    expect(proposed.people.length).toBeLessThan(last.people.length);
    expect(proposed.people.length).toBeGreaterThan(0);
    expect(startGame(mission, startOptions(proposed))).toHaveProperty('game');
  });
});

describe('what is proposed before a mission of a campaign', () => {
  const mission = sampleMission('m0.boothill.json');
  const last = { isDrawn: true, count: 6, people: ['jeb'], players: 3, options: { ultrared: true } };
  const henry = { person: 'henry', adrenaline: 7, cards: ['winchester'] };
  const brought = { posse: ['henry', 'meg'], carried: { people: [henry, { person: 'may', adrenaline: 9 }] } };

  it('is who goes on, as they played before', () => {
    const proposed = firstSetUp(mission, '7', { before: last, brought });
    expect(proposed).toMatchObject({
      isDrawn: false,
      people: ['henry', 'meg'],
      players: 2,
      options: { ultrared: true },
    });
  });

  it('is what it would be without one where anybody may play', () => {
    const anybody = firstSetUp(mission, '7', { before: last, brought: { carried: { people: [] } } });
    expect(anybody).toEqual(firstSetUp(mission, '7', { before: last }));
    expect(startOptions(anybody, { carried: { people: [] } })).not.toHaveProperty('carried');
  });

  it('gives what is brought along to those who play', () => {
    const proposed = firstSetUp(mission, '7', { before: last, brought });
    expect(startOptions(proposed, brought).carried).toEqual({ people: [henry] });
    expect(startOptions({ ...proposed, people: ['meg'] }, brought)).not.toHaveProperty('carried');
    // Who is drawn nobody knows yet.
    expect(startOptions({ ...proposed, isDrawn: true }, brought).carried).toEqual(brought.carried);
    expect(startGame(mission, startOptions(proposed, brought))).toHaveProperty('game');
  });
});

describe('whoever wants to choose the survivors', () => {
  const mission = sampleMission('m0.boothill.json');
  const setUp = { ...firstSetUp(mission, '7'), people: ['meg', 'jeb', 'henry'] };

  it.each([1, 2, 3, 5, 6])('begins with as many as the number says: %i', (count) => {
    const chosen = chosenAtFirst(mission, { ...setUp, count });
    expect(chosen).toHaveLength(count);
    expect(new Set(chosen).size).toBe(count);
    expect(chosen.slice(0, 3)).toEqual(setUp.people.slice(0, count));
  });

  it.each([Number.NaN, 0, 7, 2.5])('has who was chosen before where the number is %d', (count) => {
    expect(chosenAtFirst(mission, { ...setUp, count })).toEqual(setUp.people);
  });

  it('gets none whom the mission does not let play', () => {
    const limited = { ...mission, classLimits: ['Brawler' as const] };
    const first = firstSetUp(limited, '7');
    const chosen = chosenAtFirst(limited, { ...first, people: [], count: 6 });
    expect(chosen).toEqual(first.people);
  });
});
