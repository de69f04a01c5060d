import type { Effect } from '../../../schemas';
import { someCompanions, someObjectives, someTokens } from './conditions';
import { idsOf, kindsOfZombies, perhaps, type Scene, someArea } from './scene';

/** What rules can do to pieces, on the board and beside it. */
export function pieceEffects(scene: Scene): (() => Effect)[] {
  const { luck } = scene;
  const place = () => (luck.oneIn(4) ? 'here' : someArea(scene));
  const there = () => perhaps(luck, 2, () => ({ in: place() }));
  const few = () => perhaps(luck, 3, () => ({ count: 1 + luck.below(3) }));
  const zombies = () => perhaps(luck, 2, () => ({ kind: luck.pick(kindsOfZombies) }));
  return [
    () => ({ effect: 'wake', which: someTokens(scene), ...there(), ...few() }),
    () => ({ effect: 'sleep', which: someTokens(scene), ...there(), ...few() }),
    () => ({ effect: 'reveal', ...there(), ...few() }),
    () => ({ effect: 'spawn', in: { in: place(), pick: 'lot' }, ...perhaps(luck, 3, () => ({ cards: 2 })) }),
    () => ({ effect: 'place', objectives: someObjectives(scene), ...there(), ...few() }),
    () => ({ effect: 'place', spawnTokens: someTokens(scene), ...there(), ...few() }),
    () => ({ effect: 'move', objectives: someObjectives(scene), ...there(), ...few(), to: place() }),
    () => ({ effect: 'move', spawnTokens: someTokens(scene), ...there(), ...few(), to: place() }),
    () => ({ effect: 'move', zombies: zombies(), ...there(), ...few(), to: place() }),
    () => ({ effect: 'move', companions: someCompanions(scene), ...there(), to: place() }),
    () => ({
      effect: 'remove',
      zombies: zombies(),
      in: place(),
      ...few(),
      ...perhaps(luck, 2, () => ({ adrenaline: true as const })),
    }),
    () => ({ effect: 'remove', objectives: someObjectives(scene), in: place(), count: 1 }),
    () => ({ effect: 'remove', spawnTokens: someTokens(scene), ...there(), count: 1 }),
    ...idsOf(scene, 'machine').flatMap((machine) => [
      () => ({ effect: 'move' as const, machine, to: 'streets' }),
      () => ({ effect: 'remove' as const, machine, in: place() }),
    ]),
  ];
}
