import { describe, expect, it } from 'vitest';
import { judge } from '../../../../../engine/systems/undead-or-alive/mission/conditions';
import { COLOURS, NONE } from '../../../../../engine/systems/undead-or-alive/state';
import type { Condition, Rule, Token } from '../../../../../schemas';
import { type GameAtHand, gameWith, positionIn } from '../../../../helpers/table';

/** Three objectives lie face down where Henry is: nobody can tell which is the blue one. */
function atCrates(rules: Rule[] = []): GameAtHand {
  const tokens = ['red', 'red', 'blue'].map(
    (colour, index): Token => ({
      id: `o${index}`,
      kind: 'objective',
      at: positionIn('a.D'),
      colour: colour as 'red',
      mix: 'crates',
      ...(index === 0 && { group: 'gold' }),
    }),
  );
  return gameWith({ start: ['a.D'], tokens, mission: { rules } }).turnOf('henry');
}

const taken = (hand: GameAtHand) => hand.choices.filter((choice) => choice.do === 'take').length;

/** Somebody takes the first of that colour. */
function take(hand: GameAtHand, colour: (typeof COLOURS)[number]): void {
  const { objectiveColour, objectiveZone } = hand.state;
  const number = [0, 1, 2].find(
    (each) => objectiveZone.at(each) !== NONE && objectiveColour.at(each) === COLOURS.indexOf(colour),
  );
  objectiveZone.set(number ?? NONE, 0, NONE);
  hand.game.offeredIsCurrent = false;
}

describe('an objective that lies face down', () => {
  it('is not taken where it could turn out to be one that may not be taken', () => {
    const hand = atCrates([{ id: 'not-blue', forbid: { what: 'take', colour: 'blue' } }]);
    expect(taken(hand)).toBe(0);
    take(hand, 'red');
    expect(taken(hand)).toBe(0);
  });

  it('is taken as soon as nothing is left that it could not be', () => {
    const hand = atCrates([{ id: 'not-blue', forbid: { what: 'take', colour: 'blue' } }]);
    take(hand, 'blue');
    expect(taken(hand)).toBe(2);
  });

  it('is not taken where there is no room for what it could be', () => {
    const hand = atCrates([{ id: 'bags', carry: { colour: 'blue', by: 'companion' } }]);
    expect(taken(hand)).toBe(0);
    take(hand, 'blue');
    expect(taken(hand)).toBe(2);
  });

  const blueGold: Condition = { taken: { colour: 'blue', group: 'gold' } };

  it('may be the last of those that a goal is about, as long as nobody has seen it', () => {
    const hand = atCrates();
    expect(judge(hand.game, blueGold)).toBe('open');
    take(hand, 'blue');
    expect(judge(hand.game, { taken: { colour: 'blue' } })).toBe('met');
  });

  it('is no more than there are of a colour', () => {
    const hand = atCrates();
    expect(judge(hand.game, { taken: { colour: 'blue', count: 2 } })).toBe('never');
    expect(judge(hand.game, { taken: { colour: 'red', count: 2 } })).toBe('open');
    take(hand, 'red');
    take(hand, 'red');
    expect(judge(hand.game, { taken: { colour: 'red' } })).toBe('met');
  });
});
