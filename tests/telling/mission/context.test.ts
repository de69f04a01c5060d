import { describe, expect, it } from 'vitest';
import type { Condition, Effect, Mission, Token } from '../../../schemas';
import { circumstance } from '../../../telling/systems/undead-or-alive/mission/conditions';
import { effectWords } from '../../../telling/systems/undead-or-alive/mission/effects';
import { UoaMission } from '../../../telling/systems/undead-or-alive/mission/mission';
import { wordsMission } from '../../helpers/words-mission';

const say = (condition: Condition, change: Partial<Mission> = {}) =>
  circumstance(condition, 'nothing', new UoaMission({ ...wordsMission, ...change }, 'en'));
const happens = (effect: Effect, change: Partial<Mission>) =>
  effectWords([effect], new UoaMission({ ...wordsMission, ...change }, 'en'));

const at = { tile: 'a', x: 1, y: 1 };
const blue = (id: string): Token => ({ id, kind: 'objective', at, colour: 'blue' });

describe('what a mission has', () => {
  it('decides whether there is the one or all of them', () => {
    const taken = { taken: { colour: 'blue' } } as const;
    expect(say(taken, { tokens: [blue('a')] })).toBe('the blue Objective has been taken');
    expect(say(taken, { tokens: [blue('a'), blue('b')] })).toBe('all blue Objectives have been taken');
    expect(say(taken, { tokens: [] })).toBe('all blue Objectives have been taken');
  });

  it('counts what variants bring', () => {
    const variants = [{ id: 'many', survivors: [6], tokens: [blue('b')] }];
    expect(say({ taken: { colour: 'blue' } }, { tokens: [blue('a')], variants })).toBe(
      'all blue Objectives have been taken',
    );
  });

  it('never takes a red objective for the only one, because printed crates hold such', () => {
    const tokens: Token[] = [{ id: 'a', kind: 'objective', at, colour: 'red' }];
    expect(say({ taken: { colour: 'red' } }, { tokens })).toBe('all red Objectives have been taken');
  });

  it('tells a machine from another of its kind by its name', () => {
    const wagon = (id: string): Token => ({ id, kind: 'machine', at, machine: 'wagon' });
    const gone = { machine: { machine: 'w1', gone: true } } as const;
    expect(say(gone, { tokens: [wagon('w1')] })).toBe('the Wagon is off the board');
    expect(say(gone, { tokens: [wagon('w1'), wagon('w2')] })).toBe('the Wagon ‘w1’ is off the board');
    expect(say(gone, { tokens: [] })).toBe('‘w1’ is off the board');
  });

  it('speaks of companions where there are any', () => {
    const left = { left: { by: 'exit' } } as const;
    expect(say(left, { tokens: [], aside: [] })).toBe('all survivors have left the board by the exit');
    expect(say(left, { tokens: [] })).toBe('all survivors and Companions have left the board by the exit');
  });

  it('knows several exits and starting zones from one', () => {
    const exit = (id: string): Token => ({ id, kind: 'exit', at });
    const there = { people: { in: 'exit', who: 'somebody' } } as const;
    expect(say(there, { tokens: [exit('a')] })).toBe('somebody is in the Exit Zone');
    expect(say(there, { tokens: [exit('a'), exit('b')] })).toBe('somebody is in an Exit Zone');
    expect(say(there, { tokens: [] })).toBe('somebody is in the Exit Zone');
  });

  it('says of a train that is there that it starts, and of another that it comes in', () => {
    const placements = [{ id: 'car', face: '11V', x: 0, y: 0, rotation: 0 }] as const;
    expect(happens({ effect: 'train-starts' }, {})).toMatch(/^the train starts/);
    expect(happens({ effect: 'train-starts' }, { placements: [...placements] })).toMatch(
      /^the train comes in/,
    );
  });

  it('calls a companion by name, by class, or as the author does', () => {
    const rallied = { rallied: { group: 'lost' } } as const;
    const companion = (id: string, more: object): Token => ({ id, kind: 'companion', at, ...more });
    const one = (more: object) =>
      say(rallied, { aside: [], tokens: [companion('c', { group: 'lost', ...more })] });
    expect(one({ survivor: 'jeb' })).toBe('Jeb has been rallied');
    expect(one({ class: 'Faithful' })).toBe('the Faithful Companion has been rallied');
    const two = [companion('c', { group: 'lost', class: 'Faithful' }), companion('d', { class: 'Faithful' })];
    expect(say(rallied, { aside: [], tokens: two })).toBe('the Faithful Companion ‘lost’ has been rallied');
  });
});
