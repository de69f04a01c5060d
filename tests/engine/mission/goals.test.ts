import { describe, expect, it } from 'vitest';
import { type GoalQuestions, judgeGoals } from '../../../engine/mission/goals';
import { readGoals } from '../../../engine/mission/read-goals';
import type { Verdict } from '../../../engine/mission/verdict';
import type { Goal } from '../../../schemas';

/** A game that consists of nothing but its goals: each asks for a rule, and the story says how it stands with that. */
class Story {
  readonly reached: string[] = [];
  readonly stands: Record<string, Verdict> = {};
  private readonly goals;
  private readonly numbers = new Set<number>();

  constructor(goals: readonly Goal[]) {
    this.goals = readGoals(goals);
  }

  judged(stands: Record<string, Verdict> = {}): Verdict {
    Object.assign(this.stands, stands);
    const questions: GoalQuestions = {
      isReached: (goal) => this.numbers.has(goal),
      reach: (goal) => {
        this.numbers.add(goal);
        if (goal > 0) this.reached.push(this.goals[goal]?.id ?? '');
      },
      judge: (condition) =>
        'done' in condition && typeof condition.done === 'string'
          ? (this.stands[condition.done] ?? 'open')
          : 'open',
    };
    return judgeGoals(this.goals, questions);
  }
}

const goal = (id: string): Goal => ({ id, reach: { done: id } });
const [crates, leave] = [goal('crates'), goal('leave')];
const words: Goal = { id: 'sing', text: { en: 'Sing a song.' } };

describe('a mission', () => {
  it('is won with its last goal (UOA-WIN-01)', () => {
    const story = new Story([crates, leave]);
    expect(story.judged()).toBe('open');
    expect(story.judged({ crates: 'met' })).toBe('open');
    expect(story.judged({ leave: 'met' })).toBe('met');
  });

  it('without goals is never won', () => {
    expect(new Story([]).judged()).toBe('open');
  });

  it('whose goals are all in words is never won by itself', () => {
    expect(new Story([words]).judged()).toBe('open');
  });
});

describe('goals in order', () => {
  it('count one after the other', () => {
    const story = new Story([{ id: 'both', inOrder: [crates, leave] }]);
    expect(story.judged({ leave: 'met' })).toBe('open');
    expect(story.reached).toEqual([]);
  });

  it('are the same with `then`', () => {
    const story = new Story([{ id: 'both', then: [crates, leave] }]);
    expect(story.judged({ crates: 'met' })).toBe('open');
    expect(story.judged({ leave: 'met' })).toBe('met');
    expect(story.reached).toEqual(['crates', 'leave', 'both']);
  });

  it('may be worked at before their turn comes (UOA-MISSION-M10-05)', () => {
    const story = new Story([{ id: 'both', inOrder: [crates, leave] }]);
    story.judged({ leave: 'met' });
    expect(story.judged({ crates: 'met' })).toBe('met');
    expect(story.reached).toEqual(['crates', 'leave', 'both']);
  });

  it('pass over those in words, which the players judge', () => {
    const story = new Story([{ id: 'all', inOrder: [words, crates] }]);
    expect(story.judged({ crates: 'met' })).toBe('met');
    expect(story.reached).toEqual(['crates', 'all']);
  });
});

describe('goals in any order', () => {
  it('are reached one by one, and stay reached', () => {
    const story = new Story([{ id: 'all', anyOrder: [leave, crates] }]);
    expect(story.judged({ crates: 'met' })).toBe('open');
    expect(story.reached).toEqual(['crates']);
    expect(story.judged({ crates: 'never' })).toBe('open');
    expect(story.judged({ leave: 'met' })).toBe('met');
  });
});

describe('a goal that is out of reach', () => {
  it('loses the game (UOA-WIN-03)', () => {
    expect(new Story([crates]).judged({ crates: 'never' })).toBe('never');
  });

  it('does so however deep it is nested (UOA-WIN-03)', () => {
    const deep: Goal = { id: 'all', inOrder: [words, { id: 'any', anyOrder: [crates, leave] }] };
    expect(new Story([deep]).judged({ crates: 'never' })).toBe('never');
  });
});
