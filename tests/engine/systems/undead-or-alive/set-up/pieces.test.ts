import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../../engine';
import { ACTIVE, COLOURS, INACTIVE, UNSEEN } from '../../../../../engine/systems/undead-or-alive/state';
import type { Token } from '../../../../../schemas';
import { begunGame, type GameAtHand, gameWith, positionIn } from '../../../../helpers/table';

const token = (rest: object) => rest as Token;

/** What lies where, as `kind in zone`. */
function spawnTokens(hand: GameAtHand): string[] {
  const { mission, zones } = hand.game.table;
  return mission.spawnTokens.map(({ kind }, number) => {
    const zone = zones[hand.state.spawnZone.at(number)]?.id;
    const status = hand.state.spawnStatus.at(number);
    return `${status === ACTIVE ? '' : status === INACTIVE ? 'sleeping ' : 'unseen '}${kind} in ${zone}`;
  });
}

function objectives(hand: GameAtHand): string[] {
  const { mission, zones } = hand.game.table;
  return mission.objectives.map(
    ({ id }, number) =>
      `${COLOURS[hand.state.objectiveColour.at(number)]} ${id} in ${zones[hand.state.objectiveZone.at(number)]?.id}`,
  );
}

describe('objectives', () => {
  it('lie on the printed crates (UOA-SETUP-02)', () => {
    expect(objectives(gameWith({ crates: true }))).toEqual(['red a.crate in a.D', 'red b.crate in b.C']);
  });

  it('lie there turned with their tile (UOA-SETUP-02)', () => {
    const hand = gameWith({ tiles: ['a 3R 0 0 180', 'b 2R 250'], crates: true });
    expect(objectives(hand)).toEqual(['red a.crate in a.D', 'red b.crate in b.C']);
  });

  it('do not lie on a crate that the mission forbids (UOA-SETUP-02)', () => {
    const [x, y] = stockFace('3R')?.spots?.find(({ kind }) => kind === 'objective')?.at ?? [0, 0];
    const forbidden = token({ id: 'no', kind: 'no-objective', at: { tile: 'a', x: x + 20, y: y - 20 } });
    expect(objectives(gameWith({ crates: true, tokens: [forbidden] }))).toEqual(['red b.crate in b.C']);
    const beside = token({ id: 'no', kind: 'no-objective', at: { tile: 'a', x: x + 21, y } });
    expect(objectives(gameWith({ crates: true, tokens: [beside] }))).toHaveLength(2);
  });

  it('are what the mission says they are, on a crate or anywhere else (UOA-SETUP-02)', () => {
    const [x, y] = stockFace('3R')?.spots?.find(({ kind }) => kind === 'objective')?.at ?? [0, 0];
    const tokens = [
      token({ id: 'o1', kind: 'objective', colour: 'blue', at: { tile: 'a', x, y } }),
      token({ id: 'o2', kind: 'objective', colour: 'green', at: positionIn('b.BAL') }),
    ];
    expect(objectives(gameWith({ crates: true, tokens }))).toEqual([
      'blue o1 in a.D',
      'green o2 in b.BAL',
      'red b.crate in b.C',
    ]);
  });

  it('of one mix lie anyhow, and what they are is drawn by the seed (UOA-OBJ-04)', () => {
    const lying = (id: string, colour: string, part: string, mix?: string) =>
      token({ id, kind: 'objective', colour, at: positionIn(part), ...(mix && { mix }) });
    const tokens = [
      lying('o1', 'blue', 'a.A', 'm'),
      lying('o2', 'red', 'a.D', 'm'),
      lying('o3', 'red', 'b.A', 'm'),
      lying('o4', 'green', 'b.B'),
    ];
    const layouts = Array.from({ length: 30 }, (_, number) =>
      objectives(gameWith({ tokens, seed: `s${number}` })),
    );
    expect(new Set(layouts.map(String)).size).toBe(3);
    for (const layout of layouts) {
      expect(layout.filter((line) => line.startsWith('blue'))).toHaveLength(1);
      expect(layout[3]).toBe('green o4 in b.B');
    }
  });
});

