import { cardName, skillName } from '../../family/zombicide/names';
import { isFaceDown } from './face-down';
import type { UoaGame } from './game';
import { IMPROVISED } from './improvised';
import type { OpenGame } from './open-game';
import { vocabulary } from './words';

// The names under which events and files speak of what the rules know by number.

const write = (naming: string) => {
  const found = vocabulary.namings[naming];
  if (!found) throw new RangeError(`Nobody says how to write a ${naming}`);
  return (game: OpenGame, value: number): string => String(found.write(game, value));
};

/** A card, or the skill that improvises a weapon. */
export function weaponName(game: OpenGame, weapon: number): string {
  const improvised = IMPROVISED[weapon - game.table.sizes.cards];
  return improvised ? skillName(game, improvised.skill) : cardName(game, weapon);
}

export const objectiveName = write('objective');
export const spawnTokenName = write('spawn-token');
export const machineName = write('machine');
export const colourName = write('colour');

/** An objective that lies open, or has been taken: what it is called, and what colour it shows. */
export function objectiveNames(game: UoaGame, objective: number): { objective: string; colour: string } {
  return {
    objective: objectiveName(game, objective),
    colour: colourName(game, game.state.objectiveColour.at(objective)),
  };
}

/** One that lies there, as players see it: nothing of its colour as long as it lies face down. */
export function objectiveAsSeen(game: UoaGame, objective: number): { objective: string; colour?: string } {
  return isFaceDown(game, objective)
    ? { objective: objectiveName(game, objective) }
    : objectiveNames(game, objective);
}
