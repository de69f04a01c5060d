import type { StartProblem } from '../../engine';
import {
  type KeepingProblem,
  type OpenedGame,
  openGame,
  playKept,
  toPlayOver,
} from '../../renderer/game/keeping';
import { gameAgain, playAgain } from '../../renderer/game/play-again';
import type { PlayedGame } from '../../renderer/game/played-game';
import type { Mission } from '../../schemas';

const quietly = () => undefined;

/** Goes on with a game that was kept, as the window does: what was played in another thread comes as a copy. */
export function reopened(text: string): OpenedGame | KeepingProblem {
  const played = structuredClone(playKept(text, quietly));
  return 'file' in played ? openGame(played) : played;
}

/** The same people, luck and decisions on another mission, in the same way. */
export function playedOver(
  game: PlayedGame,
  mission: Mission,
): { readonly game: PlayedGame; readonly lost: number } | { readonly problem: StartProblem } {
  const question = toPlayOver(game, mission);
  const again = structuredClone(playAgain(structuredClone(question), quietly));
  return 'problem' in again ? again : gameAgain(question, again, question.decided.length - 1);
}
