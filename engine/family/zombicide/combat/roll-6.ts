import { decision, OPEN } from '../../../game/agenda';
import { rollDie } from '../../../game/dice';
import { playerFor } from '../actors';
import type { FamilyGame, OpenFamilyGame } from '../game';
import { bonus, rulesOfSkills } from '../skills/bonuses';
import { MOST_DICE } from '../state';
import type { Attack } from './modes';
import { isSix, sortsOf } from './results';
import { rollOf } from './roll';

// What sixes bring. Rerolls come first.

/** How many more dice the sixes on the table allow. */
export function extraDice(game: OpenFamilyGame, attack: Attack): number {
  const each = diceForEachSix(game, attack);
  return each === 0 ? 0 : each * sixes(game, attack);
}

export function diceForEachSix(game: OpenFamilyGame, attack: Attack): number {
  return bonus(game, attack.attacker, game.table.bonuses.dieForSix, sortsOf(game, attack));
}

function sixes(game: OpenFamilyGame, attack: Attack): number {
  let count = 0;
  for (let die = 0; die < game.state.diceRolled; die++) {
    if (isSix(game, attack, game.state.dice.at(die))) count += 1;
  }
  return count;
}

/** One more die for a six, and again for a six among those; none of them has to be rolled. */
export const rollForSixes = decision<FamilyGame, keyof Attack | 'left'>(
  'roll-for-sixes',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'left'],
  {
    decider: (game, { attacker }) => playerFor(game, attacker),
    options(game, _, list) {
      list.add(game.words['keep-dice']);
      if (game.state.diceRolled < MOST_DICE) list.add(game.words['extra-die']);
    },
    choose(game, frame, { kind }) {
      if (kind === game.words['keep-dice']) return;
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

function tellExtraDie(game: FamilyGame, attack: Attack, die: number): void {
  game.events?.push({
    type: 'rolled-extra',
    rules: [
      ...game.because['dice-for-sixes'],
      ...rulesOfSkills(game, attack.attacker, game.table.bonuses.dieForSix, sortsOf(game, attack)),
    ],
    die,
    ...rollOf(game, attack),
  });
}

/** The damage of every hit and every miss, once the dice lie as they will. */
export function finalDamage(game: FamilyGame, attack: Attack): number {
  const damage = game.ways.damageOf(game, attack);
  const each = damageForEachSix(game, attack);
  if (each === 0) return damage;
  const count = sixes(game, attack);
  const more = damage + each * count;
  if (count > 0) {
    const sorts = sortsOf(game, attack);
    game.events?.push({
      type: 'damage-grew',
      rules: [
        ...game.because['order-of-an-attack'],
        ...rulesOfSkills(game, attack.attacker, game.table.bonuses.damageForSix, sorts),
      ],
      sixes: count,
      damage: more,
    });
  }
  return more;
}

export function damageForEachSix(game: OpenFamilyGame, attack: Attack): number {
  return bonus(game, attack.attacker, game.table.bonuses.damageForSix, sortsOf(game, attack));
}
