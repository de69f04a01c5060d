import { DONE, procedure } from '../../../game/agenda';
import { ZOMBIES } from '../content';
import type { UoaGame } from '../game';
import { profileOf } from '../horde';
import { zombieName, zoneName } from '../names';
import { KINDS, NONE, RUNNER } from '../state';
import { attacks } from './attack';
import { settle, wake } from './awake';
import { moves } from './movement';
import { checkNoiseReached } from './noise';
import { holdMarked } from './vade-retro';

const ATTACK = 1;

/**
 * All zombies, those of one kind, or those of one zone: first everybody who can attacks, then the others move.
 * Runners then do it all again.
 */
export const activate = procedure<UoaGame, 'onlyKind' | 'zone' | 'spent'>(
  'activate',
  ['onlyKind', 'zone', 'spent'],
  [
    (game, { onlyKind: kind, zone }) => {
      wake(game, kind, zone);
      announce(game, kind, zone);
      holdMarked(game, kind !== NONE || zone !== NONE);
    },
    (game) => attacks.begin(game), // UOA-ZPHASE-03
    (game) => moves.begin(game),
    (game, frame) => {
      frame.spent += 1;
      if (!settle(game, frame.spent)) frame.step = DONE;
      checkNoiseReached(game); // UOA-NOISE-14
    },
    (game, frame) => {
      frame.step = ATTACK;
      announceNextAction(game, frame.spent, frame.onlyKind);
    },
  ],
);

function announce(game: UoaGame, kind: number, zone: number): void {
  game.events?.push({
    type: 'activated',
    rules: ['UOA-ZPHASE-02'],
    ...(kind !== NONE && { kind: zombieName(game, kind) }),
    ...(zone !== NONE && { zone: zoneName(game, zone) }),
  });
}

function announceNextAction(game: UoaGame, spent: number, onlyKind: number): void {
  if (!game.events) return;
  const kinds: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (profileOf(game, kind).actions > spent) kinds.push(ZOMBIES[kind] ?? '');
  }
  const rules = ['UOA-RUNNER-01', 'UOA-RUNNER-02', 'UOA-ZMOVE-10'];
  if (onlyKind === RUNNER) rules.push('UOA-RUNNER-03');
  game.events.push({ type: 'act-again', rules, kinds });
}
