import type {
  CarryRule,
  Change,
  Condition,
  PeopleFilter,
  Price,
  PriceRule,
  Prices,
  Restriction,
  SearchRule,
} from '../../../schemas';
import { someCompanions, someObjectives, someTokens } from './conditions';
import { restrictionsOnPeople } from './people';
import { COUNTERS, classes, DECKS, idsOf, kindsOfZombies, perhaps, type Scene, someArea } from './scene';

/** What nobody may do for now. */
export function randomRestriction(scene: Scene, condition: () => Condition): Restriction {
  const { luck } = scene;
  const [machine] = idsOf(scene, 'machine');
  const what = luck.pick<() => Restriction>([
    () => ({ what: 'take', ...someObjectives(scene) }),
    () => ({ what: 'rally', ...someCompanions(scene) }),
    () => ({
      what: 'enter',
      ...(machine !== undefined && luck.oneIn(2) ? { machine } : { area: someArea(scene) }),
    }),
    () => ({ what: 'holy-water', ...someTokens(scene) }),
    () => ({ what: 'awaken', ...someTokens(scene) }),
    () => ({ what: 'exit' }),
    () => ({ what: 'search', ...perhaps(luck, 2, () => ({ in: someArea(scene) })) }),
    () => ({ what: 'search', who: { class: luck.pick(classes) } }),
    ...restrictionsOnPeople(scene),
    () => ({ what: 'spawn', ...someTokens(scene), ...perhaps(luck, 2, () => ({ in: someArea(scene) })) }),
    () => ({ what: 'exit', ...someOnly(scene) }),
    () => ({ what: 'take', ...someObjectives(scene), ...someOnly(scene) }),
    () => ({
      what: luck.pick(['move', 'trade', 'melee', 'ranged', 'reload', 'make-noise', 'skill'] as const),
      ...someOnly(scene),
    }),
    () => ({ what: 'use', card: luck.pick(['dynamite', 'pan', 'holy-water']), ...someOnly(scene) }),
    ...(machine === undefined
      ? []
      : [() => ({ what: luck.pick(['drive', 'fire'] as const), machine, ...someOnly(scene) })]),
  ])();
  return { ...what, ...forAWhile(scene, condition) };
}

/** What is otherwise than the rules say. */
export function randomChange(scene: Scene, condition: () => Condition): Change {
  const { luck } = scene;
  const some = () => luck.below(5) - 2;
  const change = luck.pick<() => Change>([
    () => ({ what: 'sight', range: luck.below(3), ...someOnly(scene) }),
    () => ({ what: 'sight', range: luck.below(3), of: luck.pick(['survivors', 'zombies'] as const) }),
    () => ({ what: 'hidden', in: someArea(scene) }),
    () => ({ what: 'sight-blocked', area: someArea(scene) }),
    () => ({ what: 'combat', accuracy: some(), ...someOnly(scene) }),
    () => ({ what: 'combat', mode: luck.pick(['melee', 'ranged'] as const), dice: some() }),
    () => ({ what: 'combat', damage: some(), ...someOnly(scene) }),
    () => ({ what: 'actions', by: some(), ...someOnly(scene) }),
    () => ({
      what: 'zombies',
      ...perhaps(luck, 2, () => ({ kind: luck.pick(kindsOfZombies) })),
      ...perhaps(luck, 2, () => ({ health: some() })),
      ...perhaps(luck, 2, () => ({ damage: some() })),
      ...perhaps(luck, 3, () => ({ actions: some() })),
      ...perhaps(luck, 3, () => ({ adrenaline: some() })),
    }),
    () => ({ what: 'noise', in: someArea(scene) }),
  ])();
  return { ...change, ...forAWhile(scene, condition) };
}

/** Not for everybody, or not everywhere. */
function someOnly(scene: Scene): { who?: PeopleFilter; in?: string } {
  const { luck } = scene;
  return {
    ...perhaps(luck, 3, () => ({ who: luck.pick([{ wounded: 1 }, { class: luck.pick(classes) }]) })),
    ...perhaps(luck, 3, () => ({ in: someArea(scene) })),
  };
}

function forAWhile({ luck }: Scene, condition: () => Condition) {
  return {
    ...perhaps(luck, 2, () => ({ asLongAs: condition() })),
    ...perhaps(luck, 2, () => ({ unless: condition() })),
    ...perhaps(luck, 4, () => ({ until: condition() })),
  };
}

export function randomCarrying(scene: Scene): CarryRule {
  const { luck } = scene;
  const filter = luck.oneIn(2) ? {} : someObjectives(scene);
  return luck.pick<CarryRule>([
    { ...filter, by: 'dashboard' },
    { ...filter, by: 'slot' },
    { ...filter, by: 'companion' },
    { ...filter, by: 'companion', ...perhaps(luck, 4, () => ({ class: luck.pick(classes) })) },
  ]);
}

/** One of two things, as a rule. */
export function randomPrices(scene: Scene): Prices {
  const { luck } = scene;
  const thing = () =>
    luck.oneIn(2)
      ? { card: luck.pick(['pan', 'old-timer', 'springfield', 'pan', 'water', 'dynamite', 'any', 'weapon']) }
      : { objective: someObjectives(scene) };
  const one = (): Price =>
    luck.oneIn(3)
      ? luck.pick<Price>([
          { adrenaline: 1 + luck.below(3) },
          { wounds: 1 },
          { counter: luck.pick(COUNTERS), count: 1 + luck.below(2) },
          { all: [thing(), thing()] },
          { all: [{ card: 'any' }, { adrenaline: 1 }] },
        ])
      : thing();
  return [one(), ...luck.some(3, one)];
}

/** Something that costs more than actions. */
export function randomPrice(scene: Scene, condition: () => Condition): PriceRule {
  const { luck } = scene;
  const [machine] = idsOf(scene, 'machine');
  const pay = randomPrices(scene);
  const where = () => perhaps(luck, 2, () => ({ in: someArea(scene) }));
  const what = luck.pick<() => PriceRule>([
    () => ({ for: 'rally', pay, ...someCompanions(scene) }),
    () => ({ for: 'rally', pay, ...someCompanions(scene) }),
    () => ({ for: 'exit', pay }),
    () => ({ for: 'take', pay, ...someObjectives(scene), ...where() }),
    () => ({ for: 'search', pay, ...where() }),
    () => ({ for: 'enter', pay, in: someArea(scene) }),
    () => ({ for: 'drive', pay, ...(machine !== undefined && luck.oneIn(2) && { machine }) }),
  ])();
  return {
    ...what,
    ...perhaps(luck, 3, () => ({ who: { class: luck.pick(classes) } })),
    ...perhaps(luck, 4, () => ({ asLongAs: condition() })),
    ...perhaps(luck, 4, () => ({ unless: condition() })),
  };
}

export function randomSearching(scene: Scene, condition: () => Condition): SearchRule {
  const { luck } = scene;
  return {
    ...luck.pick<SearchRule>([
      { cards: 1 + luck.below(3) },
      { from: luck.pick(DECKS) },
      { anywhere: true },
      { again: true, cards: 2 },
    ]),
    ...perhaps(luck, 3, () => ({ who: { class: luck.pick(classes) } })),
    ...perhaps(luck, 3, () => ({ in: someArea(scene) })),
    ...perhaps(luck, 4, () => ({ unless: condition() })),
  };
}
