import { describe, expect, it } from 'vitest';
import { activate } from '../../../engine/family/zombicide/zombies/activation';
import { begin, newGame } from '../../../engine/systems/undead-or-alive/set-up/new-game';
import { tableOf } from '../../../engine/systems/undead-or-alive/set-up/table-of';
import { NONE } from '../../../engine/systems/undead-or-alive/state';
import type { Mission } from '../../../schemas';
import { faceWith, missionWith } from '../../helpers/missions';
import { perfts } from '../../helpers/perft';
import { GameAtHand, gameWith } from '../../helpers/table';

// How many rows of one, two, three ... decisions there are. The first numbers of every row are counted by hand, as the
// comments do it; the last ones are what the program counted when the others were right.

/** A street and a room with a door between them; survivors start in the street. */
const yard: unknown = missionWith({
  placements: [{ id: 'a', face: 'yard', x: 0, y: 0, rotation: 0 }],
  faces: [faceWith({})],
  tokens: [
    { id: 'start', kind: 'start', at: { tile: 'a', x: 60, y: 60 } },
    { id: 'spawn', kind: 'spawn', spawn: 'starting', at: { tile: 'a', x: 190, y: 60 } },
  ],
});

function inTheYard(survivors: readonly string[], players = 1): GameAtHand {
  const made = tableOf(yard as Mission, { people: survivors, players, seed: 'perft' });
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  return new GameAtHand(newGame(made.table, 'perft'));
}

describe('a turn in a yard', () => {
  it('of somebody who has nothing', () => {
    const hand = inTheYard(['henry']);
    hand.willDraw('equipment', hand.card('plenty-of-shells')).turnOf('henry');
    // Move in, make noise, end the turn: 3.
    // In the room there is also search: 4; after the noise, the same 3; after the end, nothing: 4 + 3 = 7.
    // Third action: in and out 3, in and search 3 (shells in hand, in the backpack, dropped), in and noise 4,
    // noise and in 4, twice noise 3: 17. With no action left the turn ends by itself.
    // Fourth decision: only where the third was a search or what to do with its card. After in, search and
    // keeping the card in either place: out, noise, reorganize, end: 2 x 4; after dropping it 3; where noise came
    // before the search, on either side of moving in, 3 each: 17.
    expect(perfts(hand.game, 4)).toEqual([3, 7, 17, 17]);
  });

  it('of somebody among zombies (UOA-MOVE-03)', () => {
    const hand = inTheYard(['henry']).stand('a.S', { walker: 2 }).turnOf('henry');
    // Moving away from two walkers costs all three actions, and so does charging out of the zone and back: move, charge,
    // noise, end: 4. Having moved or charged, nothing is left; having made a noise, both are out of reach: noise, end:
    // 2; and once more 2; the last action ends the turn.
    expect(perfts(hand.game, 4)).toEqual([4, 2, 2, 0]);
  });

  it('of somebody with a pan against a walker and a fatty', () => {
    const hand = inTheYard(['henry']).stand('a.S', { walker: 1, fatty: 1 }).willRoll(4, 4, 4);
    hand.give('henry', 'pan').turnOf('henry');
    // Melee, move (three actions), charge and come back (three), noise, reorganize, end: 6.
    // Having killed the walker: 6 again, since moving costs 2 now; having moved 0; having charged 2, melee or not; having
    // made noise 4, without moving; while reorganizing 3 (hand, Favourite slot, backpack): 15.
    // After melee: melee 4 (the fatty stays; moving is out of reach), move 0, charge 2, noise 4, reorganize 3: 13. After
    // noise: melee 4, noise 4, reorganize 3: 11. Having put the pan into a hand or the Favourite slot 4 each, into the
    // backpack 3, without melee: 11. Together 35.
    expect(perfts(hand.game, 5)).toEqual([6, 15, 35, 62, 66]);
  });

  it('of somebody who trades with another player’s survivor (UOA-TRADE-03)', () => {
    const hand = inTheYard(['henry', 'may'], 2);
    hand.give('henry', 'plenty-of-shells').willDraw('equipment', hand.card('plenty-of-shells'));
    hand.turnOf('henry');
    // Move, reorganize, trade, noise, end: 5.
    // Having moved 5, without trade but with search; while reorganizing 2 (hand, backpack); asked about the trade 2;
    // after noise 5: 14.
    // In and out 5, in and search 4 (the new shells in hand, in the backpack, reorganize, dropped), in and
    // reorganize 2, in and noise 5: 16. Having put the card back in either place 5 each: 10. Agreed: the shells to either
    // one's hand or backpack, 4; refused: 4, for nobody is asked twice: 8. After noise: in 5, reorganize 2,
    // trade 2, noise 5: 14. Together 48.
    expect(perfts(hand.game, 5)).toEqual([5, 14, 48, 119, 217]);
  });
});

describe('a set-up', () => {
  it('of two survivors with a player each', () => {
    const hand = inTheYard(['thomas', 'henry'], 2);
    begin(hand.game);
    hand.advance();
    // Thomas has the choice of three weapons (3), each in hand or in the Favourite slot (6); Henry gets the Pan and
    // has the same two places (12); either player may be the first (24). Then whoever plays first has a weapon, and
    // everybody is in the street: move, reorganize, trade, noise, end for Henry. So has Thomas with a Pan; with an
    // Old Timer he can also shoot into the street and into the room, fan neither (he is no Gunslinger), with a
    // Springfield into the room.
    // Of the 24 rows 12 are Henry's: 12 x 5 = 60; of Thomas's, 4 each: 4 x 5 + 4 x 7 + 4 x 6 = 72: 132.
    expect(perfts(hand.game, 5)).toEqual([3, 6, 12, 24, 132]);
  });
});

describe('an activation', () => {
  it('that leaves three wounds to two Brawlers (UOA-ZATTACK-02)', () => {
    const hand = inTheYard(['henry', 'may']).stand('a.R', { walker: 2, runner: 1 });
    hand.put('henry', 'a.R').put('may', 'a.R');
    activate.begin(hand.game, NONE, NONE);
    hand.advance();
    // Who takes each wound: 2, 4, 8. Then the runner attacks once more: two of the eight rows have ended with
    // somebody dead, and the other six go on: 12.
    expect(perfts(hand.game, 5)).toEqual([2, 4, 8, 12, 0]);
  });

  it('in which zombies have two ways to go (UOA-SPLIT-02, UOA-SPLIT-03)', () => {
    const hand = gameWith({ tiles: ['a 1R'], posse: ['hanna'] });
    hand.put('hanna', 'a.A').noiseAt('a.A').stand('a.N', { walker: 3, fatty: 1 });
    activate.begin(hand.game, NONE, NONE);
    hand.advance();
    // One walker takes each way by itself. The way of the third is chosen: 2; then that of the fatty: 4.
    expect(perfts(hand.game, 3)).toEqual([2, 4, 0]);
  });

  it('in which five walkers have three ways to go (UOA-SPLIT-05)', () => {
    const hand = gameWith({ tiles: ['a 1V', 'b 7R 250'], posse: ['hanna'] });
    hand.put('hanna', 'a.SE').noiseAt('a.SE').stand('b.A', { walker: 5 });
    activate.begin(hand.game, NONE, NONE);
    hand.advance();
    // One takes each way; the fourth has three to choose from, and the fifth the two that are left: 3, 6.
    expect(perfts(hand.game, 3)).toEqual([3, 6, 0]);
  });
});
