import type { Attack } from '../../../family/zombicide/combat/modes';
import { dies } from '../../../family/zombicide/combat/targets';
import { zombiesOf } from '../../../family/zombicide/horde';
import { zombieName } from '../../../family/zombicide/names';
import type { OddsTarget } from '../../../game/odds';
import { choosesFreely, lineOf } from '../combat/targets';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';
import { profileOf } from '../zombies/kinds';

/** How many zombies these hits kill at most, with every Reaper used. */
export function killsOf(
  game: OpenGame,
  attack: Attack,
  hits: number,
  damage: number,
  reapers: number,
): number {
  const left = Array.from({ length: game.table.sizes.kinds }, (_, kind) =>
    zombiesOf(game, attack.zone, kind),
  );
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

/** The most numerous kind that the next hit can kill. */
function nextToFall(game: OpenGame, attack: Attack, damage: number, left: readonly number[]): number {
  const isThere = (kind: number) => (left[kind] ?? 0) > 0;
  const isFree = choosesFreely(game, attack);
  let front = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < game.table.sizes.kinds; kind++)
    if (isThere(kind)) front = Math.min(front, lineOf(game, kind));
  let most: number = NONE;
  for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
    if (!isThere(kind) || !dies(game, kind, damage)) continue;
    if (!isFree && lineOf(game, kind) !== front) continue; // UOA-TARGET-01
    if (most === NONE || (left[kind] as number) > (left[most] as number)) most = kind;
  }
  return most;
}

/** Everybody there, in the order in which they fall. */
export function targetsIn(game: OpenGame, attack: Attack, damage: number): OddsTarget[] {
  const isFree = choosesFreely(game, attack);
  const targets: OddsTarget[] = [];
  for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
    const count = zombiesOf(game, attack.zone, kind);
    if (count === 0) continue;
    const zombie = zombieName(game, kind);
    targets.push({
      zombie,
      count,
      line: isFree ? 0 : lineOf(game, kind),
      dies: dies(game, kind, damage),
      needs: profileOf(game, kind).damageNeeded,
    });
  }
  const lines = [...new Set(targets.map(({ line }) => line))].sort((one, other) => one - other);
  return targets
    .map((target) => ({ ...target, line: lines.indexOf(target.line) }))
    .sort((one, other) => one.line - other.line);
}
