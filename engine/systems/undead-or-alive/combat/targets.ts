import type { OpenGame } from '../hidden/open-game';
import { profileOf, zombiesIn, zombiesOf } from '../horde';
import { ABOMINATION, FATTY, KINDS, NONE, RUNNER, WALKER } from '../state';
import type { Lost } from './events';
import { aimsFreely } from './free-aim';
import { type Attack, MELEE } from './modes';

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

/** The line that has to fall before a shot reaches the next. */
function frontLine(game: OpenGame, zone: number): number {
  let front = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < KINDS; kind++) {
    if (zombiesOf(game, zone, kind) > 0) front = Math.min(front, lineOf(kind));
  }
  return front;
}

/** One hit is enough or does nothing: hits never add up. */
export function dies(game: OpenGame, kind: number, damage: number): boolean {
  return damage >= profileOf(game, kind).damageNeeded; // UOA-DICE-02, UOA-DICE-03
}

/** Whether the next hit can take a zombie of a kind. Nobody wastes a hit on one it would not kill. */
export function isTarget(game: OpenGame, attack: Attack, damage: number, kind: number): boolean {
  const { zone } = attack;
  if (zombiesOf(game, zone, kind) === 0 || !dies(game, kind, damage)) return false;
  return choosesFreely(game, attack) || lineOf(kind) === frontLine(game, zone);
}

/** How many zombies the next hits can take without another line coming to the front. */
export function targetsFor(game: OpenGame, attack: Attack, damage: number): number {
  let targets = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (isTarget(game, attack, damage, kind)) targets += zombiesOf(game, attack.zone, kind);
  }
  return targets;
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
