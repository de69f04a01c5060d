import { COLOURS, type Table } from '../engine';
import type { SentenceKey } from '../languages';
import type { Words } from './words';

type GoalNode = Table['mission']['goals'][number];

/** A goal in words: the author's own, or what it asks for. */
export function goalWords(goal: GoalNode, words: Words): string {
  switch (goal.what) {
    case 'take':
      return takeWords(goal, words);
    case 'exit':
      return words.say('goal.exit');
    case 'text':
      return goal.text === undefined ? goal.id : words.text(goal.text);
    case 'any-order':
      return words.list(partsOf(goal, words));
    case 'in-order':
      return partsOf(goal, words).reduce((first, next) => words.say('goal.then', { first, next }));
  }
}

/** The goal of that name. */
export function goalNamed(id: string, words: Words): string {
  const goal = words.table.mission.goals.find((each) => each.id === id);
  return goal ? goalWords(goal, words) : id;
}

function partsOf({ parts, id }: GoalNode, words: Words): string[] {
  const goals = parts.flatMap((part) => words.table.mission.goals[part] ?? []);
  return goals.length === 0 ? [id] : goals.map((goal) => goalWords(goal, words));
}

function takeWords({ wanted, count }: GoalNode, words: Words): string {
  const { colour, group } = wanted;
  const goal = colour === undefined ? takeAny(count, words) : takeOf(COLOURS[colour] ?? '', count, words);
  return group === undefined ? goal : words.say('goal.group', { goal, group });
}

function takeAny(count: number | undefined, words: Words): string {
  return count === undefined ? words.say('goal.take-all') : words.say('goal.take', { count });
}

function takeOf(id: string, count: number | undefined, words: Words): string {
  const colours = words.say(`colours.${id}` as SentenceKey);
  if (count === undefined) return words.say('goal.take-all-of', { colours });
  return words.say('goal.take-of', { colour: words.colour(id), colours, count });
}
