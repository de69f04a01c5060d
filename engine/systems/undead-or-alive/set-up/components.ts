import type { Mission } from '../../../../schemas';
import { limits, machines as machineCards, zombieKinds } from '../content';
import type { MissionProgram } from '../mission-program';
import { COLOURS } from '../state';
import { refuse } from './problems';

/** What a mission asks for more of than there is: the box, and the extra pieces that it declares itself. */
export function missingComponents(
  mission: Mission,
  program: MissionProgram,
): ReturnType<typeof refuse> | undefined {
  for (const [component, asked, inBox] of [
    ...tokens(mission, program),
    ...machines(program),
    ...miniatures(program),
  ]) {
    const there = inBox + (mission.components?.[component] ?? 0);
    if (asked > there) return refuse('too-many-components', { component, asked, there });
  }
  return undefined;
}

type Count = readonly [component: string, asked: number, inBox: number];

function tokens(mission: Mission, { spawnTokens, objectives }: MissionProgram): Count[] {
  const { tokens: box } = limits;
  const spawning = (kind: string) => spawnTokens.filter((token) => token.kind === kind).length;
  const laid = (kind: string) => (mission.tokens ?? []).filter((token) => token.kind === kind).length;
  return [
    ['starting-spawn', spawning('starting'), box.starting], // UOA-COMPONENTS-02
    ['mobile-spawn', spawning('mobile'), box.mobile],
    ['abomination-spawn', spawning('abomination'), box.abomination],
    ['corpse-pile', spawning('corpse-pile'), box.corpsePiles],
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

function miniatures({ zombies }: MissionProgram): Count[] {
  return zombieKinds.map(({ id, miniatures: inBox }, kind): Count => {
    const asked = zombies.reduce((sum, standing) => sum + (standing.kind === kind ? standing.count : 0), 0);
    return [id, asked, inBox]; // UOA-COMPONENTS-01
  });
}
