import { zombiesOnBoard } from '../../../engine/family/zombicide/horde';
import { ABOMINATION, NONE } from '../../../engine/systems/undead-or-alive/state';
import { type Invariant, isUnderWay } from './invariant';

const miniatures: Invariant = {
  title: 'there are no more zombies than miniatures (UOA-COMPONENTS-01)',
  breach(game) {
    const { kinds, miniatures } = game.table.mission;
    for (const [pool, all] of miniatures.entries()) {
      const taken = kinds.flatMap((each, kind) => (each.pool === pool ? zombiesOnBoard(game, kind) : []));
      const onBoard = taken.reduce((sum, count) => sum + count, 0);
      if (onBoard > all) return `${onBoard} of ${all} zombies of kind ${pool} are on the board`;
    }
    return undefined;
  },
};

const counts: Invariant = {
  title: 'no zone has fewer than no zombies, and none are awake that are not there',
  breach(game) {
    const { state, table } = game;
    for (let zone = 0; zone < table.sizes.zones; zone++) {
      for (let kind = 0; kind < table.sizes.kinds; kind++) {
        const there = state.zombies.at(zone, kind);
        const awake = state.awake.at(zone, kind);
        if (there < 0 || awake < 0 || awake > there) return `${there} in zone ${zone}, ${awake} awake`;
      }
    }
    return undefined;
  },
};

const sleep: Invariant = {
  title: 'zombies are awake only while they activate',
  breach(game) {
    if (game.state.outcome !== 0 || isUnderWay(game, 'activate')) return undefined;
    const isQuiet = [game.state.awake, game.state.arrivals].every((cells) =>
      cells.toArray().every((n) => n === 0),
    );
    return isQuiet ? undefined : 'some are awake';
  },
};

const abominations: Invariant = {
  title: 'there is one Abomination or none, as its card says (UOA-ABOM-02)',
  breach(game) {
    const onBoard = zombiesOnBoard(game, ABOMINATION);
    const wanted = game.state.abomination === NONE ? 0 : 1;
    return onBoard === wanted ? undefined : `${onBoard} are on the board, not ${wanted}`;
  },
};

export const hordeInvariants: readonly Invariant[] = [miniatures, counts, sleep, abominations];
