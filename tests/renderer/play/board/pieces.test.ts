import { describe, expect, it } from 'vitest';
import { type Stood, standing } from '../../../../drawing/board/standing';
import { pieceStamp } from '../../../../drawing/board/tokens';
import { type Box, common } from '../../../../drawing/box';
import { reachOf } from '../../../../drawing/stamp';
import { ZOMBIES } from '../../../../engine/systems/undead-or-alive';
import { choicesAt } from '../../../../renderer/game/choices';
import type { Moment } from '../../../../renderer/game/moment';
import { pictureAt, pictureOf } from '../../../../renderer/game/picture';
import { scenesBefore } from '../../../../renderer/game/scenes';
import { spotOf } from '../../../../renderer/game/spots';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { piecesOn } from '../../../../renderer/play/board/pieces';
import { sampleMission } from '../../../helpers/games';
import { times } from '../../../helpers/long';
import { drifting, gameOn, observed } from '../../../helpers/played';

function sceneOf(moment: Moment) {
  const { seen } = moment;
  const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
  return { seen, ground, pieces: piecesOn(seen, ground, pictureAt(moment, seen)) };
}

function reach({ figure, raised, scale, at }: Stood): Box {
  return reachOf({ id: '', stamp: pieceStamp(figure, raised, scale, 'en'), at });
}

const missions = ['m0', 'm1', 'm4', 'm8', 'tutorials/moving-train'];

describe.each(missions)('the board of %s, whatever happens on it', (name) => {
  const game = () => gameOn(sampleMission(`${name}.boothill`), { seed: name });

  it('shows every piece once, and none on another', () => {
    let before: ReadonlyMap<string, Stood> = new Map();
    for (const moment of drifting(game(), name, times(130, 500))) {
      const { ground, pieces } = sceneOf(moment);
      const stood = standing(pieces, ground.roomOf, before);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      expect(stood.size).toBe(pieces.length);
      const all = [...stood.values()];
      const hidden = all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .filter((other) => common(reach(one), reach(other)))
          .map((other) => `${one.id} ${other.id}`),
      );
      expect(hidden, `moment ${moment.number}`).toEqual([]);
      before = stood;
    }
  });

  it('has a place for every choice that is made on it', () => {
    for (const moment of drifting(game(), name, times(130, 500))) {
      const { seen, ground, pieces } = sceneOf(moment);
      const ids = new Set(pieces.map(({ id }) => id));
      for (const choice of choicesAt(moment)) {
        const spot = spotOf(choice, seen);
        if (!spot) continue;
        expect(ground.zones, JSON.stringify(choice.action)).toContain(spot.zone);
        if (spot.piece !== undefined) expect(ids, JSON.stringify(choice.action)).toContain(spot.piece);
      }
    }
  });

  it('loses and finds no zombie while zombies are on their way', () => {
    let moved = 0;
    for (const moment of drifting(game(), `${name} again`, times(130, 500), 'end-turn')) {
      for (const { seen, events, past } of scenesBefore(moment)) {
        const horde = pictureAt(moment, seen, past).horde ?? (() => -1);
        const [event] = events;
        if (events.some(({ type }) => type === 'zombies-move')) moved += 1;
        const sum = (of: (zone: number, kind: number) => number) =>
          seen.table.zones.reduce(
            (all, _, zone) => all + ZOMBIES.reduce((some, _kind, kind) => some + of(zone, kind), 0),
            0,
          );
        expect(sum(horde), event?.type).toBe(sum((zone, kind) => observed(seen).zombiesOf(zone, kind)));
        for (const [zone] of seen.table.zones.entries())
          for (const [kind] of ZOMBIES.entries()) expect(horde(zone, kind)).toBeGreaterThanOrEqual(0);
      }
    }
    expect(moved).toBeGreaterThan(0);
  });
});
