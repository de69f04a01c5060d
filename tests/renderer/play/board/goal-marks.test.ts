import { describe, expect, it } from 'vitest';
import { standing } from '../../../../drawing/board/standing';
import { pictureOf } from '../../../../renderer/game/picture';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { goalMarks } from '../../../../renderer/play/board/goal-marks';
import { piecesOn } from '../../../../renderer/play/board/pieces';
import { gameOn, isInRound, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

function marksIn(name: string, round = 1) {
  const game = gameOn(sampleMission(name), { seed: '2', count: 3 });
  new Player('2').playUntil(game, isInRound(round));
  const { seen } = momentOf(game);
  const picture = pictureOf(seen);
  const ground = boardGeometry(seen.table, picture.lying, 'en');
  const stood = standing(piecesOn(seen, ground, picture), ground.roomOf);
  return { marks: goalMarks({ seen, picture, ground, stood }, 'en'), ground, picture };
}

describe('flags on the board', () => {
  it('stand above what is to be taken next, as many as there are', () => {
    const { marks, picture } = marksIn('m0.boothill.json');
    const objectives = picture.pieces.filter(({ look }) => look.kind === 'objective');
    expect(objectives).toHaveLength(2);
    expect(marks.map(({ kind }) => kind)).toEqual(['flag', 'flag']);
  });

  it('stand in the zone where one leaves, as soon as that is next', () => {
    const { marks, ground, picture } = marksIn('m0.boothill.json', 4);
    expect(picture.pieces.filter(({ look }) => look.kind === 'objective')).toEqual([]);
    const exit = picture.pieces.find(({ look }) => look.kind === 'exit');
    const [x = 0, y = 0, width = 0, height = 0] = ground.boxOf(exit?.zone ?? -1) ?? [];
    expect(marks).toEqual([{ kind: 'flag', at: [x + width / 2, y + height / 2], lift: 0, fill: 'red' }]);
  });

  it('stand nowhere for what is done nowhere in particular', () => {
    expect(marksIn('m1.boothill.json').marks).toEqual([]);
  });
});
