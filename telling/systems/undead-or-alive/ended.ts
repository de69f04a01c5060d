import type { Observation } from '../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../languages';
import type { EndedGame, Ending } from '../../system-telling';
import { endingWords } from './ending';
import { summaryLines } from './summary';
import type { UoaWords } from './words';

/** Why a game is over, and what has become of goals, people, objectives and zombies. */
export function endingOf(ended: EndedGame<Observation>, words: UoaWords): Ending {
  const { goals, turningPoints, people, objectives, zombies, grades } = summaryLines(ended.summary, words);
  const section = (title: SentenceKey, lines: readonly string[]) => ({
    title: words.say(title),
    lines: lines.map((line) => ({ words: line, depth: 0 })),
  });
  return {
    why: endingWords(ended, words),
    summary: [
      ...(grades.length === 0 ? [] : [section('end.grades', grades)]),
      { title: words.say('end.goals'), lines: goals },
      section('end.turning-points', turningPoints),
      section('end.people', people),
      section('end.objectives', objectives),
      section('end.zombies', zombies),
    ],
  };
}
