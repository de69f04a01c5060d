import type { Condition, Effect, People, PeopleFilter, Restriction, Rule, RuleEvent } from '../../../schemas';
import type { Occasion } from './effects';
import { classes, idsOf, perhaps, type Scene, someArea, someGroup } from './scene';

// Whatever becomes of people, and where they may go.

const LEVELS = ['yellow', 'orange', 'red'] as const;

export function effectsOnPeople(scene: Scene, { isBySomebody }: Occasion): (() => Effect)[] {
  const { luck } = scene;
  const who = (): { who?: People } =>
    isBySomebody ? perhaps(luck, 2, () => ({ who: somePeople(scene) })) : { who: somePeople(scene) };
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
    () => ({ effect: 'move-people', to: someArea(scene), ...who() }),
    () => ({
      effect: 'move-people',
      to: { only: 'streets', pick: luck.pick(['one', 'lot'] as const) },
      ...who(),
    }),
    () => ({ effect: 'return', in: someArea(scene), ...perhaps(luck, 2, () => ({ bare: true as const })) }),
    ...(luck.oneIn(4) ? [() => ({ effect: 'eliminate' as const, ...who() })] : []),
    ...(luck.oneIn(4) ? [() => ({ effect: 'leave' as const, ...who() })] : []),
  ];
}

function somePeople(scene: Scene): People {
  const { luck } = scene;
  return luck.pick<() => People>([
    () => 'all',
    () => 'one',
    () => 'lot',
    () => someSurvivors(scene),
    () => ({ ...someSurvivors(scene), pick: luck.pick(['one', 'lot'] as const) }),
  ])();
}

function someSurvivors(scene: Scene): PeopleFilter {
  const { luck } = scene;
  return luck.pick<() => PeopleFilter>([
    () => ({ class: luck.pick(classes) }),
    () => ({ level: luck.pick(LEVELS) }),
    () => ({ wounded: 1 }),
    () => ({ in: someArea(scene) }),
    () => ({ nearest: someArea(scene) }),
    () => ({ skill: 'medic' }),
  ])();
}

export function eventsOfPeople(scene: Scene): (() => RuleEvent)[] {
  const { luck } = scene;
  const by = () => perhaps(luck, 3, () => ({ by: someSurvivors(scene) }));
  return [
    () => ({ event: 'level-reached', ...perhaps(luck, 2, () => ({ level: luck.pick(LEVELS) })), ...by() }),
    () => ({ event: 'wounded', ...by() }),
    () => ({ event: 'survivor-eliminated', ...by() }),
    () => ({ event: 'leaves', area: someArea(scene), ...by() }),
    () => ({ event: 'left', ...by() }),
    () => ({ event: luck.pick(['turn-begins', 'turn-ends'] as const), ...by() }),
  ];
}

export function conditionsOnPeople(scene: Scene): (() => Condition)[] {
  const { luck } = scene;
  const count = () => ({ count: 1 + luck.below(2) });
  return [
    () => ({
      eliminated: { ...perhaps(luck, 2, count), ...perhaps(luck, 2, () => ({ who: someSurvivors(scene) })) },
    }),
    () => ({ people: { who: someSurvivors(scene), in: someArea(scene) } }),
    ...idsOf(scene, 'exit').flatMap((): (() => Condition)[] => [
      () => ({ left: { by: 'exit', ...count() } }),
      () => ({ left: { by: 'exit', who: someSurvivors(scene) } }),
      () => ({ left: { by: 'exit', companions: someGroup(scene) } }),
    ]),
  ];
}

export function restrictionsOnPeople(scene: Scene): (() => Restriction)[] {
  const { luck } = scene;
  return [
    () => ({ what: 'enter', area: someArea(scene), who: luck.oneIn(3) ? 'all' : someSurvivors(scene) }),
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
