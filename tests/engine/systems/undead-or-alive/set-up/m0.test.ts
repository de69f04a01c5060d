import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../../engine';
import { zombiesOnBoard } from '../../../../../engine/family/zombicide/horde';
import { clockwise } from '../../../../../engine/systems/undead-or-alive/board/now';
import { begin, newGame } from '../../../../../engine/systems/undead-or-alive/set-up/new-game';
import { tableOf } from '../../../../../engine/systems/undead-or-alive/set-up/table-of';
import { FATTY, RUNNER, WALKER } from '../../../../../engine/systems/undead-or-alive/state';
import { loadDocument } from '../../../../../schemas';
import { sample } from '../../../../helpers/samples';
import { GameAtHand } from '../../../../helpers/table';

const loaded = loadDocument(sample('m0.boothill.json'), ['mission'], { faces: stockFace });
if (!loaded.ok) throw new Error('The mission cannot be read');
const mission = loaded.document;

function m0(players = 1): GameAtHand {
  const made = tableOf(mission, { seed: 'm0', people: ['henry', 'meg', 'jeb', 'thomas'], players });
  if ('problem' in made) throw new Error(made.problem.code);
  return new GameAtHand(newGame(made.table, 'm0'));
}

/** Up to the first round, everybody taking the first of what they are offered. */
function begun(hand: GameAtHand): GameAtHand {
  begin(hand.game);
  hand.advance();
  while (hand.state.round === 0) hand.choose(hand.choices[0] ?? {});
  return hand;
}

describe('the tutorial', () => {
  it('takes ten minutes on 2R and 3R, and anybody may play (UOA-MISSION-M0-01)', () => {
    expect(mission).toMatchObject({ difficulty: 'tutorial', minutes: 10 });
    expect(mission.classLimits).toBeUndefined();
    expect(mission.placements.map(({ face }) => face).sort()).toEqual(['2R', '3R']);
  });

  it('has an objective on the printed crate of each tile (UOA-SETUP-02)', () => {
    expect(m0().game.table.mission.objectives.map(({ id }) => id)).toEqual(['a.crate', 'b.crate']);
  });

  it('begins with a Fatty, a Runner and two Walkers (UOA-MISSION-M0-04)', () => {
    const { game } = m0();
    expect([FATTY, RUNNER, WALKER].map((kind) => zombiesOnBoard(game, kind))).toEqual([1, 1, 2]);
  });

  it('gives the first player a Holy Water for one of their survivors (UOA-MISSION-M0-03)', () => {
    const hand = begun(m0(2));
    expect(hand.told('given')).toMatchObject([{ survivor: 'henry', card: 'holy-water#1' }]);
    expect(Object.values(hand.cardsOf('henry'))).toContain('holy-water');
    expect(hand.told('mission-rule')[0]?.rules).toEqual(['UOA-MISSION-M0-03']);
  });

  it('rewards every objective as usual (UOA-MISSION-M0-05, UOA-MISSION-GEN-04)', () => {
    const hand = begun(m0()).forget();
    hand.put('henry', 'b.D').choose({ survivor: 'henry' }).choose({ do: 'take' });
    const rules = ['UOA-MISSION-GEN-04', 'UOA-MISSION-M0-05'];
    expect(hand.told('mission-rule')[0]?.rules).toEqual(['UOA-OBJ-01', ...rules]);
    expect(hand.told('adrenaline')[0]).toMatchObject({ points: 5 });
    expect(hand.told('won-bounty')).toHaveLength(1);
  });

  it('goes round the board by its tokens, not by the middles of its halls (UOA-SPAWN-02)', () => {
    const { game } = m0();
    const { spawnTokens } = game.table.mission;
    const places = clockwise(game);
    const inOrder = [...spawnTokens].sort(
      (one, other) => (places[one.zone] ?? 0) - (places[other.zone] ?? 0),
    );
    const zones = inOrder.map(({ zone }) => game.table.zones[zone]?.id);
    expect(zones[0]).toBe('b.NW');
    expect(zones.indexOf('b.A')).toBeLessThan(zones.indexOf('a.A'));
  });

  it('is won by taking both objectives, then leaving with everybody (UOA-MISSION-M0-02)', () => {
    const hand = m0();
    for (const objective of [0, 1]) hand.state.objectiveZone.set(objective, 0, -1);
    const posse = ['henry', 'meg', 'jeb', 'thomas'];
    for (const who of posse)
      hand.put(who, 'b.NE').turnOf(who).choose({ do: 'end-turn' }).choose({ do: 'leave' });
    expect(hand.told('goal-reached').map(({ goal }) => goal)).toEqual(['crates', 'leave', 'g1']);
    expect(hand.told('game-over')).toMatchObject([{ won: true }]);
    expect(hand.told('game-over')[0]?.rules).toEqual(['UOA-WIN-01', 'UOA-MISSION-M0-02']);
  });

  it('is lost by leaving with everybody before that (UOA-MISSION-M0-02, UOA-WIN-03)', () => {
    const hand = m0();
    const posse = ['henry', 'meg', 'jeb', 'thomas'];
    for (const who of posse)
      hand.put(who, 'b.NE').turnOf(who).choose({ do: 'end-turn' }).choose({ do: 'leave' });
    expect(hand.told('game-over')).toMatchObject([{ won: false, reason: 'goals-out-of-reach' }]);
  });
});
