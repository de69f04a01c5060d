import { decision, OPEN } from '../../../game/agenda';
import { rollDie } from '../../../game/dice';
import { playerFor } from '../actors';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { bonus, ROLL_6_DAMAGE, ROLL_6_DICE, rulesOfSkills } from '../skills/bonuses';
import { MOST_DICE } from '../state';
import { DO } from '../words';
import { sortsOf } from './attack-sorts';
import { damageOf, isSix } from './characteristics';
import type { Attack } from './modes';
import { rollOf } from './roll';

// What sixes bring. Rerolls come first (UOA-DICE-06).

/** How many more dice the sixes on the table allow. */
export function extraDice(game: OpenGame, attack: Attack): number {
  const each = diceForEachSix(game, attack);
  return each === 0 ? 0 : each * sixes(game, attack);
}

export function diceForEachSix(game: OpenGame, attack: Attack): number {
  return bonus(game, attack.attacker, ROLL_6_DICE, sortsOf(game, attack)); // UOA-SKILL-59
}

function sixes(game: OpenGame, attack: Attack): number {
  let count = 0;
  for (let die = 0; die < game.state.diceRolled; die++) {
    if (isSix(game, attack, game.state.dice.at(die))) count += 1;
  }
  return count;
}

/** One more die for a six, and again for a six among those; none of them has to be rolled. */
export const rollForSixes = decision<UoaGame, keyof Attack | 'left'>(
  'roll-for-sixes',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'left'],
  {
    decider: (game, { attacker }) => playerFor(game, attacker),
    options(game, _, list) {
      list.add(DO['keep-dice']);
      if (game.state.diceRolled < MOST_DICE) list.add(DO['extra-die']);
    },
    choose(game, frame, { kind }) {
      if (kind === DO['keep-dice']) return;
      const { state } = game;
      const die = rollDie(state);
      state.dice.set(state.diceRolled, 0, die);
      state.diceRolled += 1;
      tellExtraDie(game, frame, die);
      frame.left += (isSix(game, frame, die) ? diceForEachSix(game, frame) : 0) - 1;
      if (frame.left > 0) frame.step = OPEN;
    },
  },
);

function tellExtraDie(game: UoaGame, attack: Attack, die: number): void {
  game.events?.push({
    type: 'rolled-extra',
    rules: [
      'UOA-DICE-06',
      'UOA-CHOICE-40',
      ...rulesOfSkills(game, attack.attacker, ROLL_6_DICE, sortsOf(game, attack)),
    ],
    die,
    ...rollOf(game, attack),
  });
}

/** The damage of every hit and every miss, once the dice lie as they will. */
export function finalDamage(game: UoaGame, attack: Attack): number {
  const damage = damageOf(game, attack);
  const each = damageForEachSix(game, attack);
  if (each === 0) return damage;
  const count = sixes(game, attack);
  const more = damage + each * count; // UOA-SKILL-60
  if (count > 0) {
    const sorts = sortsOf(game, attack);
    game.events?.push({
      type: 'damage-grew',
      rules: ['UOA-DICE-06', ...rulesOfSkills(game, attack.attacker, ROLL_6_DAMAGE, sorts)],
      sixes: count,
      damage: more,
    });
  }
  return more;
}

export function damageForEachSix(game: OpenGame, attack: Attack): number {
  return bonus(game, attack.attacker, ROLL_6_DAMAGE, sortsOf(game, attack));
}
