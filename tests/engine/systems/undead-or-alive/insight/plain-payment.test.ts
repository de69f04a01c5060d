import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../../../engine';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { plainOption } from '../../../../../engine/systems/undead-or-alive/insight/triviality';
import { skillNumber } from '../../../../../engine/systems/undead-or-alive/skills/owned';
import { type Fight, type Fighting, fight } from '../../../../helpers/street';

const cards = { 'hand-1': 'remington', 'hand-2': 'remington' };
const shooting: Fight = {
  survivors: { jimmy: { cards } },
  zombies: { 1: { walker: 6 } },
};

function owning(given: Fight, ...skills: string[]): Fighting {
  const fighting = fight(given);
  for (const skill of skills) fighting.state.skills.set(0, skillNumber(skill), 1);
  fighting.game.offeredIsCurrent = false;
  return fighting;
}

function shoot(fighting: Fighting): Fighting {
  return fighting.do('shoot', { weapon: 'remington', at: 'z1', second: 'remington' });
}

/** What pays for it without a question; nothing where somebody is asked. */
function paidWith({ game }: Fighting): unknown {
  const seen = observe(game);
  expect(seen.decision?.name).toBe('payment');
  const option = plainOption(seen);
  return option === undefined ? undefined : (legalActions(game)[option]?.['with'] ?? 'an action');
}
describe('paying where one way is never worse', () => {
  it('is a free action of that sort before one of the turn', () => {
    const fighting = owning({ survivors: { jimmy: {} } }, 'extra-free-action-move');
    expect(paidWith(fighting.do('move', { to: 'z1' }))).toBe('extra-free-action-move');
  });

  it('is of free actions the one that fits fewer sorts, however they are called', () => {
    const all = owning(shooting, 'extra-free-action-combat', 'extra-free-action-ranged');
    expect(paidWith(shoot(all))).toBe('extra-free-action-ranged');
    const pistols = owning(shooting, 'extra-free-action-ranged', 'extra-free-action-pistol');
    expect(paidWith(shoot(pistols))).toBe('extra-free-action-pistol');
    const dual = owning(shooting, 'extra-free-action-combat', 'dual-expert');
    expect(paidWith(shoot(dual))).toBe('dual-expert');
  });

  it('is asked where each fits what the other does not', () => {
    const fighting = owning(shooting, 'dual-expert', 'extra-free-action-pistol');
    expect(paidWith(shoot(fighting))).toBeUndefined();
  });

  it('is asked where the one that fits more is only lent', () => {
    const posse: Fight = { ...shooting, survivors: { jimmy: { cards }, carl: {} } };
    const lent = owning(posse, 'extra-free-action-pistol');
    lent.state.skills.set(lent.actor('carl'), skillNumber('brother-in-arms-extra-free-action-combat'), 1);
    expect(paidWith(shoot(lent))).toBeUndefined();
    const own = owning(posse, 'extra-free-action-pistol', 'extra-free-action-combat');
    expect(paidWith(shoot(own))).toBe('extra-free-action-pistol');
  });

  it('is asked in a fight as long as it may win what is won with the last action', () => {
    const won = { ...shooting, bounty: ['heavy-saber'] };
    expect(paidWith(shoot(owning(won, 'extra-free-action-pistol')))).toBeUndefined();
    const moving = owning(won, 'extra-free-action-move');
    expect(paidWith(moving.do('move', { to: 'z1' }))).toBe('extra-free-action-move');
  });
});
