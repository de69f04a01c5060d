import { LEVELS, NONE, type Observation } from '../../engine';
import { actorName } from '../by-number';
import { questionWords } from '../questions';
import type { Words } from '../words';
import { boardLines } from './board';
import { deckLines } from './decks';
import { goalLines } from './goals';
import { peopleLines } from './people';

const INDENT = '  ';

/** A position as players see it, in one block: nothing of what lies face down, and no zone where nothing is. */
export function viewText(seen: Observation, words: Words): string {
  return [
    ...roundLines(seen, words),
    ...section(words.say('view.survivors'), peopleLines(seen, words)),
    ...section(words.say('view.board'), boardLines(seen, words)),
    ...section(words.say('view.decks'), deckLines(seen, words)),
    ...section(words.say('view.goals'), goalLines(seen, words)),
    ...decisionLines(seen, words),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `${INDENT}${line}`)];
}

function roundLines(seen: Observation, words: Words): string[] {
  const round = seen.value('round');
  const level = words.level(LEVELS[seen.dangerLevel] ?? '');
  const active = seen.value('active');
  return [
    round === 0 ? words.say('view.before') : words.say('view.round', { round, level }),
    ...(seen.table.players === 1
      ? []
      : [words.say('view.first-player', { player: words.player(seen.value('firstPlayer')) })]),
    ...(active === NONE || seen.outcome ? [] : [turnLine(seen, active, words)]),
  ];
}

function turnLine(seen: Observation, active: number, words: Words): string {
  const actions = words.say('count.actions', { count: seen.value('actionsLeft') });
  return words.say('view.turn', { who: actorName(seen, active), actions });
}

/** What has to be decided; that a game is over, and how it ended, is for the log to say. */
function decisionLines(seen: Observation, words: Words): string[] {
  const question = questionWords(seen, words);
  return question === undefined ? [] : [question];
}
