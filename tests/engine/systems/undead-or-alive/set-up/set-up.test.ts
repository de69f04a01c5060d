import { describe, expect, it } from 'vitest';
import { begin, newGame } from '../../../../../engine/systems/undead-or-alive/set-up/new-game';
import type { Mission, Token } from '../../../../../schemas';
import { begunGame, GameAtHand, positionIn, type Setting, tableWith } from '../../../../helpers/table';

const token = (rest: object) => rest as Token;

/** Lets everybody take the first of what they are offered, up to a certain decision. */
function upTo(hand: GameAtHand, word: string): GameAtHand {
  while (hand.choices[0]?.do !== word) hand.choose(hand.choices[0] ?? {});
  return hand;
}

function upToTheFirstRound(hand: GameAtHand): GameAtHand {
  while (hand.state.round === 0) hand.choose(hand.choices[0] ?? {});
  return hand;
}

const words = (hand: GameAtHand) => hand.choices.map((choice) => choice.do);

describe('the starting weapon', () => {
  const offered = (who: string, setting: Setting = {}) => begunGame({ posse: [who], ...setting }).choices;

  it('goes by the favourite type (UOA-SETUP-11)', () => {
    expect(offered('pablito')[0]).toMatchObject({ card: 'old-timer#1', owner: 'pablito' });
    expect(offered('henry')[0]).toMatchObject({ card: 'pan#1' });
    expect(offered('hanna')[0]).toMatchObject({ card: 'springfield#1' });
  });

  it('is chosen among the three by whoever likes any (UOA-SETUP-11, UOA-CHOICE-01)', () => {
    expect(offered('concepcion')).toEqual(
      ['old-timer#1', 'pan#1', 'springfield#1'].map((weapon) => ({ do: 'start-with', weapon })),
    );
  });

  it('is a card of its own for everybody (UOA-SETUP-11)', () => {
    const hand = upToTheFirstRound(begunGame({ posse: ['henry', 'carl', 'may'] }));
    expect(hand.told('starting-weapon').map(({ card }) => card)).toEqual(['pan#1', 'pan#2', 'pan#3']);
  });

  it('goes into a hand or to the favourite weapon, not into the backpack (UOA-SETUP-13, UOA-CHOICE-01)', () => {
    expect(offered('henry').map(({ slot }) => slot)).toEqual(['hand-1', 'favourite']);
    const hand = begunGame({ posse: ['henry'] }).choose({ slot: 'favourite' });
    expect(hand.cardsOf('henry')).toEqual({ favourite: 'pan' });
    expect(hand.told('starting-weapon')[0]?.rules).toContain('UOA-SETUP-13');
  });

  it('of those who like any may go to the favourite weapon, whatever it is (UOA-INV-05)', () => {
    const hand = begunGame({ posse: ['concepcion'] }).choose({ weapon: 'springfield#1' });
    expect(hand.choices.map(({ slot }) => slot)).toEqual(['hand-1', 'favourite']);
  });
});

describe('a Blue skill that names an item', () => {
  it('brings that card out of the Equipment deck, beside the weapon (UOA-SETUP-12, UOA-SKILL-65)', () => {
    // Nobody in the box has such a skill from the start.
    const table = tableWith({ posse: ['henry'] });
    const roster = table.roster.map((person) => ({
      ...person,
      skills: { ...person.skills, blue: 'starts-with-dynamite' },
    }));
    const hand = new GameAtHand(newGame({ ...table, roster }, 'test'));
    begin(hand.game);
    hand.advance().choose({ slot: 'hand-1' });
    expect(hand.game.piles.equipment.size).toBe(56);
    expect(hand.told('drew')).toMatchObject([{ rules: ['UOA-SETUP-12', 'UOA-SKILL-65'] }]);
    hand.choose({ slot: 'backpack-1' });
    expect(hand.cardsOf('henry')).toEqual({ 'hand-1': 'pan', 'backpack-1': 'dynamite' });
  });
});

describe('where survivors start', () => {
  it('is the starting zone, and the noise token with them (UOA-SETUP-14)', () => {
    const hand = upToTheFirstRound(begunGame({ posse: ['henry', 'meg'], start: ['a.N'] }));
    expect([hand.where('henry'), hand.where('meg')]).toEqual(['a.N', 'a.N']);
    expect(hand.state.noiseZone).toBe(hand.zone('a.N'));
    expect(hand.state.boom).toBe(0);
    for (const type of ['started', 'noise-laid'] as const) {
      for (const { rules } of hand.told(type)) expect(rules).toEqual(['UOA-SETUP-14']);
    }
  });

  it('is for them to choose where there are several zones (UOA-SETUP-14, UOA-CHOICE-02)', () => {
    const hand = upTo(begunGame({ posse: ['henry', 'meg'], start: ['a.N', 'b.NE'] }), 'start-in');
    expect(hand.choices).toEqual([
      { do: 'start-in', zone: 'a.N' },
      { do: 'start-in', zone: 'b.NE' },
    ]);
    hand.choose({ zone: 'b.NE' }).choose({ zone: 'a.N' });
    expect([hand.where('henry'), hand.where('meg')]).toEqual(['b.NE', 'a.N']);
    expect(words(hand)).toEqual(['noise-to', 'noise-to']);
    hand.choose({ zone: 'b.NE' });
    expect(hand.state.noiseZone).toBe(hand.zone('b.NE'));
  });

  it('has nothing to say on the noise token where the mission lays it (UOA-SETUP-14)', () => {
    const tokens = [token({ id: 'n', kind: 'noise', at: positionIn('b.SE') })];
    const hand = upToTheFirstRound(begunGame({ start: ['a.N', 'b.NE'], tokens }));
    expect(hand.state.noiseZone).toBe(hand.zone('b.SE'));
    expect(hand.told('noise-laid')).toMatchObject([{ zone: 'b.SE' }]);
  });

  it('reveals the Corpse Pile if it is indoors (UOA-SPAWNTOK-10)', () => {
    const hand = upToTheFirstRound(begunGame({ posse: ['henry', 'meg'], start: ['a.D'] }));
    expect(hand.told('token')).toMatchObject([
      { token: 'a.pile', status: 'active', rules: ['UOA-SPAWNTOK-10'] },
    ]);
  });

  it('reveals none for companions (UOA-COMP-13, UOA-SPAWNTOK-10)', () => {
    const tokens = [token({ id: 'c', kind: 'companion', survivor: 'jeb', at: positionIn('a.A') })];
    expect(upToTheFirstRound(begunGame({ tokens })).told('token')).toEqual([]);
  });
});

