import type { FaceSource, Mission } from '../../../../schemas';
import type { ComponentCount } from '../../../game/content';
import { limits, machines as machineCards, type Zombie, zombieKinds } from '../content';
import type { KindInPlay } from '../mission-program';
import { refuse } from '../problems';
import { COLOURS, type SpawnKind } from '../state';
import { kindNumber, kindsFor } from './kinds';
import { cratesInUse, spotsOn } from './printed-spots';
import { spawnTokensOf } from './spawn-tokens';

/** What a mission puts on the board, as far as the box has only so many. */
export interface CountedPieces {
  readonly spawnTokens: readonly { readonly kind: SpawnKind }[];
  readonly objectives: readonly { readonly colour: number }[];
  readonly machines: readonly { readonly machine: string }[];
  readonly zombies: readonly { readonly kind: number; readonly count: number }[];
}

export type Component =
  | 'starting-spawn'
  | 'mobile-spawn'
  | 'abomination-spawn'
  | 'corpse-pile'
  | `${(typeof COLOURS)[number]}-objective`
  | 'noise'
  | 'exit'
  | 'wagon'
  | 'gatling'
  | Zombie;

type Count = readonly [component: Component, asked: number, inBox: number];

/** What a mission asks for more of than there is: the box, and the extra pieces that it declares itself. */
export function missingComponents(
  mission: Mission,
  asked: CountedPieces,
): ReturnType<typeof refuse> | undefined {
  for (const { component, asked: wanted, inBox, extra } of componentsOf(mission, asked)) {
    const there = inBox + extra;
    if (wanted > there) return refuse('too-many-components', { component, asked: wanted, there });
  }
  return undefined;
}

/** The same of a mission that is being drawn, and need not be playable. */
export function componentCounts(mission: Mission, faces: FaceSource): readonly ComponentCount<Component>[] {
  return componentsOf(mission, askedBy(mission, faces));
}

function componentsOf(mission: Mission, asked: CountedPieces): ComponentCount<Component>[] {
  const counts = [...tokens(mission, asked), ...machines(asked), ...miniatures(mission, asked)];
  return counts.map(([component, wanted, inBox]) => ({
    component,
    asked: wanted,
    inBox,
    extra: declared(mission, component),
  }));
}

function askedBy(mission: Mission, faces: FaceSource): CountedPieces {
  const { tokens = [], placements } = mission;
  const kinds = kindsFor(mission);
  const zone = undefined;
  const lying = tokens.map((token) => ({ ...token, zone }));
  const spots = spotsOn(placements, faces).map((spot) => ({ ...spot, zone }));
  const [red] = COLOURS;
  const colours = tokens.flatMap((token) => (token.kind === 'objective' ? [token.colour] : []));
  const printed = cratesInUse(tokens, spots).map(() => red);
  return {
    spawnTokens: spawnTokensOf(lying, spots),
    objectives: [...colours, ...printed].map((colour) => ({ colour: COLOURS.indexOf(colour) })),
    machines: tokens.filter((token) => token.kind === 'machine'),
    zombies: tokens.flatMap((token) => {
      if (token.kind !== 'zombie') return [];
      return [{ kind: kindNumber(kinds, token.zombie), count: token.count ?? 1 }];
    }),
  };
}

function declared({ components }: Pick<Mission, 'components'>, component: string): number {
  return components?.[component] ?? 0;
}

/** How many miniatures of each kind a mission can put on the board. */
export function miniaturesFor(
  mission: Pick<Mission, 'components' | 'kinds'>,
  kinds: readonly KindInPlay[] = kindsFor(mission),
): number[] {
  return kinds.map(({ id, miniatures }) => miniatures + declared(mission, id)); // UOA-COMPONENTS-01
}

/** Spawn tokens by their components. */
export function spawnTokensAsked(spawnTokens: CountedPieces['spawnTokens']): Count[] {
  const { tokens: box } = limits;
  const asked = (kind: SpawnKind) => spawnTokens.filter((token) => token.kind === kind).length;
  return [
    ['starting-spawn', asked('starting'), box.starting], // UOA-COMPONENTS-02
    ['mobile-spawn', asked('mobile'), box.mobile],
    ['abomination-spawn', asked('abomination'), box.abomination],
    ['corpse-pile', asked('corpse-pile'), box.corpsePiles],
  ];
}

function tokens(mission: Mission, { spawnTokens, objectives }: CountedPieces): Count[] {
  const { tokens: box } = limits;
  const laid = (kind: string) => (mission.tokens ?? []).filter((token) => token.kind === kind).length;
  return [
    ...spawnTokensAsked(spawnTokens),
    ...COLOURS.map((colour, number): Count => {
      const asked = objectives.filter((objective) => objective.colour === number).length;
      return [`${colour}-objective`, asked, box.objectives[colour]]; // UOA-COMPONENTS-03
    }),
    ['noise', laid('noise'), box.noise],
    ['exit', laid('exit'), box.exit],
  ];
}

function machines({ machines: all }: CountedPieces): Count[] {
  return machineCards.map(({ id, copies }): Count => {
    const asked = all.filter(({ machine }) => machine === id).length;
    return [id, asked, copies]; // UOA-COMPONENTS-03
  });
}

/** Those of the game; what only the mission has is counted among those from which it is taken, or not at all. */
function miniatures(mission: Mission, { zombies }: CountedPieces): Count[] {
  const kinds = kindsFor(mission);
  return zombieKinds.map(({ id, miniatures: inBox }, kind): Count => {
    const asked = zombies.reduce(
      (sum, standing) => sum + (kinds[standing.kind]?.pool === kind ? standing.count : 0),
      0,
    );
    return [id, asked, inBox];
  });
}
