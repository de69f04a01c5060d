import { systemOf } from '../../../engine';
import { limits } from '../../../engine/systems/undead-or-alive';
import type { FaceSource, Mission } from '../../../schemas';
import type { Beside, Cutout } from '../system-drawing';
import sizes from './cutout-sides.json';
import type { UoaFigure } from './figure';

const { sides } = sizes;
const system = 'undead-or-alive';

/** A figure as it is cut out of paper, if there is cardboard for it: no crate is nothing that lies there. */
export function cutoutOf(figure: UoaFigure): Cutout<UoaFigure> | undefined {
  switch (figure.kind) {
    case 'no-objective':
      return undefined;
    case 'objective':
      return { ...one(figure, sides.objective), ...(figure.faceDown && { back: faceUp(figure) }) };
    case 'spawn':
      return {
        ...one(figure, sides.spawn),
        ...(figure.spawn === 'abomination' && { back: { ...figure, inactive: !figure.inactive } }),
      };
    case 'corpse-pile':
      return { ...one(figure, sides[figure.kind]), back: { ...figure, safe: !figure.safe } };
    case 'noise':
      return { ...one(figure, sides.noise), back: { ...figure, boom: !figure.boom } };
    case 'zombie': {
      const { count = 1, ...lone } = figure;
      const side = figure.zombie === 'abomination' ? sides.abomination : sides.zombie;
      return { front: lone, side, count };
    }
    case 'start':
    case 'exit':
    case 'vade-retro':
    case 'first-player':
    case 'companion':
    case 'survivor':
    case 'machine':
      return one(figure, sides[figure.kind]);
  }
}

function one(front: UoaFigure, side: number): Cutout<UoaFigure> {
  return { front, side, count: 1 };
}

/** What it shows once it was taken. */
function faceUp({ colour }: Extract<UoaFigure, { kind: 'objective' }>): UoaFigure {
  return { system, kind: 'objective', colour };
}

/** What players lay on the board besides: what tiles have printed on them, and what every mission is played with. */
export function besides(mission: Mission, faces: FaceSource): Beside<UoaFigure>[] {
  const counts = systemOf(system).content.components(mission, faces);
  const printed = (component: string, isLaid: (token: Token) => boolean): number => {
    const asked = counts.find((count) => count.component === component)?.asked ?? 0;
    return Math.max(0, asked - (mission.tokens ?? []).filter(isLaid).length);
  };
  const abominations = printed(
    'abomination-spawn',
    (token) => token.kind === 'spawn' && token.spawn === 'abomination',
  );
  const crates = printed('red-objective', (token) => token.kind === 'objective' && token.colour === 'red');
  const noise = (mission.tokens ?? []).some(({ kind }) => kind === 'noise') ? 0 : limits.tokens.noise;
  const all: Beside<UoaFigure>[] = [
    { figure: { system, kind: 'objective', colour: 'red' }, count: crates, name: 'token.name.objective.red' },
    {
      figure: { system, kind: 'spawn', spawn: 'abomination' },
      count: abominations,
      name: 'token.name.spawn.abomination',
    },
    {
      figure: { system, kind: 'corpse-pile' },
      count: printed('corpse-pile', () => false),
      name: 'spawn.corpse-pile',
    },
    { figure: { system, kind: 'noise' }, count: noise, name: 'token.name.noise' },
    { figure: { system, kind: 'vade-retro' }, count: limits.tokens.vadeRetro, name: 'view.vade-retro' },
  ];
  return all.filter(({ count }) => count > 0);
}

type Token = NonNullable<Mission['tokens']>[number];
