import type { Condition, Effect, People, Restriction, Rule, RuleEvent } from '../../../schemas';
import type { Occasion } from './scene';
import { idsOf, perhaps, type Scene, someArea, someGroup } from './scene';
import { peopleFilter, somePeople, somePlace } from './whereabouts';

// Whatever becomes of people, and where they may go.

const LEVELS = ['yellow', 'orange', 'red'] as const;

export function effectsOnPeople(scene: Scene, { isBySomebody }: Occasion): (() => Effect)[] {
  const { luck } = scene;
  const who = (): { who?: People } =>
    isBySomebody ? perhaps(luck, 2, () => ({ who: somePeople(scene, true) })) : { who: others(scene) };
  const to = () => {
    const { who: people } = who();
    return people === undefined ? {} : { to: people };
  };
  return [
    () => ({ effect: 'wound', ...perhaps(luck, 4, () => ({ amount: 2 })), ...who() }),
    () => ({ effect: 'heal', ...perhaps(luck, 2, () => ({ amount: 1 + luck.below(3) })), ...who() }),
    () => ({ effect: 'actions', amount: luck.below(5) - 2, ...to() }),
    () => ({ effect: 'actions', amount: 1 + luck.below(2), now: true, ...to() }),
    () => ({ effect: 'level', level: luck.pick(LEVELS), ...who() }),
    () => ({
      effect: 'skill',
      ...luck.pick([{ level: luck.pick(LEVELS) }, { skill: 'medic' }, { skill: 'plus-action' }]),
      ...to(),
    }),
    () => ({ effect: 'move-people', to: somePlace(scene, true), ...who() }),
    () => ({
      effect: 'move-people',
      to: { only: 'streets', pick: luck.pick(['one', 'lot'] as const) },
      ...who(),
    }),
    () => ({
      effect: 'return',
      in: somePlace(scene, true),
      ...perhaps(luck, 2, () => ({ bare: true as const })),
    }),
    ...(luck.oneIn(4) ? [() => ({ effect: 'eliminate' as const, ...who() })] : []),
    ...(luck.oneIn(4) ? [() => ({ effect: 'leave' as const, ...who() })] : []),
  ];
}

/** Nobody is at hand where nobody has done anything. */
function others(scene: Scene): People {
  const people = somePeople(scene, true);
  return people === 'doer' ? 'all' : people;
}

export function eventsOfPeople(scene: Scene): (() => RuleEvent)[] {
  const { luck } = scene;
  const by = () => perhaps(luck, 3, () => ({ by: peopleFilter(scene, 1) }));
  return [
    () => ({ event: 'level-reached', ...perhaps(luck, 2, () => ({ level: luck.pick(LEVELS) })), ...by() }),
    () => ({ event: 'wounded', ...by() }),
    () => ({ event: 'survivor-eliminated', ...by() }),
    () => ({ event: 'leaves', area: somePlace(scene), ...by() }),
    () => ({ event: 'left', ...by() }),
    () => ({ event: luck.pick(['turn-begins', 'turn-ends'] as const), ...by() }),
  ];
}

export function conditionsOnPeople(scene: Scene): (() => Condition)[] {
  const { luck } = scene;
  const count = () => ({ count: 1 + luck.below(2) });
  return [
    () => ({
      eliminated: {
        ...perhaps(luck, 2, count),
        ...perhaps(luck, 2, () => ({ who: peopleFilter(scene, 1) })),
      },
    }),
    () => ({ people: { who: peopleFilter(scene, 1), in: somePlace(scene) } }),
    ...idsOf(scene, 'exit').flatMap((): (() => Condition)[] => [
      () => ({ left: { by: 'exit', ...count() } }),
      () => ({ left: { by: 'exit', who: peopleFilter(scene, 1) } }),
      () => ({ left: { by: 'exit', companions: someGroup(scene) } }),
    ]),
  ];
}

export function restrictionsOnPeople(scene: Scene): (() => Restriction)[] {
  const { luck } = scene;
  return [
    () => ({ what: 'enter', area: someArea(scene), who: luck.oneIn(3) ? 'all' : peopleFilter(scene, 1) }),
    () => ({
      what: 'defeat',
      ...perhaps(luck, 2, () => ({ of: luck.pick(['survivors', 'companions'] as const) })),
    }),
    () => ({ what: 'defeat' }),
  ];
}

export function randomPassage(
  scene: Scene,
  condition: () => Condition,
): Extract<Rule, { passage: unknown }>['passage'] {
  const { luck, areas } = scene;
  const own = () => luck.pick([...areas.map(({ id }) => id), 'start', 'exit', 'first-spawn-zone']);
  return {
    between: [own(), own()],
    ...perhaps(luck, 3, () => ({ oneWay: true as const })),
    ...perhaps(luck, 3, () => ({ asLongAs: condition() })),
  };
}
