import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../renderer/document/laid-out';
import type { PartKey } from '../../../renderer/document/parts';
import type { PlayedGame } from '../../../renderer/game/played-game';
import { tourNamed } from '../../../renderer/systems/tours';
import type { Sight } from '../../../renderer/tours/sight';
import type { TourStep } from '../../../renderer/tours/tour';
import type { Goal, Mission, Placement, Rule, Token } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { gameInSight } from '../../helpers/in-sight';
import { gameOn, isInRound, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

/** A step of a tour, and whether it is done with such a mission in sight. */
function stepOf(tour: string, id: string) {
  const step = tourNamed(tour)?.steps.find((one) => one.id === id);
  if (!step) throw new Error(`There is no step ${id}`);
  return (mission: Partial<Mission>, other: Partial<Sight> = {}) => isDone(step, mission, other);
}

function isDone({ isDone: done }: TourStep, mission: Partial<Mission>, other: Partial<Sight>): boolean {
  const laid = laidOut({ ...emptyMission, ...mission });
  return done({ laid, selected: new Set(), panel: 'pieces', ahead: undefined, game: undefined, ...other });
}

function atTable(game: PlayedGame, isShown = true): Partial<Sight> {
  return { game: gameInSight(game, { isShown }) };
}

const tile = (id: string, face: string, x: number, y = 0): Placement => ({ id, face, x, y, rotation: 0 });

describe('the tour of the first mission', () => {
  it('wants a goal that the game can judge, and that is in force', () => {
    const isDone = stepOf('first-mission', 'goal');
    const words: Goal = { id: 'g', text: { en: 'Have fun.' } };
    const real: Goal = { id: 'g', reach: { taken: {} } };
    expect(isDone({ goals: [words] })).toBe(false);
    expect(isDone({ goals: [{ ...real, off: true }] })).toBe(false);
    expect(isDone({ goals: [real] })).toBe(true);
  });

  it('takes only the First spawn token for what zombies come from', () => {
    const isDone = stepOf('first-mission', 'spawn');
    const spawn = (sort: 'mobile' | 'starting'): Token[] => [
      { id: 's', kind: 'spawn', spawn: sort, at: { tile: 'a', x: 0, y: 0 } },
    ];
    expect(isDone({ tokens: spawn('mobile') })).toBe(false);
    expect(isDone({ tokens: spawn('starting') })).toBe(true);
  });

  it('knows a turn that was played from one that was begun', () => {
    const [turn, back] = [stepOf('first-mission', 'turn'), stepOf('first-mission', 'back')];
    const mission = sampleMission('tutorials/first-mission.boothill.json');
    const game = gameOn(mission);
    expect(turn(mission)).toBe(false);
    expect(turn(mission, atTable(game))).toBe(false);
    new Player().playUntil(game, isInRound(2));
    expect(turn(mission, atTable(game))).toBe(true);
    expect(back(mission, atTable(game))).toBe(false);
    expect(back(mission, atTable(game, false))).toBe(true);
    expect(back(mission)).toBe(false);
  });
});

describe('the tour of a rule', () => {
  const rule = (change: object = {}): Rule[] => [
    { id: 'r', when: { event: 'objective-taken' }, do: [{ effect: 'adrenaline', amount: 5 }], ...change },
  ];

  it('wants one that waits for an objective, and is used', () => {
    const isDone = stepOf('custom-rule', 'rule');
    expect(isDone({ rules: rule() })).toBe(true);
    expect(isDone({ rules: rule({ off: true }) })).toBe(false);
    expect(isDone({ rules: rule({ when: { event: 'round-begins' } }) })).toBe(false);
    expect(isDone({ rules: [{ id: 'r', text: { en: 'Be kind.' } }] })).toBe(false);
  });

  it('sees another number, and something else that happens', () => {
    const [slot, second] = [stepOf('custom-rule', 'slot'), stepOf('custom-rule', 'second')];
    const three = rule({ do: [{ effect: 'adrenaline', amount: 3 }] });
    const both = rule({ do: [{ effect: 'adrenaline', amount: 5 }, { effect: 'bounty-weapon' }] });
    expect([slot({ rules: rule() }), second({ rules: rule() })]).toEqual([false, false]);
    expect([slot({ rules: three }), second({ rules: three })]).toEqual([true, false]);
    expect([slot({ rules: both }), second({ rules: both })]).toEqual([false, true]);
  });

  it('wants a game that has the rule, and sees it fire there', () => {
    const [play, take] = [stepOf('custom-rule', 'play'), stepOf('custom-rule', 'take')];
    const mission = sampleMission('tutorials/first-mission.boothill.json');
    const without = gameOn({ ...mission, rules: [] });
    expect(play(mission, atTable(without))).toBe(false);
    const game = gameOn(mission);
    expect(play(mission, atTable(game))).toBe(true);
    expect(take(mission, atTable(game))).toBe(false);
    new Player().playUntil(game, () => take(mission, atTable(game)));
    expect(momentOf(game).events.length).toBeGreaterThan(0);
    expect(take(mission, atTable(game))).toBe(true);
  });
});

describe('the tour of the train', () => {
  const track = [tile('a', '4V', 0), tile('b', '10V', 250, 250), tile('c', '11V', 0, 250)];
  const train: Token[] = [
    { id: 't', kind: 'train', at: { tile: 'b', x: 45, y: 45 }, tiles: ['b', 'c'], moves: true },
  ];

  it('wants railroad that lies well, and one tile of it selected', () => {
    const [laid, select] = [stepOf('moving-train', 'track'), stepOf('moving-train', 'select')];
    const keys = (...some: PartKey[]) => ({ selected: new Set(some) });
    expect(laid({ placements: track.slice(0, 2) })).toBe(false);
    expect(laid({ placements: track.map((one) => ({ ...one, y: 0 })) })).toBe(false);
    expect(laid({ placements: track })).toBe(true);
    expect(select({ placements: track }, keys('tile:a'))).toBe(false);
    expect(select({ placements: track }, keys('tile:b', 'tile:c'))).toBe(false);
    expect(select({ placements: track }, keys('tile:b'))).toBe(true);
    // Whoever has made it drive has no need to.
    expect(select({ placements: track, tokens: train })).toBe(true);
  });

  it('knows a train that drives from one that stands', () => {
    const drive = stepOf('moving-train', 'drive');
    const standing = train.map((token) => ({ ...token, moves: false }) as Token);
    expect(drive({ placements: track, tokens: standing })).toBe(false);
    expect(drive({ placements: track, tokens: train })).toBe(true);
  });

  it('finds the goal to leave aboard it however deep it stands', () => {
    const isDone = stepOf('moving-train', 'goal');
    const leave = (by: 'train' | 'exit'): Goal[] => [
      {
        id: 'g',
        then: [
          { id: 'h', reach: { taken: {} } },
          { id: 'i', reach: { left: { by } } },
        ],
      },
    ];
    expect(isDone({ goals: leave('exit') })).toBe(false);
    expect(isDone({ goals: leave('train').map((goal) => ({ ...goal, off: true })) })).toBe(false);
    expect(isDone({ goals: leave('train') })).toBe(true);
  });
});