describe('spawn tokens', () => {
  it('are active where the mission puts them, but for Abomination tokens (UOA-SETUP-01)', () => {
    const tokens = [
      token({ id: 'm', kind: 'spawn', spawn: 'mobile', at: positionIn('a.N') }),
      token({ id: 'x', kind: 'spawn', spawn: 'abomination', at: positionIn('a.E') }),
    ];
    expect(spawnTokens(gameWith({ tokens })).filter((line) => !line.includes('corpse'))).toEqual([
      'starting in b.SE',
      'mobile in a.N',
      'sleeping abomination in a.E',
    ]);
  });

  it('of Abominations lie in the mine and the cemetery (UOA-SETUP-17, UOA-CEMETERY-01)', () => {
    const hand = gameWith({ tiles: ['a 8V', 'b 9V 250', 'c 3R 500'], start: ['c.NE'], spawn: 'c.SE' });
    expect(spawnTokens(hand).filter((line) => line.includes('abomination'))).toEqual([
      'sleeping abomination in a.M2',
      'sleeping abomination in b.G2',
    ]);
  });

  it('of Abominations: without a mine and a cemetery, one lies at the start (UOA-SETUP-17)', () => {
    const hand = begunGame();
    expect(spawnTokens(hand).filter((line) => line.includes('abomination'))).toEqual([
      'sleeping abomination in b.SE',
    ]);
    expect(hand.told('laid').find(({ what }) => what === 'abomination')).toMatchObject({
      zones: ['b.SE'],
      rules: ['UOA-SETUP-17'],
    });
  });

  it('of Abominations are awake where one stands from the start (UOA-ABOM-05)', () => {
    const tokens = [token({ id: 'z', kind: 'zombie', zombie: 'abomination', at: positionIn('a.N') })];
    const hand = gameWith({ tokens });
    expect(spawnTokens(hand)).toContain('abomination in b.SE');
    expect(hand.state.abomination).toBe(0);
    expect(hand.game.piles.abominations.size).toBe(0);
  });

  it('do not show the Corpse Piles, whose places are known (UOA-SETUP-18)', () => {
    const hand = begunGame();
    expect(spawnTokens(hand).filter((line) => line.includes('corpse'))).toEqual([
      'unseen corpse-pile in a.A',
      'unseen corpse-pile in b.A',
    ]);
    expect(hand.state.spawnStatus.toArray()).toContain(UNSEEN);
    expect(hand.told('laid').find(({ what }) => what === 'corpse-pile')).toMatchObject({
      zones: [],
      rules: ['UOA-SETUP-18'],
    });
  });
});

describe('zombies and people', () => {
  it('stand where the mission puts them (UOA-SETUP-01)', () => {
    const tokens = [
      token({ id: 'z1', kind: 'zombie', zombie: 'walker', count: 2, at: positionIn('a.N') }),
      token({ id: 'z2', kind: 'zombie', zombie: 'walker', at: positionIn('a.N') }),
      token({ id: 'z3', kind: 'zombie', zombie: 'fatty', at: positionIn('a.A') }),
    ];
    const hand = begunGame({ tokens });
    expect(hand.state.zombies.at(hand.zone('a.N'), 0)).toBe(3);
    expect(hand.state.zombies.at(hand.zone('a.A'), 2)).toBe(1);
    expect(hand.told('stands')).toHaveLength(3);
  });

  it('start unhurt, without experience, and with their Blue skill only (UOA-SETUP-15)', () => {
    const hand = begunGame({ posse: ['henry'] });
    const henry = hand.actor('henry');
    expect([
      hand.state.wounds.at(henry),
      hand.state.adrenaline.at(henry),
      hand.state.level.at(henry),
    ]).toEqual([0, 0, 0]);
    hand.choose({ slot: 'hand-1' });
    expect(hand.told('skill').map(({ skill, rules }) => [skill, ...rules])).toEqual([
      ['extra-die-melee', 'UOA-SETUP-15'],
    ]);
  });

  it('that are companions stand alone where they lie, each a certain person or nobody yet', () => {
    const tokens = [
      token({ id: 'c1', kind: 'companion', survivor: 'Meg', at: positionIn('a.A') }),
      token({ id: 'c2', kind: 'companion', class: 'Faithful', at: positionIn('a.D') }),
    ];
    const { state, game } = gameWith({ tokens });
    expect([1, 2].map((actor) => game.table.zones[state.place.at(actor)]?.id)).toEqual(['a.A', 'a.D']);
    expect(game.table.roster[state.identity.at(1)]?.id).toBe('meg');
    expect(state.identity.at(2)).toBe(-1);
    expect(state.leader.toArray()).toEqual([-1, -1, -1]);
  });
});

describe('the decks', () => {
  const order = (hand: GameAtHand, pile: 'equipment' | 'zombies' | 'bounty') =>
    Array.from({ length: hand.game.piles[pile].size }, (_, index) => hand.game.piles[pile].card(index));

  it('are four, and hold what belongs in them (UOA-SETUP-09)', () => {
    const hand = begunGame();
    expect(hand.told('shuffled').map(({ pile }) => pile)).toEqual([
      'equipment',
      'zombies',
      'abominations',
      'bounty',
    ]);
    const kinds = order(hand, 'equipment').map((card) => hand.game.table.cards[card]?.kind.deck);
    expect(new Set(kinds)).toEqual(new Set(['equipment']));
    expect(order(hand, 'bounty')).toHaveLength(7);
    expect(order(hand, 'zombies').sort((a, b) => a - b)).toEqual(
      Array.from({ length: 37 }, (_, card) => card),
    );
    expect(hand.game.piles.abominations.size).toBe(1);
  });

  it('are shuffled by the seed (UOA-SETUP-09)', () => {
    for (const pile of ['equipment', 'zombies', 'bounty'] as const) {
      expect(order(gameWith({ seed: 'a' }), pile)).toEqual(order(gameWith({ seed: 'a' }), pile));
      expect(order(gameWith({ seed: 'a' }), pile)).not.toEqual(order(gameWith({ seed: 'b' }), pile));
    }
  });
});
