import { decision } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { FamilyGame } from '../game';
import type { Attack } from './modes';
import { offerReaper } from './reaper';
import { isTarget, targetsFor } from './targets';

/** Which zombie the next hit kills. Where every target falls anyway, nobody is asked in which order. */
export const assignHit = decision<FamilyGame, keyof Attack | 'damage' | 'hits'>(
  'assign-hit',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'damage', 'hits'],
  {
    decider: (game, { attacker }) => playerFor(game, attacker),
    options(game, frame, list) {
      const { damage, hits } = frame;
      const allFall = hits >= targetsFor(game, frame, damage);
      for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
        if (!isTarget(game, frame, damage, kind)) continue;
        list.add(game.words.hit, kind);
        if (allFall) return;
      }
    },
    choose(game, frame, { a: kind }) {
      const rules = game.events ? game.ways.rulesOfHit(game, frame, kind) : [];
      offerReaper(game, frame, kind);
      game.ways.kill(game, frame, kind, rules);
    },
  },
);
