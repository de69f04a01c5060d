import type { Amount, Effect } from '../../../schemas';
import { COUNTERS, someCompanions, someObjectives, someTokens } from './conditions';
import { effectsOnPeople } from './people';
import { idsOf, kindsOfZombies, perhaps, type Scene, someArea, someGroup } from './scene';

/** For whom something is done, and to what: some effects need to know. */
export interface Occasion {
  readonly isBySomebody: boolean;
  readonly isAboutToken: boolean;
  /** Before the first round. */
  readonly isSetUp: boolean;
}

export function randomEffects(scene: Scene, occasion: Occasion): Effect[] {
  const { luck } = scene;
  const makers = [
    ...forAnybody(scene),
    ...effectsOnPeople(scene, occasion),
    ...(occasion.isBySomebody ? [...forSomebody(scene), ...forSomebody(scene)] : []),
    ...(occasion.isAboutToken ? aboutToken : []),
    ...(occasion.isSetUp ? atSetUp(scene) : []),
  ];
  return [luck.pick(makers)(), ...luck.some(3, () => luck.pick(makers)())];
}

type Maker = () => Effect;

function forAnybody(scene: Scene): Maker[] {
  const { luck, areas } = scene;
  const track = areas.find(({ id }) => id === 'track');
  const start = scene.tokens.find(({ kind }) => kind === 'start');
  const tiles = [...new Set([start?.at.tile ?? '', scene.placements[0]?.id ?? ''])];
  return [
    () => ({ effect: 'card', card: luck.pick(['water', 'dynamite']), to: 'first-player-choice' }),
    () => ({ effect: 'to-first-spawn-zone', which: someTokens(scene) }),
    () => ({ effect: 'noise', in: someArea(scene) }),
    () => ({
      effect: 'count',
      counter: luck.pick(COUNTERS),
      ...perhaps(luck, 2, () => ({ by: luck.below(5) - 2 })),
    }),
    () => ({ effect: 'count', counter: luck.pick(COUNTERS) }),
    () => ({
      effect: 'zombies',
      kind: luck.pick(kindsOfZombies),
      in: someArea(scene),
      ...perhaps(luck, 3, () => ({ count: amount(scene, 2) })),
    }),
    ...(luck.oneIn(3)
      ? [
          () => ({
            effect: 'remove-tokens' as const,
            which: someTokens(scene),
            ...perhaps(luck, 2, () => ({ in: someArea(scene) })),
          }),
        ]
      : []),
    ...(luck.oneIn(8) ? [() => ({ effect: 'lose' as const })] : []),
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
    () => ({ effect: 'adrenaline', amount: amount(scene, 5) }),
    () => ({ effect: 'bounty-weapon', ...perhaps(luck, 2, () => ({ from: 'reserve' as const })) }),
    () => ({ effect: 'card', card: luck.pick(cards), ...perhaps(luck, 2, () => ({ to: 'taker' as const })) }),
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
    () => ({ effect: 'scatter', ...someCompanions(scene), over: someArea(scene) }),
  ];
}

function firstObjective(scene: Scene): string {
  return idsOf(scene, 'objective')[0] ?? '';
}

function amount({ luck }: Scene, most: number): Amount {
  const times = 1 + luck.below(most);
  return luck.oneIn(2) ? times : { times, per: luck.pick(['survivor', 'loaded', 'led'] as const) };
}
