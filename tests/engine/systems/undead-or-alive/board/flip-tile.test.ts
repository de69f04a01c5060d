import { describe, expect, it } from 'vitest';
import { step } from '../../../../../engine/game/kernel';
import { areaZones, exitZones } from '../../../../../engine/systems/undead-or-alive/board/now';
import { FIRST_TILE, NOTHING } from '../../../../../engine/systems/undead-or-alive/board/under-way';
import { flipTile, tileUnder } from '../../../../../engine/systems/undead-or-alive/changes/flip-tile';
import { startIn } from '../../../../../engine/systems/undead-or-alive/set-up/choices';
import { GONE, NONE, REMOVED } from '../../../../../engine/systems/undead-or-alive/state';
import { boom } from '../../../../../engine/systems/undead-or-alive/zombies/noise';
import type { Mission, Rule, Token } from '../../../../../schemas';
import { type GameAtHand, gameWith, positionIn, type Setting } from '../../../../helpers/table';

// A passenger car between streets, and railroad before it.
const town = ['n 3V 0 0', 'o 3V 250 0', 's 7V 0 340', 'r 7V 250 340', 't 11R 0 250'];
const tiles = [...town, 'u 12V 250 250'];
const basis = ['UOA-MISSION-M2-06', 'UOA-MISSION-M2-07'];
const rules: Rule[] = [
  {
    id: 'blast',
    basis,
    when: { event: 'used', card: 'dynamite', on: { token: { spawn: 'mobile' } } },
    do: [{ effect: 'flip-tile', adrenaline: true }],
  },
];

const token = (rest: { id: string; kind: string; [key: string]: unknown }, part: string) =>
  ({ at: positionIn(part, tiles), ...rest }) as Token;
const mobile = token({ id: 'mob', kind: 'spawn', spawn: 'mobile' }, 't.car');

function street(setting: Setting = {}): GameAtHand {
  return gameWith({
    tiles,
    posse: ['henry', 'meg'],
    start: ['n.NW'],
    spawn: 's.SE',
    mission: { rules },
    ...setting,
    tokens: [mobile, ...(setting.tokens ?? [])],
  });
}

function flip(hand: GameAtHand, killer: number = NONE): GameAtHand {
  flipTile.begin(hand.game, 0, killer, 0);
  return hand.advance();
}

