import { DONE, procedure } from '../../../game/agenda';
import type { FamilyGame } from '../game';
import { zombieName, zoneName } from '../names';
import { NONE } from '../state';
import { attacks } from './attack';
import { settle, wake } from './awake';
import { moves } from './movement';

const ATTACK = 1;

/**
 * All zombies, those of one kind, or those of one zone: first everybody who can attacks, then the others move.
 * Those with more actions then do it all again.
 */
export const activate = procedure<FamilyGame, 'onlyKind' | 'zone' | 'spent'>(
  'activate',
  ['onlyKind', 'zone', 'spent'],
  [
    (game, { onlyKind: kind, zone }) => {
      wake(game, kind, zone);
      announce(game, kind, zone);
      game.ways.zombiesWake(game, kind, zone);
    },
    (game) => attacks.begin(game),
    (game) => moves.begin(game),
    (game, frame) => {
      frame.spent += 1;
      if (!settle(game, frame.spent)) frame.step = DONE;
      game.ways.zombiesMoved(game);
    },
    (game, frame) => {
      frame.step = ATTACK;
      announceNextAction(game, frame.spent, frame.onlyKind);
    },
  ],
);

function announce(game: FamilyGame, kind: number, zone: number): void {
  game.events?.push({
    type: 'activated',
    rules: game.because['zombies-act'],
    ...(kind !== NONE && { kind: zombieName(game, kind) }),
    ...(zone !== NONE && { zone: zoneName(game, zone) }),
  });
}

function announceNextAction(game: FamilyGame, spent: number, onlyKind: number): void {
  game.events?.push({
    type: 'act-again',
    rules: [...game.because['acting-again'], ...game.ways.rulesOfActingAgain(game, onlyKind)],
    kinds: game.table.kinds.filter((_, kind) => game.ways.profile(game, kind).actions > spent),
  });
}
