import type { Effect, Outcome } from '../../../schemas';
import { someAmount, someGain, someThreshold } from './amounts';
import { randomCondition, type Sayable, someCompanions, someObjectives, someTokens } from './conditions';
import { effectsOnPeople } from './people';
import { pieceEffects } from './piece-effects';
import {
  COUNTERS,
  DECKS,
  idsOf,
  kindsOfZombies,
  type Occasion,
  perhaps,
  type Scene,
  someArea,
  someGroup,
} from './scene';
import { somePeople, somePlace } from './whereabouts';

/** What effects may hold is said of no more than what stands in other effects already. */
export function randomEffects(scene: Scene, occasion: Occasion, say: Sayable, depth = 2): Effect[] {
  const { luck } = scene;
  const holders = holdingOthers(scene, occasion, say, depth - 1);
  const makers = [
    ...forAnybody(scene),
    ...effectsOnPeople(scene, occasion),
    ...(occasion.isBySomebody ? [...forSomebody(scene), ...forSomebody(scene)] : []),
    ...(occasion.isAboutToken ? aboutToken : []),
    ...(occasion.isSetUp ? atSetUp(scene) : []),
  ];
  const one = () => (depth > 0 && luck.oneIn(4) ? luck.pick(holders)() : luck.pick(makers)());
  return [one(), ...luck.some(3, one)];
}

type Maker = () => Effect;

function forAnybody(scene: Scene): Maker[] {
  const { luck, areas } = scene;
  const track = areas.find(({ id }) => id === 'track');
  const start = scene.tokens.find(({ kind }) => kind === 'start');
  const tiles = [...new Set([start?.at.tile ?? '', scene.placements[0]?.id ?? ''])];
  return [
    () => ({
      effect: 'card',
      card: luck.pick(['water', 'dynamite', ['winchester', 'water', 'machete']]),
      to: 'first-player-choice',
    }),
    () => ({ effect: 'adrenaline', amount: someGain(scene, 5), to: toSomebody(scene) }),
    () => ({
      effect: 'card',
      card: luck.pick(['water', ['machete', 'dynamite', 'holy-water']]),
      to: toSomebody(scene),
    }),
    () => ({ effect: 'card', card: ['machete', 'water', 'winchester', 'dynamite'], to: toSomebody(scene) }),
    () => ({ effect: 'bounty-weapon', to: toSomebody(scene) }),
    () => ({ effect: 'to-first-spawn-zone', which: someTokens(scene) }),
    () => ({ effect: 'noise', in: somePlace(scene, true) }),
    () => ({
      effect: 'later',
      rounds: 1 + luck.below(3),
      do: [{ effect: 'zombies', kind: luck.pick(kindsOfZombies), in: someArea(scene) }],
    }),
    () => ({
      effect: 'count',
      counter: luck.pick(COUNTERS),
      ...perhaps(luck, 2, () => ({ by: someGain(scene, 2) })),
    }),
    () => ({ effect: 'count', counter: luck.pick(COUNTERS), to: someThreshold(scene) }),
    () => ({ effect: 'count', counter: luck.pick(COUNTERS) }),
    () => ({
      effect: 'zombies',
      kind: luck.pick(kindsOfZombies),
      in: somePlace(scene, true),
      ...perhaps(luck, 3, () => ({ count: someAmount(scene, 2) })),
    }),
    () => ({
      effect: 'activate',
      ...perhaps(luck, 2, () => ({ kind: luck.pick(kindsOfZombies) })),
      ...perhaps(luck, 2, () => ({ in: somePlace(scene, true) })),
    }),
    ...(luck.oneIn(3)
      ? [
          () => ({
            effect: 'remove-tokens' as const,
            which: someTokens(scene),
            ...perhaps(luck, 2, () => ({ in: somePlace(scene, true) })),
          }),
        ]
      : []),
    ...(luck.oneIn(2) ? pieceEffects(scene) : []),
    ...(luck.oneIn(8) ? [() => ({ effect: luck.pick(['lose', 'win'] as const) })] : []),
    ...(luck.oneIn(3)
      ? [
          () => ({
            effect: 'flip-tile' as const,
            tile: luck.pick(tiles),
            ...perhaps(luck, 2, () => ({ adrenaline: true as const })),
          }),
        ]
      : []),
    ...(track ? [() => ({ effect: 'step' as const, objective: firstObjective(scene), along: 'track' })] : []),
    ...idsOf(scene, 'machine').map((machine) => () => ({ effect: 'remove-machine' as const, machine })),
    ...idsOf(scene, 'train').map(() => () => ({ effect: 'train-starts' as const })),
  ];
}

