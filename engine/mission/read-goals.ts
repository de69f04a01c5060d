import type { Goal } from '../../schemas';
import { goalsWithin } from '../../schemas/references/goals';
import type { GoalNode } from './goals';

/** The goals of a mission as a list; the first is all of them together, in any order. */
export function readGoals(goals: readonly Goal[]): GoalNode[] {
  const nodes: GoalNode[] = [];
  addGoal({ id: '', anyOrder: [...goals] }, nodes);
  return nodes;
}

/** Adds a goal and its parts to the list; says under which number. */
function addGoal(goal: Goal, nodes: GoalNode[]): number {
  const number = nodes.length;
  const node: GoalNode = { id: goal.id, basis: goal.basis ?? [], parts: [], ...readGoal(goal) };
  nodes.push(node);
  const parts = goalsWithin(goal).goals.map((part) => addGoal(part, nodes));
  nodes[number] = { ...node, parts };
  return number;
}

function readGoal(goal: Goal): Pick<GoalNode, 'what' | 'condition'> {
  if ('reach' in goal) return { what: 'reach', condition: goal.reach };
  if ('text' in goal) return { what: 'text', condition: undefined };
  return { what: 'anyOrder' in goal ? 'any-order' : 'in-order', condition: undefined };
}
