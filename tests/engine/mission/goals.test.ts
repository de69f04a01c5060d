import { describe, expect, it } from 'vitest';
import { type GoalQuestions, judge, type Verdict, type Wanted } from '../../../engine/mission/goals';
import { readGoals } from '../../../engine/mission/read-goals';
import type { Goal } from '../../../schemas';

const COLOURS = ['red', 'blue'];
const RED = 0;

/** An objective: its colour and group, and whether it lies there, is taken or is gone. */
interface Piece {
  colour: number;
  group?: string;
  is: 'left' | 'taken' | 'lost';
}

/** A game that consists of nothing but its goals. */
class Story {
  readonly reached: string[] = [];
  pieces: Piece[] = [];
  out = false;
  stranded = false;
  private readonly goals;
  private readonly numbers = new Set<number>();

  constructor(goals: readonly Goal[], pieces = 'left') {
    this.goals = readGoals(goals, (colour) => COLOURS.indexOf(colour));
    this.pieces = pieces.split(' ').map((is) => ({ colour: RED, is: is as Piece['is'] }));
  }

  judged(): Verdict {
    const count = (is: Piece['is']) => (wanted: Wanted) =>
      this.pieces.filter(
        (piece) =>
          piece.is === is &&
          (wanted.colour ?? piece.colour) === piece.colour &&
          (wanted.group ?? piece.group) === piece.group,
      ).length;
    const questions: GoalQuestions = {
      isReached: (goal) => this.numbers.has(goal),
      reach: (goal) => {
        this.numbers.add(goal);
        if (goal > 0) this.reached.push(this.goals[goal]?.id ?? '');
      },
      taken: count('taken'),
      left: count('left'),
      lost: count('lost'),
      everybodyIsOut: () => this.out,
      nobodyCanAct: () => this.out || this.stranded,
    };
    return judge(this.goals, questions);
  }
}

const takeAll: Goal = { id: 'crates', take: { count: 'all' } };
const leave: Goal = { id: 'leave', exit: { who: 'all' } };
const words: Goal = { id: 'sing', text: { en: 'Sing a song.' } };

describe('a mission', () => {
  it('is won with its last goal (UOA-WIN-01)', () => {
    const story = new Story([takeAll, leave], 'left taken');
    expect(story.judged()).toBe('open');
    story.pieces.forEach((piece) => (piece.is = 'taken'));
    expect(story.judged()).toBe('open');
    story.out = true;
    expect(story.judged()).toBe('won');
  });

  it('without goals is never won', () => {
    expect(new Story([]).judged()).toBe('open');
  });

  it('whose goals are all in words is never won by itself', () => {
    expect(new Story([words]).judged()).toBe('open');
  });
});

describe('goals in order', () => {
  const inOrder: Goal[] = [{ id: 'both', inOrder: [takeAll, leave] }];

  it('count one after the other', () => {
    const story = new Story(inOrder);
    story.out = true;
    expect(story.judged()).toBe('lost');
    expect(story.reached).toEqual([]);
  });

  it('are the same with `then`', () => {
    const story = new Story([{ id: 'both', then: [takeAll, leave] }], 'taken');
    expect(story.judged()).toBe('open');
    story.out = true;
    expect(story.judged()).toBe('won');
    expect(story.reached).toEqual(['crates', 'leave', 'both']);
  });

  it('may be worked at before their turn comes (UOA-MISSION-M10-05)', () => {
    const story = new Story([
      {
        id: 'colours',
        inOrder: [
          { id: 'blue', take: { colour: 'blue' } },
          { id: 'red', take: { colour: 'red' } },
        ],
      },
    ]);
    story.pieces = [
      { colour: 0, is: 'taken' },
      { colour: 1, is: 'left' },
    ];
    expect(story.judged()).toBe('open');
    expect(story.reached).toEqual([]);
    story.pieces = story.pieces.map((piece) => ({ ...piece, is: 'taken' }));
    expect(story.judged()).toBe('won');
    expect(story.reached).toEqual(['blue', 'red', 'colours']);
  });

  it('pass over those in words, which the players judge', () => {
    const story = new Story([{ id: 'all', inOrder: [words, takeAll] }], 'taken');
    expect(story.judged()).toBe('won');
    expect(story.reached).toEqual(['crates', 'all']);
  });
});

describe('goals in any order', () => {
  it('are reached one by one, and stay reached', () => {
    const story = new Story(
      [{ id: 'all', anyOrder: [leave, { id: 'one', take: { count: 1 } }] }],
      'taken left',
    );
    expect(story.judged()).toBe('open');
    expect(story.reached).toEqual(['one']);
    story.pieces = [{ colour: RED, is: 'lost' }];
    expect(story.judged()).toBe('open');
    story.out = true;
    expect(story.judged()).toBe('won');
  });
});

describe('taking', () => {
  const ofGroup: Goal = { id: 'gold', take: { group: 'gold', count: 2 } };

  it('looks at the group that is asked for', () => {
    const story = new Story([ofGroup]);
    story.pieces = [
      { colour: RED, is: 'taken' },
      { colour: RED, is: 'taken', group: 'gold' },
      { colour: RED, is: 'left', group: 'gold' },
    ];
    expect(story.judged()).toBe('open');
    story.pieces = story.pieces.map((piece) => ({ ...piece, is: 'taken' }));
    expect(story.judged()).toBe('won');
  });

  it('all is out of reach once one is gone for good (UOA-WIN-03)', () => {
    expect(new Story([takeAll], 'left lost').judged()).toBe('lost');
  });

  it('some is out of reach once too few are left (UOA-WIN-03)', () => {
    const two: Goal[] = [{ id: 'two', take: { count: 2 } }];
    expect(new Story(two, 'left taken lost').judged()).toBe('open');
    expect(new Story(two, 'taken lost lost').judged()).toBe('lost');
  });

  it('is out of reach however deep it is nested (UOA-WIN-03)', () => {
    const goal: Goal = { id: 'all', inOrder: [words, { id: 'any', anyOrder: [takeAll, leave] }] };
    expect(new Story([goal], 'lost').judged()).toBe('lost');
  });
});

it('a game is lost when nobody is left who could do anything (UOA-WIN-03)', () => {
  const story = new Story([takeAll]);
  story.stranded = true;
  expect(story.judged()).toBe('lost');
});
