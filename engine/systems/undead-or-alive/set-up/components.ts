import type { Mission } from '../../../../schemas';
import { limits, machines as machineCards, zombieKinds } from '../content';
import type { MissionProgram } from '../mission-program';
import { COLOURS, type SpawnKind } from '../state';
import { refuse } from './problems';

/** What a mission asks for more of than there is: the box, and the extra pieces that it declares itself. */
export function missingComponents(
  mission: Mission,
  program: MissionProgram,
): ReturnType<typeof refuse> | undefined {
  const ofTokens = [...tokens(mission, program), ...machines(program)].map(
    ([component, asked, inBox]): Count => [component, asked, inBox + extra(mission, component)],
  );
  for (const [component, asked, there] of [...ofTokens, ...miniatures(program)]) {
    if (asked > there) return refuse('too-many-components', { component, asked, there });
  }
  return undefined;
}

function extra({ components }: Mission, component: string): number {
  return components?.[component] ?? 0;
}

/** How many miniatures of each kind a mission can put on the board. */
export function miniaturesFor(mission: Mission): number[] {
  return zombieKinds.map(({ id, miniatures: inBox }) => inBox + extra(mission, id)); // UOA-COMPONENTS-01
}

type Count = readonly [component: string, asked: number, there: number];

/** Spawn tokens by their components. */
export function spawnTokensAsked(spawnTokens: readonly { readonly kind: SpawnKind }[]): Count[] {
  const { tokens: box } = limits;
  const asked = (kind: SpawnKind) => spawnTokens.filter((token) => token.kind === kind).length;
  return [
    ['starting-spawn', asked('starting'), box.starting], // UOA-COMPONENTS-02
    ['mobile-spawn', asked('mobile'), box.mobile],
    ['abomination-spawn', asked('abomination'), box.abomination],
    ['corpse-pile', asked('corpse-pile'), box.corpsePiles],
  ];
}

function tokens(mission: Mission, { spawnTokens, objectives }: MissionProgram): Count[] {
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

function machines(program: MissionProgram): Count[] {
  return machineCards.map(({ id, copies }): Count => {
    const asked = program.machines.filter(({ machine }) => machine === id).length;
    return [id, asked, copies]; // UOA-COMPONENTS-03
  });
}

function miniatures({ zombies, miniatures: all }: MissionProgram): Count[] {
  return zombieKinds.map(({ id }, kind): Count => {
    const asked = zombies.reduce((sum, standing) => sum + (standing.kind === kind ? standing.count : 0), 0);
    return [id, asked, all[kind] ?? 0];
  });
}
