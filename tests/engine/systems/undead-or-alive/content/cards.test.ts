import { describe, expect, it } from 'vitest';
import { type Deck, equipmentCards } from '../../../../../engine/systems/undead-or-alive/content';
import { readSchema } from '../../../../../scripts/schemas/read';
import { found, idsOf, isKnown } from './entries';

const deck = (name: Deck) => equipmentCards.filter((card) => card.deck === name);
const boxed = (name: Deck) => deck(name).map(({ copies, id }) => `${copies} ${id}`);
const card = (id: string) => found(equipmentCards, id);

/** What of a card no source leaves open. */
function known(id: string): Record<string, unknown> {
  const { inferred, traits, ...values } = card(id);
  const kept = Object.entries(values).filter(
    ([key]) => !['id', 'name', 'deck'].includes(key) && isKnown({ inferred: inferred ?? [] }, key),
  );
  const sure = traits.filter((trait) => !inferred?.includes(`trait:${trait}`));
  return { ...Object.fromEntries(kept), ...(sure.length > 0 ? { traits: sure } : {}) };
}

describe('the decks', () => {
  it('have six of each starting weapon (UOA-COMPONENTS-06)', () => {
    expect(boxed('starting')).toEqual(['6 old-timer', '6 pan', '6 springfield']);
  });

  it('have the cards that are listed for searching (UOA-COMPONENTS-06)', () => {
    expect(boxed('equipment').join(', ')).toBe(
      '3 colt-saa, 6 dynamite, 6 holy-water, 4 knife, 2 machete, 3 pickaxe, 4 plenty-of-bullets, ' +
        '4 plenty-of-shells, 3 remington, 2 saber, 2 sawed-off, 3 schofield, 2 shotgun, 3 tomahawk, ' +
        '2 twin-barrel, 6 water, 2 winchester',
    );
  });

  it('come to 82 cards, with a guess at three whose numbers are lost (UOA-COMPONENTS-06)', () => {
    expect(equipmentCards.reduce((sum, { copies }) => sum + copies, 0)).toBe(82);
    const guessed = equipmentCards.filter((entry) => !isKnown(entry, 'copies'));
    expect(idsOf(guessed)).toEqual(['pickaxe', 'saber', 'tomahawk']);
  });

  it('have seven bounty weapons, each once and with a feat of its own (UOA-COMPONENTS-07)', () => {
    expect(boxed('bounty').join(', ')).toBe(
      '1 coach-gun, 1 colt-buntline, 1 heavy-saber, 1 henry-repeater, 1 manitous-wrath, 1 mauser-c96, 1 volcanic-pistol',
    );
    const feats = deck('bounty').map(({ feat }) => JSON.stringify(feat));
    expect(new Set(feats).size).toBe(7);
    expect(equipmentCards.filter(({ feat }) => feat)).toEqual(deck('bounty'));
  });
});

describe('what is known of a card from print', () => {
  it('is most of the Winchester (UOA-CARDS-01)', () => {
    expect(known('winchester')).toEqual({
      copies: 2,
      type: 'rifle',
      dice: 2,
      accuracy: 4,
      damage: 2,
      ammo: ['bullets'],
      noise: 'bang',
    });
  });

  it('is much of the Colt and the Knife (UOA-CARDS-02)', () => {
    expect(known('colt-saa')).toEqual({
      copies: 3,
      type: 'pistol',
      dice: 1,
      ammo: ['bullets'],
      dual: true,
      noise: 'bang',
    });
    expect(known('knife')).toEqual({
      copies: 4,
      type: 'melee',
      range: [0, 0],
      dice: 1,
      dual: true,
      noise: 'silent',
      traits: ['knife'],
    });
  });

  it('is that melee weapons are, and some of their dice and damage (UOA-CARDS-03)', () => {
    const melee = { type: 'melee', range: [0, 0] };
    expect(known('pickaxe')).toEqual({ ...melee, dice: 2 });
    expect(known('saber')).toEqual({ ...melee, damage: 1 });
    expect(known('manitous-wrath')).toEqual({ ...melee, copies: 1, dice: 3, damage: 1 });
    expect(known('pan')).toEqual({ ...melee, copies: 6 });
    expect(known('machete')).toEqual({ ...melee, copies: 2 });
  });

  it('is what guns with shells show in the examples (UOA-CARDS-04)', () => {
    expect(known('coach-gun')).toEqual({ copies: 1, dice: 3, damage: 1, ammo: ['shells'] });
    expect(known('shotgun')).toEqual({
      copies: 2,
      type: 'rifle',
      range: [1, 3],
      ammo: ['shells'],
      noise: 'bang',
    });
    expect(known('sawed-off')).toEqual({ copies: 2, range: [0, 1], dual: true, traits: ['reload'] });
    expect(known('twin-barrel')).toEqual({ copies: 2, noise: 'bang', traits: ['reload'] });
  });

  it('is the kind of most pistols and of the Springfield (UOA-CARDS-05)', () => {
    expect(known('old-timer')).toEqual({ copies: 6, type: 'pistol', traits: ['fanning-6'] });
    expect(known('schofield')).toEqual({ copies: 3, type: 'pistol' });
    expect(known('remington')).toEqual({ copies: 3, type: 'pistol' });
    expect(known('colt-buntline')).toMatchObject({ copies: 1, type: 'pistol' });
    expect(known('springfield')).toEqual({ copies: 6, type: 'rifle' });
  });

  it('is how single-use cards work (UOA-CARDS-06)', () => {
    const dynamite = { copies: 6, type: 'explosive', noise: 'boom', traits: ['dynamite', 'backpack'] };
    expect(known('dynamite')).toEqual(dynamite);
    expect(known('water')).toEqual({ copies: 6, type: 'none', traits: ['water'] });
    const holyWater = { copies: 6, type: 'none', range: [0, 1], traits: ['holy-water', 'backpack'] };
    expect(known('holy-water')).toEqual(holyWater);
  });

  it('is that ammo cards roll again from the Backpack (UOA-AMMO-03)', () => {
    const bullets = { copies: 4, type: 'none', ammo: ['bullets'], traits: ['reroll', 'backpack'] };
    expect(known('plenty-of-bullets')).toEqual(bullets);
    expect(card('plenty-of-shells')).toMatchObject({ ammo: ['shells'], traits: ['reroll', 'backpack'] });
  });

  it('is the copies alone where no text describes a card', () => {
    expect(known('tomahawk')).toEqual({});
    for (const id of ['mauser-c96', 'volcanic-pistol', 'heavy-saber']) {
      expect(Object.keys(known(id)), id).toEqual(['copies', 'feat']);
    }
    expect(known('henry-repeater')).toEqual({ copies: 1 });
  });
});

