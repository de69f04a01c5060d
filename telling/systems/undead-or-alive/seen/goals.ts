import type { Observation } from '../../../../engine/systems/undead-or-alive';
import { goalNamed } from '../../../goals';
import type { UoaWords } from '../words';

const INDENT = '  ';
const [OPEN, REACHED, FOR_PLAYERS] = ['[ ]', '[x]', '[?]'] as const;

/** The goals, and whether they are reached. The first of the list only holds the others together. */
export function goalLines(seen: Observation, words: UoaWords): string[] {
  return (seen.table.mission.goals[0]?.parts ?? []).flatMap((part) => linesOf(seen, part, words));
}

function linesOf(seen: Observation, number: number, words: UoaWords): string[] {
  const goal = seen.table.mission.goals[number];
  if (!goal) return [];
  const parts = goal.parts.flatMap((part) => linesOf(seen, part, words));
  return [`${markOf(seen, number)} ${goalNamed(goal.id, words)}`, ...parts.map((line) => `${INDENT}${line}`)];
}

/** Goals in words are for the players themselves to judge. */
function markOf(seen: Observation, goal: number): string {
  if (seen.at('goalReached', goal) === 1) return REACHED;
  return seen.table.mission.goals[goal]?.what === 'text' ? FOR_PLAYERS : OPEN;
}
