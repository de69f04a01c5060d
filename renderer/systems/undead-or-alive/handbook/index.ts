import { limits } from '../../../../engine/systems/undead-or-alive';
import type { Language } from '../../../../languages';
import type { HandbookChapter, HandbookEntry } from '../../../handbook/entry';
import { actionEntries } from './actions';
import { cardEntries, traitEntries } from './cards';
import { classEntries, tokenEntries, zombieEntries } from './pieces';
import { skillEntries } from './skills';
import { entryIn, type HandbookWords, handbookWords } from './telling';

/** The course of a round, and what else holds for all. */
const ROUND = [
  ...([
    'players',
    'train',
    'activation',
    'aims',
    'spawn',
    'extra',
    'shortage',
    'end',
    'win',
    'lose',
  ] as const),
  ...(['levels', 'sight', 'dice', 'targets', 'friendly', 'slots', 'bounty', 'ultrared'] as const),
] as const;

/** The rules at hand: a few sentences of each, its figures, and the numbers of its rules. */
export function handbook(language: Language): readonly HandbookChapter[] {
  const words = handbookWords(language);
  const chapters = {
    round: roundEntries(words),
    action: actionEntries(words),
    class: classEntries(words),
    skill: skillEntries(words),
    trait: traitEntries(words),
    card: cardEntries(words),
    token: tokenEntries(words),
    zombie: zombieEntries(words),
  };
  return (Object.keys(chapters) as (keyof typeof chapters)[]).map((id) => ({
    id,
    title: words.say(`handbook.chapter.${id}`),
    entries: chapters[id],
  }));
}

function roundEntries(words: HandbookWords): HandbookEntry[] {
  const parameters = { actions: limits.actions, tokens: limits.activeSpawnTokensThatLose };
  const { yellow, orange, red } = limits.adrenaline;
  return ROUND.map((id): HandbookEntry => {
    const entry = entryIn('round', id, words.say(`handbook.round.${id}`), words, parameters);
    if (id !== 'levels') return entry;
    const levels = Object.entries({ yellow, orange, red });
    const figures = levels.map(([level, value]) => ({
      what: words.say(`level.${level as 'yellow' | 'orange' | 'red'}`),
      value: String(value),
    }));
    return { ...entry, figures };
  });
}