describe('every card', () => {
  it('has traits of which none goes unused', () => {
    const traits = readSchema('systems/undead-or-alive/equipment.schema.json').$defs?.Trait?.enum ?? [];
    const used = new Set<unknown>(equipmentCards.flatMap((entry) => entry.traits));
    expect(traits.filter((trait) => !used.has(trait))).toEqual([]);
    expect(used.size).toBe(traits.length);
  });

  it('has the keys of its kind, and no others', () => {
    const always = ['id', 'name', 'deck', 'copies', 'type', 'traits', 'inferred', 'feat'];
    const blow = [...always, 'range', 'dice', 'accuracy', 'damage', 'dual', 'noise'];
    const allowed = {
      melee: blow,
      pistol: [...blow, 'ammo'],
      rifle: [...blow, 'ammo'],
      explosive: [...always, 'range', 'noise'],
      none: [...always, 'range', 'ammo'],
    };
    for (const entry of equipmentCards) {
      const keys = Object.keys(entry);
      expect(
        keys.filter((key) => !allowed[entry.type].includes(key)),
        entry.id,
      ).toEqual([]);
      if (entry.type === 'none') continue;
      const needed = allowed[entry.type].filter((key) => key !== 'inferred' && key !== 'feat');
      expect(
        needed.filter((key) => !keys.includes(key)),
        entry.id,
      ).toEqual([]);
    }
  });

  it('has values that dice and boards can have', () => {
    for (const { id, range = [0, 0], dice = 1, accuracy = 4 } of equipmentCards) {
      expect(range[0], id).toBeLessThanOrEqual(range[1]);
      expect(dice, id).toBeGreaterThanOrEqual(1);
      expect([2, 3, 4, 5, 6], id).toContain(accuracy);
    }
  });

  it('is silent at Range 0 if it is a melee weapon, and noisy if it is a gun', () => {
    for (const { id, type, range, noise } of equipmentCards) {
      if (type === 'melee') expect({ range, noise }, id).toEqual({ range: [0, 0], noise: 'silent' });
      if (type === 'pistol' || type === 'rifle') expect(noise, id).toBe('bang');
    }
  });

  it('does too little damage to kill an Abomination (UOA-ABOM-01)', () => {
    expect(equipmentCards.filter(({ damage = 1 }) => damage < 1 || damage > 2)).toEqual([]);
  });

  it('can be fanned if it is a pistol, but for one (UOA-TRAIT-07)', () => {
    const stiff = equipmentCards.filter(({ traits }) => traits.includes('no-fanning'));
    expect(stiff.map(({ id, type }) => `${id} ${type}`)).toEqual(['mauser-c96 pistol']);
  });

  it('beats its ordinary counterpart if it is a bounty weapon', () => {
    const better: [string, string][] = [
      ['coach-gun', 'shotgun'],
      ['colt-buntline', 'remington'],
      ['heavy-saber', 'saber'],
      ['henry-repeater', 'winchester'],
    ];
    for (const [bounty, plain] of better) {
      expect(card(bounty).dice ?? 0, bounty).toBeGreaterThan(card(plain).dice ?? 0);
    }
  });
});
