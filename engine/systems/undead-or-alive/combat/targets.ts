import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { frontLine } from '../../../family/zombicide/combat/targets';
import { zombiesIn, zombiesOf } from '../../../family/zombicide/horde';
import type { OpenGame } from '../open-game';
import { ABOMINATION, FATTY, NONE, RUNNER, WALKER } from '../state';
import { profileOf } from '../zombies/kinds';
import type { Lost } from './events';
import { aimsFreely } from './free-aim';

// Whom a hit may take.

/** Who is in front of whom when a shot comes, by kind: walkers, runners, fatties, abominations. */
const LINE = { [FATTY]: 0, [ABOMINATION]: 0, [WALKER]: 1, [RUNNER]: 2 } as const; // UOA-TARGET-01

export function lineOf({ table }: OpenGame, kind: number): number {
  return LINE[table.likes[kind] as keyof typeof LINE];
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

/** Whether all who are there stand in the front line. */
function nobodyBehind(game: OpenGame, zone: number): boolean {
  const front = frontLine(game, zone);
  return game.table.kinds.every(
    (_, kind) => zombiesOf(game, zone, kind) === 0 || lineOf(game, kind) === front,
  );
}

/** The toughest kind that could be hit, which takes the hits that nobody can use; none in an empty zone. */
export function toughestFor(game: OpenGame, attack: Attack): number {
  const { zone } = attack;
  const front = frontLine(game, zone);
  const isFree = choosesFreely(game, attack);
  let toughest: number = NONE;
  for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
    if (zombiesOf(game, zone, kind) === 0 || !(isFree || lineOf(game, kind) === front)) continue;
    if (toughest === NONE || needed(game, kind) > needed(game, toughest)) toughest = kind;
  }
  return toughest;
}

function needed(game: OpenGame, kind: number): number {
  return profileOf(game, kind).damageNeeded;
}
