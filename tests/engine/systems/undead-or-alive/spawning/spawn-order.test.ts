import { describe, expect, it } from 'vitest';
import { compileBoard, facesWith, stockFace } from '../../../../../engine';
import { spawnOrder } from '../../../../../engine/systems/undead-or-alive';
import { placeInOrder } from '../../../../../engine/systems/undead-or-alive/spawning/order';
import type { Mission, Token } from '../../../../../schemas';
import { placementsOf } from '../../../../helpers/board';
import { emptyMission } from '../../../../helpers/empty-mission';
import { times } from '../../../../helpers/long';
import { begun, type Play, playOf, randomPlay } from '../../../../helpers/random-missions';
import { sample } from '../../../../helpers/samples';

const first: Token = { id: 's', kind: 'spawn', spawn: 'starting', at: { tile: 'a', x: 30, y: 30 } };
const mobile: Token = { id: 'm', kind: 'spawn', spawn: 'mobile', at: { tile: 'b', x: 230, y: 230 } };
const missionOf = (tokens: Token[], tiles = ['a 1R', 'b 2R 250']): Mission => ({
  ...emptyMission,
  placements: placementsOf(tiles),
  tokens,
});
const told = (mission: Mission) =>
  spawnOrder(mission, stockFace)?.map(({ number, token }) => `${number} ${token}`);

describe('the order of spawn tokens on a board that is being drawn', () => {
  it('goes clockwise from the First spawn token, over what is printed', () => {
    expect(told(missionOf([mobile, first]))).toEqual([
      '1 s',
      '2 s.abomination',
      '3 b.pile',
      '4 m',
      '5 a.pile',
    ]);
  });

  it('is not known before there is a First spawn token, nor while that lies in no zone', () => {
    expect(told(missionOf([mobile]))).toBeUndefined();
    expect(told(missionOf([{ ...first, at: { tile: 'a', x: 999, y: 0 } }]))).toBeUndefined();
    expect(told(emptyMission)).toBeUndefined();
  });

  it('leaves out what lies in no zone', () => {
    const beside: Token = { ...mobile, at: { tile: 'nowhere', x: 0, y: 0 } };
    expect(told(missionOf([first, beside]))).not.toContain(expect.stringContaining(' m'));
    expect(told(missionOf([first, beside]))).toHaveLength(4);
  });

  it('leaves out what waits beside the board', () => {
    expect(told(missionOf([first, { ...mobile, waiting: true }]))).toHaveLength(4);
  });

  it('speaks of the zones of a board that is at hand', () => {
    const mission = missionOf([first]);
    const { board } = compileBoard(mission.placements, stockFace);
    const [turn] = spawnOrder(mission, stockFace, board) ?? [];
    expect(turn).toEqual({ token: 's', kind: 'starting', zone: board.zoneOf('a.NW'), number: 1 });
  });

  const samples = ['m0', 'm1', 'm4', 'm7', 'm8'].map((name): [string, Play] => {
    const mission = JSON.parse(sample(`${name}.boothill.json`)) as Mission;
    return [name, playOf(mission, { seed: name, count: 6 })];
  });
  const random = Array.from({ length: times(20, 300) }, (_, index): [string, Play] => {
    const play = randomPlay(`order ${index}`);
    return [play.name, play];
  });

  it.each([...samples, ...random])('is that of the game: %s', (_, play) => {
    const game = begun(play, 'x');
    const inGame = game.table.mission.spawnTokens.flatMap(({ id, waiting }, token) =>
      waiting ? [] : [{ id, place: placeInOrder(game, token) }],
    );
    const places = [...new Set(inGame.map(({ place }) => place))].sort((a, b) => a - b);
    const numbers = inGame.map(({ id, place }) => [id, places.indexOf(place) + 1] as const);
    const drawn = spawnOrder(game.table.mission.file, facesWith(play.mission.faces)) ?? [];
    expect(Object.fromEntries(drawn.map(({ token, number }) => [token, number]))).toEqual(
      Object.fromEntries(numbers),
    );
    expect(drawn.map(({ number }) => number)).toEqual(
      drawn.map(({ number }) => number).sort((a, b) => a - b),
    );
  });
});
