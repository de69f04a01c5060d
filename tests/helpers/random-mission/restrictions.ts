import type { CarryRule, Condition, Prices, Restriction } from '../../../schemas';
import { someCompanions, someObjectives, someTokens } from './conditions';
import { restrictionsOnPeople } from './people';
import { classes, idsOf, perhaps, type Scene, someArea } from './scene';

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
    ...restrictionsOnPeople(scene),
    () => ({ what: 'spawn', ...someTokens(scene), ...perhaps(luck, 2, () => ({ in: someArea(scene) })) }),
  ])();
  return {
    ...what,
    ...perhaps(luck, 2, () => ({ asLongAs: condition() })),
    ...perhaps(luck, 2, () => ({ unless: condition() })),
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
  const one = () =>
    luck.oneIn(2)
      ? { card: luck.pick(['pan', 'old-timer', 'springfield', 'pan', 'water', 'dynamite']) }
      : { objective: someObjectives(scene) };
  return [one(), ...luck.some(3, one)];
}
