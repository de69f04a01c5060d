import type { Goal } from '../../schemas';
import type { GoalNode, Wanted } from './goals';

type NumberOfColour = (colour: string) => number;

/** The goals of a mission as a list; the first is all of them together, in any order. */
export function readGoals(goals: readonly Goal[], numberOfColour: NumberOfColour): GoalNode[] {
  const nodes: GoalNode[] = [];
  addGoal({ id: '', anyOrder: [...goals] }, nodes, numberOfColour);
  return nodes;
}

/** Adds a goal and its parts to the list; says under which number. */
function addGoal(goal: Goal, nodes: GoalNode[], numberOfColour: NumberOfColour): number {
  const number = nodes.length;
  const node = readGoal(goal, numberOfColour);
  nodes.push(node);
  const parts = partsOf(goal).map((part) => addGoal(part, nodes, numberOfColour));
  nodes[number] = { ...node, parts };
  return number;
}

function partsOf(goal: Goal): readonly Goal[] {
  if ('inOrder' in goal) return goal.inOrder;
  if ('anyOrder' in goal) return goal.anyOrder;
  return 'then' in goal ? goal.then : [];
}

const ANY: Wanted = { colour: undefined, group: undefined };

function readGoal(goal: Goal, numberOfColour: NumberOfColour): GoalNode {
  const { id, basis = [] } = goal;
  const node = { id, basis, parts: [], wanted: ANY, count: undefined };
  if ('anyOrder' in goal) return { ...node, what: 'any-order' };
  if ('exit' in goal) return { ...node, what: 'exit' };
  if ('text' in goal) return { ...node, what: 'text', text: goal.text };
  if (!('take' in goal)) return { ...node, what: 'in-order' };
  const { colour, group, count } = goal.take;
  return {
    ...node,
    what: 'take',
    wanted: { colour: colour === undefined ? undefined : numberOfColour(colour), group },
    count: typeof count === 'number' ? count : undefined,
  };
}
