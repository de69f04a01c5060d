import { describe, expect, it } from 'vitest';
import { facesWith, stockFace } from '../../../../../engine';
import { type TrainTimetable, trainTimetable } from '../../../../../engine/systems/undead-or-alive';
import type { Mission, Rule, Token } from '../../../../../schemas';
import { placementsOf } from '../../../../helpers/board';
import { emptyMission } from '../../../../helpers/empty-mission';
import { times } from '../../../../helpers/long';
import { begun, type Play, playOf, randomPlay } from '../../../../helpers/random-missions';
import { sample } from '../../../../helpers/samples';

const train: Token = {
  id: 'train',
  kind: 'train',
  at: { tile: 'a', x: 45, y: 45 },
  tiles: ['a', 'b'],
  moves: true,
};
const starts: Rule = { id: 'whistle', when: { event: 'round-begins' }, do: [{ effect: 'train-starts' }] };
const missionOf = (tiles: readonly string[], change: Partial<Mission> = {}): Mission => ({
  ...emptyMission,
  placements: placementsOf(tiles),
  tokens: [train],
  rules: [starts],
  ...change,
});
const timetableOf = (mission: Mission, rounds?: number): TrainTimetable => {
  const timetable = trainTimetable(mission, facesWith(mission.faces), rounds);
  if (!timetable || 'problem' in timetable) throw new Error(JSON.stringify(timetable));
  return timetable;
};

describe('the timetable of a train', () => {
  const timetable = timetableOf(missionOf(['a 10V', 'b 11V 250', 'c 2R 0 90']));
  const swept = (round: number) => timetable.rounds[round]?.swept().map(({ parts }) => parts.join('+'));

  it('is told round by round, from how it lies at the beginning', () => {
    expect(timetable.rounds.map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(timetable.rounds.map(({ step }) => step)).toEqual([
      undefined,
      'enters',
      'moves',
      'leaves',
      'leaves',
      undefined,
      undefined,
    ]);
    expect(timetable).toMatchObject({ train: 'train', startedBy: ['whistle'] });
  });

  it('says how all tiles lie then', () => {
    const faces = timetable.rounds.map(({ placements }) =>
      Object.fromEntries(placements.map(({ id, face, x }) => [id, `${face} ${x}`])),
    );
    expect(faces[0]).toEqual({ a: '10V 0', b: '11V 250', c: '2R 0' });
    expect(faces[1]).toEqual({ a: '10R 0', b: '11V 250', c: '2R 0' });
    expect(faces[2]).toEqual({ a: '10R 250', b: '11R 0', c: '2R 0' });
    expect(faces[6]).toEqual(faces[4]);
  });

  it('says what it drives over, as it was before', () => {
    expect(swept(0)).toEqual([]);
    expect(swept(1)).toEqual(['a.left+c.NW', 'a.mid+c.N', 'a.right+b.left+c.NE']);
    expect(swept(6)).toEqual([]);
    const [first] = timetable.rounds[1]?.swept() ?? [];
    expect(first?.rects).toEqual([
      [0, 0, 75, 90],
      [0, 90, 75, 75],
    ]);
  });

  it('is as long as asked for', () => {
    expect(timetableOf(missionOf(['a 10V', 'b 11V 250']), 2).rounds).toHaveLength(3);
  });
});

describe('a train without a timetable', () => {
  const trouble = (mission: Mission) => trainTimetable(mission, stockFace);

  it('stands, or is not there', () => {
    expect(
      trouble(missionOf(['a 10V', 'b 11V 250'], { tokens: [{ ...train, moves: false }] })),
    ).toBeUndefined();
    expect(trouble(emptyMission)).toBeUndefined();
  });

  it('does not lie in line', () => {
    const askew = missionOf(['a 10V', 'b 11V 250 10']);
    expect(trouble(askew)).toEqual({ problem: { code: 'train-not-in-line', parameters: { tile: 'a' } } });
    expect(trouble(missionOf(['a 10V']))).toHaveProperty('problem.code', 'train-not-in-line');
  });

  it('is not the only one', () => {
    const two = missionOf(['a 10V', 'b 11V 250'], { tokens: [train, { ...train, id: 'other' }] });
    expect(trouble(two)).toEqual({ problem: { code: 'several-trains', parameters: { piece: 'other' } } });
  });

  it('is started by no rule', () => {
    expect(timetableOf(missionOf(['a 10V', 'b 11V 250'], { rules: [] })).startedBy).toEqual([]);
  });
});

describe('the timetable in a game', () => {
  const samples = ['m1', 'm3', 'm8', 'tutorials/moving-train'].map((name): [string, Play] => {
    const mission = JSON.parse(sample(`${name}.boothill.json`)) as Mission;
    return [name, playOf(mission, { seed: name, count: 6 })];
  });
  const random = Array.from({ length: times(24, 200) }, (_, index): [string, Play] => {
    const play = randomPlay(`course ${index}`);
    return [play.name, play];
  }).filter(([, { mission }]) => mission.tokens?.some((token) => token.kind === 'train' && token.moves));

  it.each([...samples, ...random])('is the one that was drawn: %s', (_, play) => {
    const { mission, zones } = begun(play, 'x').table;
    const timetable = timetableOf(mission.file, 12);
    let [stage] = mission.stages;
    for (const { step, swept } of timetable.rounds.slice(1)) {
      const change = stage?.train;
      const hit = zones.flatMap(({ id }, zone) => (change?.fates[zone]?.fate === 'affected' ? [id] : []));
      expect({ step, swept: swept().map(({ parts }) => parts.join('+')) }).toEqual({
        step: change?.move,
        swept: hit,
      });
      stage = change && mission.stages[change.to];
    }
  });
});
