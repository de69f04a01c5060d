import type { Attack } from '../combat/modes';
import { choosesFreely, dies, lineOf } from '../combat/targets';
import type { Zombie } from '../content';
import type { OpenGame } from '../hidden/open-game';
import { profileOf, zombiesOf } from '../horde';
import { zombieName } from '../names';
import { KINDS, NONE } from '../state';
import type { OddsTarget } from './odds';

/** How many zombies so many hits of that damage take, with every Reaper used, by somebody who wants most of them to fall. */
export function killsOf(
  game: OpenGame,
  attack: Attack,
  hits: number,
  damage: number,
  reapers: number,
): number {
  const left = Array.from({ length: KINDS }, (_, kind) => zombiesOf(game, attack.zone, kind));
  let kills = 0;
  let reaps = reapers;
  for (let hit = 0; hit < hits; hit++) {
    const kind = nextToFall(game, attack, damage, left);
    if (kind === NONE) break;
    const more = Math.min(reaps, (left[kind] as number) - 1); // UOA-SKILL-58
    reaps -= more;
    left[kind] = (left[kind] as number) - 1 - more;
    kills += 1 + more;
  }
  return kills;
}

/** Of those whom the next hit can take the kind of which there are most. */
function nextToFall(game: OpenGame, attack: Attack, damage: number, left: readonly number[]): number {
  const isThere = (kind: number) => (left[kind] ?? 0) > 0;
  const isFree = choosesFreely(game, attack);
  let front = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < KINDS; kind++) if (isThere(kind)) front = Math.min(front, lineOf(kind));
  let most = NONE as number;
  for (let kind = 0; kind < KINDS; kind++) {
    if (!isThere(kind) || !dies(game, kind, damage)) continue;
    if (!isFree && lineOf(kind) !== front) continue; // UOA-TARGET-01
    if (most === NONE || (left[kind] as number) > (left[most] as number)) most = kind;
  }
  return most;
}

/** Everybody there, in the order in which they fall. */
export function targetsIn(game: OpenGame, attack: Attack, damage: number): OddsTarget[] {
  const isFree = choosesFreely(game, attack);
  const targets: OddsTarget[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const count = zombiesOf(game, attack.zone, kind);
    if (count === 0) continue;
    const zombie = zombieName(game, kind) as Zombie;
    targets.push({
      zombie,
      count,
      line: isFree ? 0 : lineOf(kind),
      dies: dies(game, kind, damage),
      needs: profileOf(game, kind).damageNeeded,
    });
  }
  const lines = [...new Set(targets.map(({ line }) => line))].sort((one, other) => one - other);
  return targets
    .map((target) => ({ ...target, line: lines.indexOf(target.line) }))
    .sort((one, other) => one.line - other.line);
}
