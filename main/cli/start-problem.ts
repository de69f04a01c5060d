import type { StartProblem } from '../../engine';
import type { SentenceKey } from '../../languages';
import type { CommandContext } from './context';

/** What a mission shares with any other board. */
const ofTheBoard: Readonly<Record<string, SentenceKey>> = {
  'unknown-face': 'problem.unknown-face',
  'same-placement-id': 'problem.duplicate-id',
  'tiles-overlap': 'problem.tiles-overlap',
  'board-too-fine': 'problem.board-too-fine',
};

/** Why a mission cannot be played, in one sentence. */
export function startSentence({ code, parameters }: StartProblem, say: CommandContext['say']): string {
  return say(ofTheBoard[code] ?? (`cannot-start.${code}` as SentenceKey), parameters);
}
