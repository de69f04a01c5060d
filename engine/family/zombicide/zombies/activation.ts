import { DONE, procedure, timesUnderWay } from '../../../game/agenda';
import type { FamilyGame } from '../game';
import { zombieName, zoneName } from '../names';
import { NONE } from '../state';
import { attacks } from './attack';
import { awakeIn, settle, wake, wakeIn } from './awake';
import { moves } from './movement';

const ATTACK = 1;
/** Whoever acts has been woken before. */
const WOKEN = 1;

/**
 * All zombies, those of one kind, or those of one zone: first everybody who can attacks, then the others move.
 * Those with more actions then do it all again.
 */
export const activate = procedure<FamilyGame, 'onlyKind' | 'zone' | 'spent' | 'awake'>(
  'activate',
  ['onlyKind', 'zone', 'spent', 'awake'],
  [
    (game, { onlyKind: kind, zone, awake }) => {
      if (awake === 0) wake(game, kind, zone);
      announce(game, kind, zone, awake === 1);
      game.ways.zombiesWake(game, kind, zone, awake === 1);
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
      announceNextAction(game, frame.onlyKind);
    },
  ],
);

/** While zombies act no others begin to: nobody could tell who has acted. */
export function isUnderWay(game: FamilyGame): boolean {
  return timesUnderWay(game, activate) > 0;
}

/** Those of some zones act, all at the same time; of one kind only, where it is not none. */
export function activateIn(
  game: FamilyGame,
  kind: number,
  zones: readonly number[],
  rules: readonly string[],
): void {
  if (isUnderWay(game)) tellOfNobody(game, kind, rules);
  else if (wakeIn(game, kind, zones)) activate.begin(game, kind, NONE, 0, WOKEN);
}

/** That they are acting already. */
export function tellOfNobody(game: FamilyGame, kind: number, rules: readonly string[]): void {
  game.events?.push({
    type: 'acting-already',
    rules,
    ...(kind !== NONE && { zombie: zombieName(game, kind) }),
  });
}

function announce(game: FamilyGame, kind: number, zone: number, isOfSome: boolean): void {
  if (!game.events) return;
  game.events.push({
    type: 'activated',
    rules: game.because['zombies-act'],
    ...(kind !== NONE && { kind: zombieName(game, kind) }),
    ...(zone !== NONE && { zone: zoneName(game, zone) }),
    ...(isOfSome && { zones: zonesAwake(game) }),
  });
}

function isAwake({ state, table }: FamilyGame, kind: number): boolean {
  return table.zones.some((_, zone) => state.awake.at(zone, kind) > 0);
}

function zonesAwake(game: FamilyGame): string[] {
  return game.table.zones.flatMap(({ id }, zone) => (awakeIn(game, zone) > 0 ? [id] : []));
}

function announceNextAction(game: FamilyGame, onlyKind: number): void {
  game.events?.push({
    type: 'act-again',
    rules: [...game.because['acting-again'], ...game.ways.rulesOfActingAgain(game, onlyKind)],
    kinds: game.table.kinds.filter((_, kind) => isAwake(game, kind)),
  });
}
