import type { CustomAction, Effect, Rule } from '../../../schemas';
import type { Luck } from '../luck';
import { randomCondition, type Sayable } from './conditions';
import { randomEffects } from './effects';
import { occasionOf, randomEvent } from './events';
import { randomPassage } from './people';
import {
  randomCarrying,
  randomChange,
  randomPrice,
  randomPrices,
  randomRestriction,
  randomSearching,
} from './restrictions';
import { COUNTERS, idsOf, perhaps, type Scene } from './scene';
import { somePlace } from './whereabouts';

/** Rules, and what conditions may say about them. */
export function randomRules(scene: Scene): { readonly rules: Rule[]; readonly say: Sayable } {
  const { luck } = scene;
  const ids = SORTS.flatMap(([sort, most]) => luck.some(most, (index) => `${sort}${index}`));
  // Only what does something can have been done.
  const doing = ids.filter((id) => /^(when|soon|action)/.test(id));
  const say: Sayable = { rules: doing, counters: COUNTERS };
  return { rules: [tally(luck), ...ids.map((id) => ruleNamed(scene, id, say)), ...departure(scene)], say };
}

/** What is counted can be asked for. */
function tally(luck: Luck): Rule {
  const event = luck.pick(['round-begins', 'objective-taken', 'zombie-killed', 'companion-rallied'] as const);
  return { id: 'tally', when: { event }, do: COUNTERS.map((counter) => ({ effect: 'count', counter })) };
}

/** How many of each there are, at most. */
const SORTS = [
  ['when', 9],
  ['soon', 4],
  ['action', 4],
  ['forbid', 3],
  ['change', 3],
  ['price', 3],
  ['carry', 4],
  ['search', 2],
  ['passage', 3],
  ['word', 2],
] as const;

function ruleNamed(scene: Scene, id: string, say: Sayable): Rule {
  const { luck } = scene;
  const condition = () => randomCondition(scene, say);
  const whenever = () => ({
    ...perhaps(luck, 4, () => ({ if: condition() })),
    ...perhaps(luck, 3, () => ({
      once: luck.pick([true, 'each-survivor', 'each-round', 'each-turn'] as const),
    })),
    ...perhaps(luck, 6, () => ({ times: 2 + luck.below(3) })),
  });
  if (id.startsWith('when')) return { id, ...happening(scene, say), ...whenever() };
  if (id.startsWith('soon'))
    return { id, asSoonAs: condition(), do: randomEffects(scene, BY_NOBODY, say), ...whenever() };
  if (id.startsWith('action'))
    return { id, action: randomAction(scene), do: deeds(scene, say), ...whenever() };
  if (id.startsWith('forbid')) return { id, forbid: randomRestriction(scene, condition) };
  if (id.startsWith('change')) return { id, change: randomChange(scene, condition) };
  if (id.startsWith('price')) return { id, price: randomPrice(scene, condition) };
  if (id.startsWith('search')) return { id, search: randomSearching(scene, condition) };
  if (id.startsWith('passage')) return { id, passage: randomPassage(scene, condition) };
  if (id.startsWith('carry')) return { id, carry: randomCarrying(scene) };
  return { id, text: { en: 'Mind your manners.' } };
}

const BY_NOBODY = { isBySomebody: false, isAboutToken: false, isSetUp: false } as const;
const BY_ANYBODY = { isBySomebody: true, isAboutToken: false, isSetUp: false } as const;

function happening(scene: Scene, say: Sayable): Pick<Extract<Rule, { when: unknown }>, 'when' | 'do'> {
  const when = randomEvent(scene);
  return { when, do: randomEffects(scene, occasionOf(when), say) };
}

function randomAction(scene: Scene): CustomAction {
  const { luck } = scene;
  const [machine] = idsOf(scene, 'machine');
  return {
    name: { en: 'Do something' },
    ...perhaps(luck, 3, () => ({ in: somePlace(scene) })),
    ...(machine !== undefined && luck.oneIn(4) ? { beside: machine } : {}),
    ...perhaps(luck, 3, () => ({ actions: luck.below(3) })),
    ...perhaps(luck, 3, () => ({ pay: randomPrices(scene) })),
    ...perhaps(luck, 4, () => ({ anyTime: true as const })),
  };
}

function deeds(scene: Scene, say: Sayable): Effect[] {
  return randomEffects(scene, BY_ANYBODY, say);
}

/** A train waits for a word: at once, or for an objective. */
function departure(scene: Scene): Rule[] {
  const event = idsOf(scene, 'objective').length > 0 && scene.luck.oneIn(3) ? 'objective-taken' : 'set-up';
  return idsOf(scene, 'train').map(() => ({
    id: 'departure',
    when: { event },
    do: [{ effect: 'train-starts' }],
  }));
}
