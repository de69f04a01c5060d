import type { Condition, HowMany, ObjectiveFilter, SpawnTokenFilter } from '../../../schemas';
import { conditionsOnPeople } from './people';
import {
  classes,
  idsOf,
  kindsOfTokens,
  kindsOfZombies,
  perhaps,
  type Scene,
  someArea,
  someGroup,
} from './scene';

export const COUNTERS = ['times', 'deeds'] as const;

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
    () => ({
      people: { in: someArea(scene), ...perhaps(luck, 2, () => ({ who: luck.pick(['all', 'somebody']) })) },
    }),
    () => ({ bountyWeapons: { ...count(), ...perhaps(luck, 3, () => ({ from: 'reserve' as const })) } }),
    () => ({ spawnTokens: someSpawnTokens(scene) }),
    () => ({
      zombies: {
        ...perhaps(luck, 2, () => ({ in: someArea(scene) })),
        ...perhaps(luck, 2, () => ({ kind: luck.pick(kindsOfZombies) })),
        ...perhaps(luck, 3, () => ({ count: 1 + luck.below(9) })),
      },
    }),
    () => ({
      round: luck.pick([{ from: 2 + luck.below(4) }, { to: 3 + luck.below(9) }, { from: 2, to: 5 }]),
    }),
    ...conditionsOnPeople(scene),
    ...say.counters.map((counter) => () => ({ counter: { counter, atLeast: 1 + luck.below(4) } })),
    ...say.rules.map((done) => () => ({ done })),
    ...(machines ?? []).map((machine) => () => ({
      machine: luck.oneIn(2) ? { machine, in: someArea(scene) } : { machine, gone: true as const },
    })),
    ...(exits ?? []).map(() => () => ({ left: { by: 'exit' as const, ...withWagon(scene) } })),
    ...(trains ?? []).map(() => () => ({ left: { by: 'train' as const } })),
  ];
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
    ...perhaps(luck, 3, () => ({ in: someArea(scene) })),
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
