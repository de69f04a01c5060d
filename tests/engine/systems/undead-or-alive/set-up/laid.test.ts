import { describe, expect, it } from 'vitest';
import { snapshot } from '../../../../../engine';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { undeadOrAliveGames } from '../../../../../engine/systems/undead-or-alive/start';
import type { Mission } from '../../../../../schemas';
import { Drifter, sampleMission, started } from '../../../../helpers/games';

const games = undeadOrAliveGames;

/** As it arrives in another thread. */
function sent(mission: Mission, survivors: number): UoaGame {
  const laid = games.lay(mission, survivors);
  if ('problem' in laid) throw new Error(laid.problem.code);
  const begun = games.gamesOn(structuredClone(laid))({ seed: 'test', count: survivors });
  if ('problem' in begun) throw new Error(begun.problem.code);
  return begun.game;
}

function playedOn(game: UoaGame): Int32Array {
  const drifter = new Drifter('laid');
  for (let moves = 0; moves < 150 && game.state.outcome === 0; moves++) drifter.move(game);
  return snapshot(game);
}

describe('a mission that was laid in another thread', () => {
  it.each(['m2', 'm5', 'm8'])('plays like one that never left: %s', (name) => {
    const mission = sampleMission(`${name}.boothill`);
    expect(playedOn(sent(mission, 4))).toEqual(playedOn(started(mission, { count: 4 })));
  });

  it('is refused with the same problem', () => {
    const mission: Mission = { ...sampleMission('m0.boothill'), placements: [] };
    expect(games.lay(mission, 4)).toEqual({ problem: { code: 'empty-board', parameters: {} } });
  });

  it('compiles a board when it comes to lie on the table, and then once', () => {
    const { table } = sent(sampleMission('m8.boothill'), 4);
    const [first, second] = table.lying;
    expect(first?.board()).toBe(first?.board());
    expect(first?.board()).not.toBe(second?.board());
  });
});
