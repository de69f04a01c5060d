import type { RuleEvent } from '../../../schemas';
import { someCompanions, someObjectives, someTokens } from './conditions';
import { eventsOfPeople } from './people';
import type { Occasion } from './scene';
import { idsOf, kindsOfZombies, perhaps, type Scene, someArea } from './scene';
import { peopleFilter, somePlace } from './whereabouts';

/** Anything that a rule can be about. */
export function randomEvent(scene: Scene): RuleEvent {
  const { luck } = scene;
  const when = plainEvent(scene);
  if (!BY_SOMEBODY.includes(when.event)) return when;
  return {
    ...when,
    ...perhaps(luck, 4, () => ({ by: peopleFilter(scene) })),
    ...('area' in when ? {} : perhaps(luck, 4, () => ({ in: somePlace(scene) }))),
  };
}

function plainEvent(scene: Scene): RuleEvent {
  const { luck } = scene;
  const [objective] = idsOf(scene, 'objective');
  return luck.pick<() => RuleEvent>([
    () => ({ event: 'set-up' }),
    () => ({ event: 'round-begins' }),
    () => ({ event: 'players-phase-ends' }),
    () => ({ event: 'zombies-phase' }),
    () => ({ event: 'end-phase' }),
    () => ({ event: 'objective-taken', ...someObjectives(scene) }),
    () => ({ event: 'objective-taken' }),
    () => ({ event: 'companion-rallied', ...someCompanions(scene) }),
    () => ({ event: 'zombie-killed', ...perhaps(luck, 2, () => ({ kind: luck.pick(kindsOfZombies) })) }),
    () => ({ event: 'zombies-spawned', ...perhaps(luck, 2, () => ({ in: someArea(scene) })) }),
    () => ({ event: 'zombie-enters', area: someArea(scene) }),
    () => ({
      event: 'spawn-token',
      ...someTokens(scene),
      becomes: luck.pick(['active', 'inactive', 'safe', 'removed', 'moved'] as const),
    }),
    () => usedSomething(scene),
    ...eventsOfPeople(scene),
    () => ({ event: 'zombie-killed' }),
    () => ({ event: 'enters', area: 'everywhere' }),
    () => ({ event: 'enters', area: somePlace(scene) }),
    () => ({ event: 'searched', ...perhaps(luck, 2, () => ({ in: someArea(scene) })) }),
    () => ({ event: 'found', ...perhaps(luck, 2, () => ({ card: luck.pick(['water', 'weapon', 'any']) })) }),
    ...(objective === undefined ? [] : [() => ({ event: 'stepped-off' as const, objective })]),
    ...idsOf(scene, 'train').flatMap(() => [
      () => ({ event: 'train-enters' as const }),
      () => ({ event: 'train-reaches' as const, area: somePlace(scene) }),
      () => ({ event: 'zombie-rides-off' as const }),
    ]),
  ])();
}

function usedSomething(scene: Scene): RuleEvent {
  const { luck } = scene;
  const targets = [
    { token: someTokens(scene) },
    { token: {} },
    { area: someArea(scene) },
    ...idsOf(scene, 'machine').map((machine) => ({ machine })),
  ];
  const card = luck.pick(['dynamite', 'dynamite', 'holy-water', 'water']);
  return { event: 'used', card, ...(luck.oneIn(4) ? {} : { on: luck.pick(targets) }) };
}

const BY_SOMEBODY = [
  'objective-taken',
  'companion-rallied',
  'zombie-killed',
  'used',
  'enters',
  'searched',
  'found',
  'level-reached',
  'wounded',
  'survivor-eliminated',
  'leaves',
  'left',
  'turn-begins',
  'turn-ends',
];

export function occasionOf(when: RuleEvent): Occasion {
  return {
    isBySomebody: BY_SOMEBODY.includes(when.event),
    isAboutToken: when.event === 'used' && when.on !== undefined && 'token' in when.on,
    isSetUp: when.event === 'set-up',
  };
}
