import { describe, expect, it } from 'vitest';
import { seedGenerator } from '../../../../../engine';
import { ANY_ACTION, COMBAT } from '../../../../../engine/family/zombicide/sorts';
import { grant } from '../../../../../engine/family/zombicide/turns/grant';
import { greedy } from '../../../../../engine/systems/undead-or-alive/bots/greedy/greedy';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { GONE, NONE } from '../../../../../engine/systems/undead-or-alive/state';
import type { Given } from '../../../../../schemas';
import { laidOut } from '../../../../helpers/laid-out';
import { fight } from '../../../../helpers/street';
import type { GameAtHand } from '../../../../helpers/table';

/** What the bot would do now. */
function chosen(at: GameAtHand) {
  at.game.offeredIsCurrent = false;
  return at.choices[greedy.choose(observe(at.game), seedGenerator('greedy'))];
}

const chosenIn = (given: Given) => chosen(laidOut(given));

describe('where the greedy bot wants to go', () => {
  it('to a crate', () => {
    expect(chosen(fight({ survivors: { henry: { at: 3 } } }))).toEqual({ do: 'move', to: 'z2' });
  });

  it('not to a crate that a train has run over', () => {
    const street = fight({
      survivors: { henry: { at: 1 } },
      companions: { meg: { at: 5, alone: true } },
    });
    street.state.objectiveZone.set(0, 0, GONE);
    expect(chosen(street)).toEqual({ do: 'move', to: 'z2' });
  });

  it('not into a Wagon', () => {
    const given: Given = {
      survivors: [{ who: 'henry', at: 'a.N' }],
      machines: [{ id: 'wagon', machine: 'wagon', at: 'a.N' }],
      turn: 'henry',
    };
    expect(chosenIn(given)?.do).toBe('end-turn');
    const aboard: Given = { ...given, survivors: [{ who: 'henry', at: 'a.N', aboard: 'wagon' }] };
    expect(chosenIn(aboard)?.do).toBe('get-out');
  });
});

describe('an action for nothing, which the greedy bot is given', () => {
  it('is judged from where its survivor stands', () => {
    const street = fight({
      survivors: { turner: { at: 0 }, henry: { at: 3 } },
      zombies: { 0: { walker: 5 }, 2: { walker: 2 }, 4: { walker: 2 } },
    });
    grant.begin(street.game, street.actor('henry'), ANY_ACTION, NONE);
    expect(chosen(street)).toEqual({ do: 'decline' });
  });

  it('is an attack in nobody’s turn', () => {
    const street = fight({
      survivors: { henry: { cards: { 'hand-1': 'winchester' } } },
      zombies: { 2: { walker: 1 } },
    });
    street.state.active = NONE;
    grant.begin(street.game, street.actor('henry'), COMBAT, 2);
    expect(chosen(street)?.do).toBe('shoot');
  });
});

describe('what the greedy bot attacks with', () => {
  const gun: Given = {
    survivors: [{ who: 'henry', at: 'a.N', actions: 1 }],
    machines: [{ id: 'gun', machine: 'gatling', at: 'a.N' }],
    zombies: [{ at: 'a.NE', walker: 2 }],
    turn: 'henry',
  };

  it('the Gatling gun', () => {
    expect(chosenIn(gun)).toEqual({ do: 'fire', machine: 'gun', at: 'a.NE' });
  });

  it('the Gatling gun, but not where friends are', () => {
    const friends: Given = {
      ...gun,
      survivors: [
        { who: 'henry', at: 'a.N', actions: 1 },
        { who: 'carl', at: 'a.NE' },
        { who: 'jeb', at: 'a.NE' },
      ],
    };
    expect(chosenIn(friends)?.do).not.toBe('fire');
  });

  it('first what costs nothing', () => {
    const improvising: Given = {
      survivors: [
        { who: 'carl', at: 'a.N', cards: { 'hand-1': 'machete' }, skills: ['improvised-weapon-melee'] },
      ],
      zombies: [{ at: 'a.N', walker: 3 }],
      turn: 'carl',
    };
    expect(chosenIn(improvising)?.do).toBe('improvise');
  });
});

describe('dice of the greedy bot', () => {
  const shooting = (dice: number[], skill: string, friend = false): Given => ({
    survivors: [
      { who: 'hanna', at: 'a.N', cards: { 'hand-1': 'winchester' }, skills: [skill] },
      ...(friend ? [{ who: 'carl', at: 'a.NE' }] : []),
    ],
    zombies: [{ at: 'a.NE', walker: 4 }],
    dice,
    turn: 'hanna',
  });
  const chosenAfterShot = (given: Given) =>
    chosen(laidOut(given).choose({ do: 'shoot', weapon: 'winchester#1', at: 'a.NE' }));

  it('are rolled again when few are good', () => {
    expect(chosenAfterShot(shooting([1, 2], 'lucky'))?.do).toBe('reroll-skill');
    expect(chosenAfterShot(shooting([6, 5], 'lucky'))?.do).toBe('keep-dice');
  });

  it('become more, unless a miss would find a friend', () => {
    expect(chosenAfterShot(shooting([6, 1], 'roll-6-die-ranged'))?.do).toBe('extra-die');
    expect(chosenAfterShot(shooting([6, 1], 'roll-6-die-ranged', true))?.do).toBe('keep-dice');
  });
});
