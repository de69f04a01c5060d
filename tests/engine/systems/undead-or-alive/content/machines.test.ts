import { describe, expect, it } from 'vitest';
import { machines, NOISES, skills } from '../../../../../engine/systems/undead-or-alive/content';
import { found } from './entries';

describe('the machines', () => {
  it('are a Wagon that takes three actions to move and one to board', () => {
    expect(found(machines, 'wagon')).toMatchObject({ copies: 1, moveCost: 3, boardCost: 1 });
  });

  it('are a loud Gatling that stays outside', () => {
    const gatling = { copies: 1, moveCost: 3, entersBuildings: false, fireCost: 1, noise: 'boom' };
    expect(found(machines, 'gatling')).toMatchObject(gatling);
    expect(
      machines.map((machine) => ('noise' in machine ? NOISES.includes(machine.noise) : true)),
    ).not.toContain(false);
  });

  it('escalate with every shot', () => {
    const gatling = found(machines, 'gatling');
    const skill = found(skills, 'skill' in gatling ? gatling.skill : '');
    expect(skill).toMatchObject({ family: 'escalation', of: 'ranged' });
  });

  it('have a gun whose values are a guess', () => {
    expect(found(machines, 'gatling').inferred).toEqual(['range', 'dice', 'accuracy', 'damage']);
  });
});