describe('a tile that is turned over in play', () => {
  it('takes the zombies on it along, and gives nobody adrenaline (UOA-TRAIN-10, UOA-TRAIN-11)', () => {
    const hand = street().stand('t.car', { walker: 2 }).stand('n.NW', { walker: 1 });
    flip(hand);
    expect(hand.told('flipped')).toEqual([{ type: 'flipped', rules: basis, tile: 't', face: '11V' }]);
    expect(hand.horde('t.car')).toEqual([0, 0, 0, 0]);
    expect(hand.horde('n.NW')[0]).toBe(1);
    const killed = hand.told('killed');
    expect(killed).toHaveLength(2);
    for (const { rules } of killed) {
      expect(rules).toEqual(expect.arrayContaining(['UOA-TRAIN-11', 'UOA-ADREN-10', 'UOA-MISSION-M2-07']));
    }
    expect(hand.told('adrenaline')).toEqual([]);
    expect(hand.state.changing).toBe(NOTHING);
    expect(hand.state.configuration).toBe(1);
  });

  it('takes nothing on the strips beside it, which are parts of the streets there (UOA-TRAIN-06)', () => {
    const crate = token({ id: 'o', kind: 'objective', colour: 'red' }, 't.N2');
    const gun = token({ id: 'w', kind: 'machine', machine: 'gatling' }, 't.S2');
    const hand = street({ tokens: [crate, gun] })
      .stand('t.N2', { runner: 1 })
      .put('meg', 't.S2');
    flip(hand);
    expect(hand.told('killed')).toEqual([]);
    expect(hand.told('run-over')).toEqual([]);
    expect(hand.horde('t.mid')[1]).toBe(1);
    const { state } = hand;
    expect([state.objectiveZone.at(0), state.machineZone.at(0)]).toEqual([
      hand.zone('t.mid'),
      hand.zone('t.mid'),
    ]);
    expect(hand.where('meg')).toBe('n.S+s.N+t.mid');
  });

  it('gives a survivor their adrenaline if the rule says so (UOA-MISSION-M2-07)', () => {
    const hand = street().stand('t.car', { walker: 2, fatty: 1 });
    flip(hand, hand.actor('meg'));
    expect(hand.state.adrenaline.at(hand.actor('meg'))).toBe(3);
    const [killed] = hand.told('killed');
    expect(killed).toMatchObject({ survivor: 'meg' });
    expect(killed?.rules).not.toContain('UOA-TRAIN-11');
  });

  it('makes people step aside into the nearest street (UOA-MISSION-M2-07)', () => {
    const hand = street().put('henry', 't.car').put('meg', 'n.NW');
    flip(hand);
    expect(hand.state.changing).toBe(FIRST_TILE);
    const [beside, ahead] = ['n.S+s.N+t.mid', 'n.SE+o.SW+r.NW+s.NE+t.right+u.left'];
    expect(hand.choices.map(({ zone }) => zone)).toEqual([beside, ahead]);
    hand.choose({ zone: beside });
    expect(hand.told('stepped-aside')).toMatchObject([{ by: 'tile', survivor: 'henry' }]);
    expect(hand.where('henry')).toBe(beside);
    expect(hand.where('meg')).toBe('n.NW');
  });

  it('takes starting zones away from whoever has not started yet', () => {
    const offered = (start: readonly string[]) => {
      const hand = flip(street({ start }));
      startIn.begin(hand.game, hand.actor('henry'));
      return hand.advance().choices.map(({ zone }) => zone);
    };
    expect(offered(['n.NW', 't.car', 'n.NE'])).toEqual(['n.NW', 'n.NE+o.NW']);
    expect(offered(['t.car'])).not.toContain('t.car');
  });

  it('sends mobile tokens home and takes away all else (UOA-TRAIN-13, UOA-TRAIN-14)', () => {
    const crate = token({ id: 'o', kind: 'objective', colour: 'red' }, 't.car');
    const wagon = token({ id: 'w', kind: 'machine', machine: 'gatling' }, 't.car');
    const pile = token({ id: 'ab', kind: 'spawn', spawn: 'abomination' }, 't.car');
    const hand = street({ tokens: [crate, wagon, pile], exit: 't.car' });
    flip(hand);
    const { state, game } = hand;
    const numberOf = (id: string) => game.table.mission.spawnTokens.findIndex((each) => each.id === id);
    expect(state.spawnZone.at(numberOf('mob'))).toBe(hand.zone('s.SE'));
    expect([state.spawnZone.at(numberOf('ab')), state.spawnStatus.at(numberOf('ab'))]).toEqual([
      NONE,
      REMOVED,
    ]);
    expect([state.objectiveZone.at(0), state.machineZone.at(0)]).toEqual([GONE, NONE]);
    expect(exitZones(game)).toEqual([]);
    const lost = hand.told('run-over');
    expect(lost.map(({ by, what }) => [by, what])).toEqual([
      ['tile', 'spawn-token'],
      ['tile', 'objective'],
      ['tile', 'machine'],
      ['tile', 'exit'],
    ]);
    for (const { rules } of lost) expect(rules).toEqual(['UOA-TRAIN-14', ...basis]);
  });

  it('makes no noise; the Boom of the Dynamite is heard from the nearest street (UOA-NOISE-05)', () => {
    const quiet = street().noiseAt('n.NW', 'boom');
    flip(quiet);
    expect([quiet.told('noise'), quiet.told('noise-moved')]).toEqual([[], []]);
    const loud = street().noiseAt('t.car', 'boom').put('henry', 's.S').put('meg', 's.S');
    flip(loud);
    const [beside, ahead] = ['n.S+s.N+t.mid', 'n.SE+o.SW+r.NW+s.NE+t.right+u.left'];
    expect(loud.choices.map(({ zone }) => zone)).toEqual([beside, ahead]);
    loud.choose({ zone: beside });
    expect(loud.told('noise')).toMatchObject([{ from: 't.car', zone: beside, boom: true }]);
    expect([loud.state.noiseZone, loud.state.boom]).toEqual([loud.zone('t.mid'), 1]);
  });

  it('takes a noise off the board that no Dynamite has made there: it goes to the crowd (UOA-NOISE-11)', () => {
    const quake: Rule[] = [
      { id: 'quake', when: { event: 'set-up' }, do: [{ effect: 'flip-tile', tile: 't' }] },
    ];
    const hand = street({ mission: { rules: quake } }).noiseAt('t.car', 'boom');
    hand.put('henry', 's.S').put('meg', 's.S');
    flip(hand);
    expect(hand.told('noise')).toEqual([]);
    expect(hand.told('noise-moved')).toMatchObject([{ zone: hand.where('henry') }]);
    expect([hand.state.noiseZone, hand.state.boom]).toEqual([hand.zone('s.S'), 0]);
  });

  it('stays as it lies from then on', () => {
    const hand = street();
    flip(hand);
    flip(hand);
    expect(hand.told('flipped')).toHaveLength(1);
    expect(areaZones(hand.game, 0)).toEqual([]);
  });

  it('is turned over once, though what dies on it sets off the rule that turns it', () => {
    const again: Rule[] = [
      {
        id: 'again',
        when: { event: 'zombie-killed' },
        do: [{ effect: 'flip-tile', tile: 't', adrenaline: true }],
      },
    ];
    const hand = street({ mission: { rules: again } }).stand('t.car', { walker: 9 });
    flip(hand, hand.actor('henry'));
    expect(hand.told('killed')).toHaveLength(9);
    expect(hand.told('flipped')).toHaveLength(1);
    expect(hand.state.outcome).toBe(0);
  });

  it('makes no noise where a zone is gone', () => {
    const hand = street().noiseAt('n.NW');
    const car = hand.zone('t.car');
    flip(hand);
    boom(hand.game, car, []);
    expect(hand.told('noise')).toEqual([]);
    expect([hand.state.noiseZone, hand.state.boom]).toEqual([hand.zone('n.NW'), 0]);
  });

  it('can come in the middle of another change, which then begins anew', () => {
    const more: Mission['rules'] = [
      { id: 'other', when: { event: 'set-up' }, do: [{ effect: 'flip-tile', tile: 'n' }] },
    ];
    const hand = street({ mission: { rules: [...rules, ...more] } });
    hand.put('henry', 't.car').put('meg', 'n.A').stand('t.car', { walker: 1 });
    flip(hand);
    expect(hand.choices.length).toBeGreaterThan(1);
    flipTile.begin(hand.game, 1, NONE, 1);
    hand.advance();
    while (hand.choices.length > 0) step(hand.game, 0);
    const { state, game } = hand;
    expect([state.changing, state.agendaDepth]).toEqual([NOTHING, 0]);
    expect(game.table.mission.stages[state.configuration]?.flips).toEqual([undefined, undefined]);
    for (const who of ['henry', 'meg']) {
      const zone = state.place.at(hand.actor(who));
      expect(game.board.distance(zone, zone)).toBe(0);
    }
  });
});

describe('the tile under a spawn token', () => {
  it('is the one it lies on, as long as it does', () => {
    const { game, state } = street();
    const token = game.table.mission.spawnTokens.findIndex(({ id }) => id === 'mob');
    expect(tileUnder(game, token, state.spawnZone.at(token))).toBe(0);
    expect(tileUnder(game, token, game.table.mission.startingSpawnZone)).toBe(NONE);
    expect(tileUnder(game, 0, state.spawnZone.at(token))).toBe(NONE);
  });
});
