import { describe, expect, it } from 'vitest';
import { machines } from '../../../../../engine/systems/undead-or-alive/content';
import { found } from './entries';

describe('the machines', () => {
  it('are a Wagon that takes three actions to move and one to board', () => {
    expect(found(machines, 'wagon')).toMatchObject({ copies: 1, moveCost: 3, boardCost: 1 });
  });

  it('are a Gatling that stays outside', () => {
    const gatling = { copies: 1, moveCost: 3, entersBuildings: false, fireCost: 1 };
    expect(found(machines, 'gatling')).toMatchObject(gatling);
  });

  it('have a gun whose values are a guess', () => {
    expect(found(machines, 'gatling').inferred).toEqual(['range', 'dice', 'accuracy', 'damage']);
  });
});
