import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { zombiesIn, zombiesOf } from '../../../family/zombicide/horde';
import type { OpenGame } from '../open-game';
import { ABOMINATION, FATTY, NONE, RUNNER, WALKER } from '../state';
import type { Lost } from './events';
import { aimsFreely } from './free-aim';

// Whom a hit may take.

/** Who is in front of whom when a shot comes, by kind: walkers, runners, fatties, abominations. */
const LINE = { [FATTY]: 0, [ABOMINATION]: 0, [WALKER]: 1, [RUNNER]: 2 } as const; // UOA-TARGET-01

export function lineOf(kind: number): number {
  return LINE[kind as keyof typeof LINE];
}

/** Whether the attacker picks whom they like. */
export function choosesFreely(game: OpenGame, attack: Attack): boolean {
  return attack.mode === MELEE || aimsFreely(game, attack); // UOA-MELEE-02, UOA-TARGET-05
}

/** Why hits do nothing where no zombie can take one. */
export function whyLost(game: OpenGame, attack: Attack): Lost {
  const { zone } = attack;
  if (zombiesIn(game, zone) === 0) return 'nobody-left';
  return choosesFreely(game, attack) || nobodyBehind(game, zone) ? 'too-tough' : 'shielded';
}

function nobodyBehind(game: OpenGame, zone: number): boolean {
  return zombiesOf(game, zone, WALKER) + zombiesOf(game, zone, RUNNER) === 0;
}

/** The toughest kind there, which takes the hits that nobody can use; none in an empty zone. */
export function toughestIn(game: OpenGame, zone: number): number {
  for (const kind of [ABOMINATION, FATTY, WALKER, RUNNER]) if (zombiesOf(game, zone, kind) > 0) return kind;
  return NONE;
}
