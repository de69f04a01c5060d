import type { Bend } from '../../engine';
import { survivorName, zoneName } from '../../engine/family/zombicide/names';
import { equipmentCards, ZOMBIES } from '../../engine/systems/undead-or-alive/content';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { SLOTS } from '../../engine/systems/undead-or-alive/state';
import type { Luck } from './luck';

/** A change by hand in the words of a game. Now and then it cannot be made. */
export function randomBend(game: UoaGame, luck: Luck): Bend {
  const { table } = game;
  const somebody = () => survivorName(game, luck.below(table.sizes.actors));
  const somewhere = () => zoneName(game, luck.below(table.sizes.zones));
  const card = () => luck.pick(equipmentCards).id;
  const slot = () => luck.pick(SLOTS);
  const makers: readonly (() => Bend)[] = [
    () => ({ bend: 'zombies', zone: somewhere(), zombie: luck.pick(ZOMBIES), count: luck.below(6) }),
    () => ({ bend: 'zombies', zone: somewhere(), zombie: luck.pick(ZOMBIES), count: luck.below(2) }),
    () => ({ bend: 'noise', zone: somewhere(), side: luck.pick(['bang', 'boom']) }),
    () => ({ bend: 'place', survivor: somebody(), zone: somewhere() }),
    () => ({ bend: 'wounds', survivor: somebody(), wounds: luck.below(3) }),
    () => ({ bend: 'adrenaline', survivor: somebody(), points: luck.below(50) }),
    () => ({ bend: 'adrenaline', survivor: somebody(), points: luck.below(100) }),
    () => ({ bend: 'card', survivor: somebody(), card: card(), slot: slot() }),
    () => ({ bend: 'card', survivor: somebody(), card: card(), slot: slot() }),
    () => ({ bend: 'drop', survivor: somebody(), slot: slot() }),
    () => ({ bend: 'die', die: 1 + luck.below(6) }),
    () => ({ bend: 'next-card', pile: luck.pick(['equipment', 'bounty']), card: card() }),
    () => ({ bend: 'next-zombies', card: luck.pick(table.zombieCards).id }),
    ...(luck.oneIn(4) ? [() => ({ bend: 'zombies-turn' })] : []),
  ];
  return luck.pick(makers)();
}
