import { describe, expect, it } from 'vitest';
import { bounds } from '../../../../../engine/systems/undead-or-alive/saved/bounds';
import { undeadOrAlive } from '../../../../../engine/systems/undead-or-alive/system';
import { Drifter, started, twoTiles } from '../../../../helpers/games';

const game = started(twoTiles);
const { state, arguments: ofRules } = bounds(game);
const { layout } = game.state;

describe('what a saved game may hold', () => {
  it('is known for every name of the state', () => {
    const names = [...layout.values, ...Object.keys(layout.cells)];
    const ofTheAgenda = ['agendaDepth', 'agenda'];
    expect(Object.keys(state).sort()).toEqual(names.filter((name) => !ofTheAgenda.includes(name)).sort());
  });

  it('is known for every number of a rule', () => {
    const names = new Set(undeadOrAlive.agenda.flatMap((item) => item.arguments));
    expect(Object.keys(ofRules).sort()).toEqual([...names].sort());
  });

  it('holds whatever happens', () => {
    const drifter = new Drifter('bounds');
    while (game.state.outcome === 0) {
      drifter.move(game);
      expect(undeadOrAlive.contradiction(game)).toBeUndefined();
    }
  });
});

describe('the rules on the agenda', () => {
  it('have names of their own', () => {
    const names = undeadOrAlive.agenda.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
