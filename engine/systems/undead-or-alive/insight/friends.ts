import { crowdIn, isIn } from '../../../family/zombicide/actors';
import type { Attack } from '../../../family/zombicide/combat/modes';
import { survivorName } from '../../../family/zombicide/names';
import { healthLeft } from '../../../family/zombicide/people/wounds';
import type { FriendsAtRisk } from '../../../game/odds';
import { canBeHit, endangersFriends } from '../combat/friendly-fire';
import type { OpenGame } from '../open-game';
import { atLeast, type Roll, spread } from './rolls';

const NOBODY: FriendsAtRisk = { people: [], misses: [1], wounded: 0, eliminated: 0 };

/** Misses find friends one by one, and players choose whom: those who can still take one take it. */
export function friendsAtRisk(
  game: OpenGame,
  attack: Attack,
  rolls: readonly Roll[],
  damageIn: (roll: Roll) => number,
): FriendsAtRisk {
  if (!endangersFriends(game, attack)) return NOBODY;
  const friends = actors(game).filter((actor) => canBeHit(game, attack, actor));
  const misses = spread(rolls, (roll) => roll.misses);
  const eliminated = spread(rolls, (roll) => {
    const damage = damageIn(roll);
    if (damage === 0) return 0;
    const borne = friends.reduce((sum, actor) => sum + Math.floor((healthLeft(game, actor) - 1) / damage), 0);
    return roll.misses > borne ? 1 : 0;
  });
  return {
    people: peopleAmong(game, friends),
    misses,
    wounded: atLeast(misses, 1),
    eliminated: eliminated[1] ?? 0,
  };
}

function actors(game: OpenGame): number[] {
  return Array.from({ length: game.table.sizes.actors }, (_, actor) => actor);
}

/** Dynamite takes everybody who is there, with whoever throws it (UOA-TRAIT-02, UOA-TRAIT-04). */
export function friendsInBlast(game: OpenGame, zone: number): FriendsAtRisk {
  const chance = crowdIn(game, zone) > 0 ? 1 : 0;
  const there = actors(game).filter((actor) => isIn(game, actor, zone));
  return { people: peopleAmong(game, there), misses: [1], wounded: chance, eliminated: chance };
}

function peopleAmong(game: OpenGame, friends: readonly number[]): FriendsAtRisk['people'] {
  return friends.map((actor) => ({
    survivor: survivorName(game, actor),
    healthLeft: healthLeft(game, actor),
  }));
}
