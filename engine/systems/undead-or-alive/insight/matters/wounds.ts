import { isInPlay, placeOf } from '../../../../family/zombicide/actors';
import { zombiesIn } from '../../../../family/zombicide/horde';
import { healthLeft } from '../../../../family/zombicide/people/wounds';
import type { Threat } from '../../../../game/matters';
import type { UoaGame } from '../../game';
import { isInForce } from '../../mission/restrictions';
import { actorThing } from './things';

/** Survivors who may not live through the round, unless the mission lets the game go on without them. */
export function whoIsInDanger(game: UoaGame): Threat[] {
  const { defeat } = game.table.mission.restrictions;
  const goesOn = defeat.some((each) => each.of !== 'companions' && isInForce(game, each));
  if (goesOn || game.state.round === 0) return [];
  return Array.from({ length: game.table.sizes.survivors }, (_, survivor) => survivor)
    .filter((survivor) => isInPlay(game, survivor))
    .sort((one, other) => odds(game, other) - odds(game, one))
    .flatMap((survivor) => dangerTo(game, survivor));
}

/** How many bites each wound has to face that somebody can still take. */
function odds(game: UoaGame, survivor: number): number {
  return zombiesIn(game, placeOf(game, survivor)) / healthLeft(game, survivor);
}

function dangerTo(game: UoaGame, survivor: number): Threat[] {
  const left = healthLeft(game, survivor);
  const count = zombiesIn(game, placeOf(game, survivor));
  if (left > 1 && count < left) return [];
  const who = actorThing(game, survivor);
  return [
    {
      code: count === 0 ? 'last-wound' : 'among-zombies',
      urgency: count >= left ? 'now' : 'soon',
      parameters: { survivor: who.name, count, left },
      things: [who],
    },
  ];
}
