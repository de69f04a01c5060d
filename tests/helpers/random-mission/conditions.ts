import type { Condition, HowMany, ObjectiveFilter, SpawnTokenFilter, Threshold } from '../../../schemas';
import { someThreshold } from './amounts';
import { conditionsOnPeople } from './people';
import { classes, idsOf, kindsOfTokens, kindsOfZombies, perhaps, type Scene, someGroup } from './scene';
import { somebodyLike, somePlace } from './whereabouts';

/** What may be said besides what is on the table: rules by their ids, and what they count. */
export interface Sayable {
  readonly rules: readonly string[];
  readonly counters: readonly string[];
}

/** Any condition at all, and conditions of conditions. */
export function randomCondition(scene: Scene, say: Sayable, depth = 2): Condition {
  const { luck } = scene;
  if (depth === 0 || luck.oneIn(2)) return luck.pick(simple(scene, say))();
  const part = () => randomCondition(scene, say, depth - 1);
  return luck.pick<Condition>([{ all: [part(), part()] }, { any: [part(), part()] }, { not: part() }]);
}

function simple(scene: Scene, say: Sayable): (() => Condition)[] {
  const { luck } = scene;
  const [machines, exits, trains] = (['machine', 'exit', 'train'] as const).map((kind) => idsOf(scene, kind));
  const holders = [...(machines ?? []), ...scene.areas.map(({ id }) => id)];
  const count = () => perhaps(luck, 2, () => ({ count: howMany(scene) }));
  return [
    () => ({ taken: { ...someObjectives(scene), ...count() } }),
    () => ({ held: { ...someObjectives(scene), ...count() } }),
    () => ({ loaded: { ...someObjectives(scene), ...count(), into: luck.pick(holders) } }),
    () => ({ rallied: { ...someCompanions(scene), ...count() } }),
    () => ({
      leads: { ...someCompanions(scene), ...perhaps(luck, 3, () => ({ count: 1 + luck.below(2) })) },
    }),
    () => ({ people: somebodyLike(scene) }),
    () => ({ people: somebodyLike(scene) }),
    () => ({
      objectives: {
        ...someObjectives(scene),
        ...perhaps(luck, 2, () => ({ in: somePlace(scene) })),
        ...perhaps(luck, 2, () => ({ count: 1 + luck.below(3) })),
      },
    }),
    () => ({ bountyWeapons: { ...count(), ...perhaps(luck, 3, () => ({ from: 'reserve' as const })) } }),
    () => ({ spawnTokens: someSpawnTokens(scene) }),
    () => ({
      zombies: {
        ...perhaps(luck, 2, () => ({ in: somePlace(scene) })),
        ...perhaps(luck, 2, () => ({ kind: luck.pick(kindsOfZombies) })),
        ...perhaps(luck, 3, () => ({ count: 1 + luck.below(9) })),
      },
    }),
    () => ({
      round: luck.pick([
        { from: 2 + luck.below(4) },
        { to: 3 + luck.below(9) },
        { from: 2, to: 5 },
        { every: 2 + luck.below(2) },
        { from: 1 + luck.below(3), every: 2, to: 9 },
      ]),
    }),
    ...conditionsOnPeople(scene),
    ...say.counters.map((counter) => () => ({ counter: { counter, ...someLimit(scene) } })),
    ...say.rules.map((rule) => () => ({
      done: luck.oneIn(3) ? { rule, times: 1 + luck.below(4) } : rule,
    })),
    ...(machines ?? []).map((machine) => () => ({
      machine: luck.oneIn(2) ? { machine, in: somePlace(scene) } : { machine, gone: true as const },
    })),
    ...(exits ?? []).map(() => () => ({ left: { by: 'exit' as const, ...withWagon(scene) } })),
    ...(trains ?? []).map(() => () => ({ left: { by: 'train' as const } })),
  ];
}

type Limit = { atLeast: Threshold } | { atMost: Threshold } | { is: Threshold };

function someLimit(scene: Scene): Limit {
  const { luck } = scene;
  if (luck.oneIn(2)) return { atLeast: luck.oneIn(2) ? 1 + luck.below(4) : someThreshold(scene) };
  return luck.oneIn(2) ? { atMost: someThreshold(scene) } : { is: someThreshold(scene) };
}

export function someObjectives(scene: Scene): ObjectiveFilter {
  const { luck } = scene;
  const { group: except } = someGroup(scene);
  return {
    ...perhaps(luck, 3, () => ({ colour: luck.pick(['red', 'blue', 'green'] as const) })),
    ...(except !== undefined && luck.oneIn(2) ? { except } : someGroup(scene)),
  };
}

export function someCompanions(scene: Scene): { class?: (typeof classes)[number]; group?: string } {
  return { ...perhaps(scene.luck, 4, () => ({ class: scene.luck.pick(classes) })), ...someGroup(scene) };
}

export function someTokens(scene: Scene): SpawnTokenFilter {
  return {
    ...perhaps(scene.luck, 2, () => ({ spawn: scene.luck.pick(kindsOfTokens) })),
    ...someGroup(scene),
  };
}

function someSpawnTokens(scene: Scene) {
  const { luck } = scene;
  const status = ['active', 'inactive', 'safe', 'removed'] as const;
  return {
    ...someTokens(scene),
    ...perhaps(luck, 2, () => ({ status: luck.pick(status) })),
    ...perhaps(luck, 3, () => ({ in: somePlace(scene) })),
    ...perhaps(luck, 2, () => ({ count: howMany(scene) })),
  };
}

export function withWagon(scene: Scene): { with?: string } {
  const wagons = idsOf(scene, 'machine').filter((id) => id === 'wagon');
  return wagons.length > 0 && scene.luck.oneIn(2) ? { with: 'wagon' } : {};
}

function howMany({ luck }: Scene): HowMany {
  return luck.pick(['all', 'per-survivor', 1, 1, 2, 3] as const);
}