function forSomebody(scene: Scene): Maker[] {
  const { luck } = scene;
  const holders = [...idsOf(scene, 'machine'), ...scene.areas.map(({ id }) => id)];
  const cards = ['holy-water', 'dynamite', 'winchester', 'plenty-of-shells'] as const;
  return [
    () => ({ effect: 'adrenaline', amount: someGain(scene, 5) }),
    () => ({ effect: 'bounty-weapon', ...perhaps(luck, 2, () => ({ from: 'reserve' as const })) }),
    () => ({ effect: 'card', card: luck.pick(cards), ...perhaps(luck, 2, () => ({ to: 'taker' as const })) }),
    () => ({
      effect: 'card',
      ...perhaps(luck, 2, () => ({ card: luck.pick(['any', 'weapon', 'water']) })),
      from: luck.pick([...DECKS, 'discards', 'equipment']),
      ...perhaps(luck, 3, () => ({ count: someAmount(scene, 2) })),
    }),
    () => ({
      effect: 'discard',
      ...(luck.oneIn(4)
        ? { objective: someObjectives(scene) }
        : { card: luck.pick(['any', 'weapon', 'water']) }),
      ...perhaps(luck, 2, () => ({ count: luck.pick([2, 'all'] as const) })),
      ...perhaps(luck, 3, () => ({ pick: 'lot' as const })),
      ...perhaps(luck, 3, () => ({ who: luck.pick(['all', 'others', 'one'] as const) })),
    }),
    () => ({ effect: 'companion', ...someGroup(scene) }),
    () => ({ effect: 'load', ...someObjectives(scene), into: luck.pick(holders) }),
  ];
}

const aboutToken: readonly Maker[] = [
  () => ({ effect: 'to-first-spawn-zone' }),
  () => ({ effect: 'flip-tile', adrenaline: true }),
  () => ({ effect: 'flip-tile' }),
];

function atSetUp(scene: Scene): Maker[] {
  return [
    () => ({ effect: 'set-aside', weapons: 1 + scene.luck.below(4) }),
    () => ({ effect: 'set-aside', weapons: 3 }),
    () => ({ effect: 'spread-survivors' }),
    () => ({ effect: 'no-starting-weapons' }),
    () => ({ effect: 'card', from: luckyDeck(scene), to: 'all' }),
    () => ({ effect: 'scatter', ...someCompanions(scene), over: somePlace(scene) }),
  ];
}

function luckyDeck({ luck }: Scene): string {
  return luck.pick(DECKS);
}

function firstObjective(scene: Scene): string {
  return idsOf(scene, 'objective')[0] ?? '';
}

/** Nobody in particular has to be at hand for it. */
function toSomebody(scene: Scene) {
  const people = somePeople(scene, true);
  return people === 'doer' || people === 'taker' ? 'one' : people;
}

/** What brings other effects: on a condition, by dice, by choice, for each of some. */
function holdingOthers(scene: Scene, occasion: Occasion, say: Sayable, depth: number): Maker[] {
  const { luck } = scene;
  const inner = (at = occasion) => randomEffects(scene, at, say, depth);
  const condition = () => randomCondition(scene, say, 1);
  const outcome = (): Outcome => ({
    ...luck.pick([
      { from: 1 + luck.below(9) },
      { to: 1 + luck.below(9) },
      { from: 2, to: someThreshold(scene) },
      {},
    ]),
    do: inner(),
  });
  return [
    () => ({ effect: 'if', if: condition(), do: inner(), ...perhaps(luck, 2, () => ({ else: inner() })) }),
    () => ({
      effect: 'roll',
      ...perhaps(luck, 3, () => ({ dice: 1 + luck.below(3) })),
      outcomes: [outcome(), ...luck.some(3, outcome)],
    }),
    () => ({
      effect: 'choose',
      options: [inner(), inner(), ...luck.some(2, () => inner())].map((effects) => ({
        ...perhaps(luck, 3, () => ({ if: condition() })),
        do: effects,
      })),
    }),
    () => ({ effect: 'each', who: somePeople(scene, true), do: inner({ ...occasion, isBySomebody: true }) }),
    () => ({ effect: 'each', in: somePlace(scene, true), do: inner() }),
  ];
}
