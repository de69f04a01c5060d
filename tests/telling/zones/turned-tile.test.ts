import { describe, expect, it } from 'vitest';
import { layBoard } from '../../../engine/systems/undead-or-alive/board/lay-board';
import { NOTHING_CHANGES } from '../../../engine/systems/undead-or-alive/board/plan';
import { flipTile } from '../../../engine/systems/undead-or-alive/changes/flip-tile';
import { observe } from '../../../engine/systems/undead-or-alive/hidden/observation';
import { NONE } from '../../../engine/systems/undead-or-alive/state';
import { logLines } from '../../../telling/log';
import { seenText } from '../../../telling/seen-text';
import { UoaWords } from '../../../telling/systems/undead-or-alive';
import { Luck } from '../../helpers/luck';
import { randomMission } from '../../helpers/random-missions';
import { gameWith } from '../../helpers/table';
import { namesakes } from '../../helpers/zone-names';

/** The Barber shop stands on one side of it, and two sheds on the other. */
function town() {
  return gameWith({
    tiles: ['a 2R 0 0', 'b 3R 250 0'],
    posse: ['henry'],
    start: ['b.E'],
    spawn: 'b.SE',
    mission: {
      rules: [{ id: 'turn', when: { event: 'set-up' }, do: [{ effect: 'flip-tile', tile: 'a' }] }],
    },
  });
}

describe('the zones of a tile that was turned over', () => {
  it('are called by what lies there now, in a view and in the log from then on, and by what lay there before', () => {
    const hand = town();
    const words = new UoaWords(hand.game.table, 'en');
    const street = hand.zone('a.NW');
    hand.stand('b.A', { walker: 1 });
    hand.events.push({ type: 'noise', rules: [], zone: 'a.NW', boom: false });
    flipTile.begin(hand.game, 0, NONE, 0);
    hand.advance();
    hand.events.push({ type: 'noise', rules: [], zone: 'a.NW', boom: false });
    hand.state.noiseZone = street;
    const [before, after] = logLines(hand.events, words).filter((line) => line.includes('Bang!'));
    expect(before).toContain('the Barber shop');
    expect(after).not.toContain('Barber shop');
    expect(after).toContain('shed');
    expect(seenText(observe(hand.game), words)).not.toContain('Barber shop');
    expect(words.on(0).zone('a.NW').title).toContain('Barber shop');
  });

  it('keep the very name that they had where nothing about them has changed', () => {
    const { table } = town().game;
    const words = new UoaWords(table, 'en');
    for (const zone of ['b.A', 'b.D']) expect(words.on(1).zone(zone)).toBe(words.zone(zone));
  });

  it('share no name with any other on any of the boards, however many tiles are turned over', () => {
    const shared = Array.from({ length: 60 }, (_, board) => {
      const { placements, faces, labels, areas } = randomMission(new Luck(`turned ${board}`));
      const flips = placements.slice(0, 3).map(({ id }) => id);
      const mission = {
        placements,
        ...(faces && { faces }),
        ...(labels && { labels }),
        ...(areas && { areas }),
      };
      const laid = layBoard(mission, { ...NOTHING_CHANGES, flips });
      return 'problem' in laid ? [] : namesakes(laid.zones.map(({ places }) => places));
    });
    expect(shared.flat()).toEqual([]);
  });
});