describe('the first player', () => {
  it('is chosen by the players (UOA-SETUP-16, UOA-CHOICE-03)', () => {
    const hand = upTo(begunGame({ posse: ['henry', 'meg', 'jeb'], players: 3 }), 'first-player');
    hand.choose({ player: 2 });
    expect(hand.told('first-player')).toMatchObject([
      { player: 2, rules: ['UOA-SETUP-16', 'UOA-CHOICE-03'] },
    ]);
    expect(hand.state.player).toBe(2);
    expect(hand.told('turn-began')).toMatchObject([{ survivor: 'jeb' }]);
  });

  it('needs no choice where somebody plays alone', () => {
    expect(upToTheFirstRound(begunGame()).told('first-player')).toMatchObject([
      { player: 0, rules: ['UOA-SETUP-16'] },
    ]);
  });
});

describe('companions', () => {
  const companion = (id: string, rest: object) =>
    token({ id, kind: 'companion', at: positionIn('a.A'), ...rest });

  it('are for the players to choose, of the class that is asked for (UOA-SETUP-19, UOA-CHOICE-03)', () => {
    const tokens = [companion('c1', { class: 'Gunslinger' }), companion('c2', { class: 'Gunslinger' })];
    const hand = begunGame({ posse: ['meg'], tokens });
    const people = hand.choices.map(({ survivor }) => survivor);
    expect(people).toContain('pablito');
    expect(people).not.toContain('meg');
    expect(people).not.toContain('henry');
    hand.choose({ survivor: 'pablito' });
    expect(hand.choices.map(({ survivor }) => survivor)).not.toContain('pablito');
    expect(hand.told('companion')).toMatchObject([
      { survivor: 'pablito', zone: 'a.A', rules: ['UOA-SETUP-19', 'UOA-CHOICE-03'] },
    ]);
  });

  it('who may be anybody do not take the last one that another needs', () => {
    const brawlers = ['may', 'carl'].map((survivor) => companion(survivor, { survivor }));
    const tokens = [...brawlers, companion('c1', {}), companion('c2', { class: 'Brawler' })];
    const hand = begunGame({ posse: ['henry'], tokens });
    const people = hand.choices.map(({ survivor }) => survivor);
    expect(people).toContain('meg');
    expect(people).not.toContain('kassey');
  });
});

describe('a rule of the mission for the set-up', () => {
  const rules: Mission['rules'] = [
    {
      id: 'gift',
      basis: ['UOA-MISSION-M0-03'],
      when: { event: 'set-up' },
      do: [{ effect: 'card', card: 'holy-water', to: 'first-player-choice' }],
    },
    { id: 'words', text: { en: 'Be nice.' } },
    { id: 'later', when: { event: 'objective-taken' }, do: [{ effect: 'adrenaline', amount: 40 }] },
  ];
  const setting = { posse: ['henry', 'meg', 'jeb', 'carl'], players: 2, mission: { rules } };

  it('gives a card to a survivor of the first player (UOA-MISSION-M0-03, UOA-CHOICE-36)', () => {
    const hand = upTo(begunGame(setting), 'first-player').choose({ player: 1 });
    expect(hand.choices).toEqual([
      { do: 'give', to: 'meg' },
      { do: 'give', to: 'carl' },
    ]);
    hand.choose({ to: 'carl' }).choose({ do: 'place', slot: 'backpack-1' });
    expect(hand.cardsOf('carl')).toEqual({ 'hand-1': 'pan', 'backpack-1': 'holy-water' });
    expect(hand.told('given')).toMatchObject([{ survivor: 'carl', rules: ['UOA-CHOICE-36'] }]);
    expect(hand.told('mission-rule')).toMatchObject([{ rule: 'gift', rules: ['UOA-MISSION-M0-03'] }]);
  });

  it('takes it out of the Equipment deck, which is shuffled again (UOA-MISSION-M0-03)', () => {
    const hand = upTo(begunGame(setting), 'first-player').forget().choose({ player: 0 });
    expect(hand.game.piles.equipment.size).toBe(56);
    expect(hand.told('shuffled')).toMatchObject([{ pile: 'equipment', rules: ['UOA-MISSION-M0-03'] }]);
  });
});
