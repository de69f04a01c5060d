import { describe, expect, it } from 'vitest';
import { beginsRoute, countRoutes } from '../../../../../engine/family/zombicide/zombies/routes';
import { isClosed, setGate } from '../../../../../engine/systems/undead-or-alive/board/gates';
import type { Rule, Token } from '../../../../../schemas';
import { type GameAtHand, gameWith, positionIn, type Setting, tryTable } from '../../../../helpers/table';

// Two tiles side by side; a Wagon bars the street between the houses.
const tiles = ['a 3R', 'b 2R 250'];
const wagon: Token = {
  id: 'w',
  kind: 'machine',
  machine: 'wagon',
  at: positionIn('a.E', tiles),
  fixed: true,
};
const keepOut: Rule = {
  id: 'keep-out',
  basis: ['UOA-MISSION-M6-06'],
  forbid: { what: 'enter', machine: 'w' },
};

function game(setting: Setting = {}): GameAtHand {
  return gameWith({ tiles, mission: { rules: [keepOut] }, tokens: [wagon], ...setting });
}

const goals = (hand: GameAtHand, word: string) =>
  hand.choices.filter((choice) => choice.do === word).map(({ to }) => to);

describe('a zone that nobody may enter', () => {
  it('is closed in the beginning, and opens and closes by the rules (UOA-MISSION-M6-06)', () => {
    const hand = game().put('henry', 'a.SE').turnOf('henry').forget();
    expect(hand.game.table.mission.gates).toEqual(['keep-out']);
    expect(isClosed(hand.game, 0)).toBe(true);
    expect(goals(hand, 'move')).not.toContain('a.E');
    setGate(hand.game, 0, false);
    expect(isClosed(hand.game, 0)).toBe(false);
    expect(goals(hand, 'move')).toContain('a.E');
    setGate(hand.game, 0, true);
    expect(goals(hand, 'move')).not.toContain('a.E');
    expect(hand.events).toEqual([]);
  });

  it('can be left by those inside', () => {
    const hand = game().put('henry', 'a.E').turnOf('henry');
    expect(goals(hand, 'move')).toContain('a.SE');
  });

  it('sends zombies round it, or leaves them where they are (UOA-ZMOVE-08)', () => {
    const hand = game();
    const at = hand.game;
    const [south, barred, north] = [hand.zone('a.SE'), hand.zone('a.E'), hand.zone('a.NE')];
    expect([countRoutes(at, south, barred), countRoutes(at, barred, south)]).toEqual([0, 1]);
    expect(beginsRoute(at, south, hand.zone('b.C'), north)).toBe(true);
    const round = at.board.distance(south, north);
    setGate(at, 0, false);
    expect(countRoutes(at, south, barred)).toBe(1);
    expect(beginsRoute(at, south, barred, north)).toBe(true);
    expect([round, at.board.distance(south, north)]).toEqual([6, 2]);
  });

  it('hides nothing', () => {
    const hand = game();
    expect(hand.game.board.range(hand.zone('a.SE'), hand.zone('a.E'))).toBe(1);
  });

  it('cannot be jumped into either (UOA-SKILL-50)', () => {
    const hand = game().put('henry', 'a.SE');
    const jump = hand.game.table.skills.findIndex(({ id }) => id === 'jump');
    hand.state.skills.set(0, jump, 1);
    hand.turnOf('henry');
    expect(goals(hand, 'jump')).not.toEqual([]);
    expect(goals(hand, 'jump')).not.toContain('a.E');
    setGate(hand.game, 0, false);
    expect(goals(hand, 'jump')).toContain('a.E');
  });

  it('can be dragged out of, not into (UOA-SKILL-51)', () => {
    const saves = (from: string, to: string) => {
      const hand = game({ posse: ['henry', 'meg'] })
        .put('henry', to)
        .put('meg', from)
        .stand(from, { walker: 1 });
      const lifesaver = hand.game.table.skills.findIndex(({ id }) => id === 'lifesaver');
      hand.state.skills.set(hand.actor('henry'), lifesaver, 1);
      hand.turnOf('henry');
      return hand.choices.some((choice) => choice.do === 'lifesaver');
    };
    expect([saves('a.E', 'a.SE'), saves('a.SE', 'a.E')]).toEqual([true, false]);
  });

  it('may be whatever an area is made of', () => {
    const closedIn = (area: string, rest: Setting = {}) => {
      const rules: Rule[] = [{ id: 'r', forbid: { what: 'enter', area } }];
      const areas = [{ id: 'rooms', name: { en: 'Rooms' }, zones: ['b.A'], tiles: ['a'] }];
      const { game: at } = game({ ...rest, mission: { rules, areas } });
      expect(at.table.boards).toHaveLength(1);
      const blocked = [...at.table.zones.keys()].filter((zone) => at.board.isBlocked(zone));
      return blocked.flatMap((zone) => at.table.zones[zone]?.id ?? []);
    };
    expect(closedIn('exit', { start: ['a.SE'], exit: 'a.SE' })).toEqual(['a.SE']);
    expect(closedIn('first-spawn-zone', { spawn: 'b.NE' })).toEqual([expect.stringContaining('b.NE')]);
  });

  it('cuts nothing off if it will open', () => {
    const crate: Token = { id: 'o', kind: 'objective', colour: 'red', at: positionIn('b.A', tiles) };
    const areas = [{ id: 'rooms', name: { en: 'Rooms' }, zones: ['b.A'] }];
    const forbid = { what: 'enter', area: 'rooms' } as const;
    const made = (rules: Rule[]) => tryTable({ tiles, tokens: [crate], mission: { areas, rules } });
    expect(made([{ id: 'r', forbid: { ...forbid, unless: { round: { from: 2 } } } }])).toHaveProperty(
      'table',
    );
    expect(made([{ id: 'r', forbid }])).toHaveProperty('problem.code', 'zones-cut-off');
  });
});
