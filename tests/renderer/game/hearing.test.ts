import { describe, expect, it } from 'vitest';
import { hear as hearNext, nothingHeard } from '../../../renderer/game/hearing';
import { GameLog } from '../../../renderer/game/log';
import { createSitting, type Speed } from '../../../renderer/game/sitting';
import { wordsFor } from '../../../telling/systems';
import { gameOn, momentOf, Player } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

function atTable(mission: string, speed: Speed = 'normal') {
  const game = gameOn(sampleMission(mission), { seed: '3', count: 3 });
  const sitting = createSitting(game, { speed: () => speed, skipsTrivial: () => true });
  const log = new GameLog(wordsFor(momentOf(game).seen.table, 'en'));
  let all = nothingHeard;
  const heard: string[] = [];
  const hear = (isReading = false) => {
    const { taken, watching } = sitting.store.getState();
    const known = all.before + all.told.length;
    all = hearNext(all, { at: momentOf(game), taken, watching, isReading }, (to) => log.to(to));
    const next = all.told.slice(known - all.before);
    heard.push(...next);
    return next;
  };
  const written = () =>
    log.to(momentOf(game)).flatMap(({ entries }) => entries.map(({ sentence }) => sentence));
  return { game, sitting, heard, hear, written, player: new Player() };
}

describe('by ear', () => {
  for (const mission of ['m0.boothill.json', 'm4.boothill.json', 'm7.boothill.json'])
    it(`everything that the log of ${mission} says is heard once and in its order, however it is watched`, () => {
      const { game, sitting, heard, hear, written, player } = atTable(mission);
      expect(hear(true)).toEqual([]);
      hear();
      let scenes = 0;
      for (let deed = 0; deed < 90 && !momentOf(game).seen.outcome; deed++) {
        sitting.take({ action: player.choice(momentOf(game)) });
        hear();
        for (let seen = 0; sitting.store.getState().watching; seen++) {
          scenes += 1;
          expect(heard.length).toBeLessThanOrEqual(written().length);
          if (seen === 9) sitting.skip();
          else sitting.nextScene();
          hear();
        }
        expect(heard).toEqual(written());
      }
      expect(scenes).toBeGreaterThan(10);
    });

  it('nothing is told before those who watch have seen it', () => {
    const { game, sitting, heard, hear, written, player } = atTable('m0.boothill.json');
    hear();
    while (!sitting.store.getState().watching) {
      sitting.take({ action: player.choice(momentOf(game)) });
      hear();
    }
    expect(heard.length).toBeLessThan(written().length);
    expect(written().slice(0, heard.length)).not.toEqual(written());
  });

  it('who only looks back hears nothing again, and who does the same again hears it', () => {
    const { game, sitting, hear, player } = atTable('m0.boothill.json', 'at-once');
    hear();
    const action = player.choice(momentOf(game));
    sitting.take({ action });
    const first = hear();
    expect(first.length).toBeGreaterThan(0);
    sitting.go(-1);
    expect(hear()).toEqual([]);
    sitting.go(1);
    expect(hear()).toEqual([]);
    sitting.go(-1);
    hear();
    sitting.take({ action });
    expect(hear()).toEqual(first);
  });

  it('a game that goes on is not told from its beginning, and one that begins is once its page is read', () => {
    const going = atTable('m0.boothill.json', 'at-once');
    going.sitting.take({ action: going.player.choice(momentOf(going.game)) });
    expect(going.hear()).toEqual([]);
    const beginning = atTable('m0.boothill.json', 'at-once');
    expect(beginning.hear(true)).toEqual([]);
    expect(beginning.hear()).toEqual(beginning.written());
  });
});
