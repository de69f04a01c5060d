import { expect, it } from 'vitest';
import { equipmentCards } from '../../../../../engine/systems/undead-or-alive/content';
import { found, idsOf, isKnown } from './entries';

const bounty = equipmentCards.filter(({ deck }) => deck === 'bounty');
const feat = (id: string) => found(bounty, id).feat;

it('wins the Mauser by five points from a balcony, the Henry by three kills with a Rifle (UOA-BOUNTY-05)', () => {
  expect(feat('mauser-c96')).toEqual({ kind: 'adrenaline', atLeast: 5, within: 'turn', where: 'balcony' });
  expect(feat('henry-repeater')).toEqual({ kind: 'kills', atLeast: 3, within: 'turn', by: 'rifle' });
});

it('wins the Buntline from afar, the Volcanic in one action, the Heavy Saber with the last (UOA-BOUNTY-06)', () => {
  expect(feat('colt-buntline')).toEqual({ kind: 'adrenaline', atLeast: 3, within: 'turn', minRange: 2 });
  expect(feat('volcanic-pistol')).toEqual({ kind: 'adrenaline', atLeast: 3, within: 'action', by: 'pistol' });
  expect(feat('heavy-saber')).toEqual({ kind: 'kill-of', zombie: 'abomination', within: 'last-action' });
});

it('guesses the feats of the Coach Gun and the Wrath, and which weapon the Rifle feat is for', () => {
  expect(feat('coach-gun')).toEqual({
    kind: 'kill-of',
    zombie: 'fatty',
    others: 1,
    within: 'action',
    by: 'ranged',
  });
  expect(feat('manitous-wrath')).toEqual({ kind: 'kills', atLeast: 3, within: 'turn', by: 'melee' });
  const guessed = bounty.filter((card) => !isKnown(card, 'feat'));
  expect(idsOf(guessed)).toEqual(['coach-gun', 'henry-repeater', 'manitous-wrath']);
});
