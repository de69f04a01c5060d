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
  const colour = wanted.colour === undefined ? undefined : (COLOURS[wanted.colour] ?? '');
  const key = count === undefined ? 'goal.take-all' : 'goal.take';
  const goal = words.say(colour === undefined ? key : `${key}-of`, {
    ...(count !== undefined && { count }),
    ...(colour !== undefined && {
      colour: words.colour(colour),
      colours: words.say(`colours.${colour}` as SentenceKey),
    }),
  });
  return wanted.group === undefined ? goal : words.say('goal.group', { goal, group: wanted.group });
}
