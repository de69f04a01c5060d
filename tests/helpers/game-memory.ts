import { nextBelow, seedGenerator } from '../../engine';
import { type Choice, choicesAt } from '../../renderer/game/choices';
import { GameLog } from '../../renderer/game/log';
import { lineTo } from '../../renderer/game/moment';
import { phaseAt } from '../../renderer/game/phase';
import type { PlayedGame } from '../../renderer/game/played-game';
import type { Mission } from '../../schemas';
import { UoaWords } from '../../telling/systems/undead-or-alive';
import { bytesInUse } from './heap';
import { gameOn, momentOf, observed, Player } from './played';

/** The bytes of a game of so many moments, with what the window keeps of every one that was in sight. */
export async function bytesOfGame(mission: Mission, moments: number): Promise<number> {
  // The first game leaves something behind in any case: the board, compiled programs.
  played(mission, moments, 'warm');
  const before = await bytesInUse();
  const table = played(mission, moments, 'kept');
  const bytes = (await bytesInUse()) - before;
  // Asked for, so that it is there until now.
  return table.game.store.getState().moments.length === moments ? bytes : Number.NaN;
}

function played(
  mission: Mission,
  moments: number,
  seed: string,
): { readonly game: PlayedGame; readonly log: GameLog } {
  const game = gameOn(mission, { seed, count: 6 });
  const [player, luck] = [new Player(seed), seedGenerator(seed)];
  const log = new GameLog(new UoaWords(observed(momentOf(game).seen).table, 'en'));
  while (game.store.getState().moments.length < moments) {
    const moment = momentOf(game);
    choicesAt(moment);
    phaseAt(moment);
    log.to(moment);
    if (moment.seen.outcome) {
      // Over too soon: somebody takes half of it back and does something else.
      game.back(Math.ceil(lineTo(moment).length / 2));
      const choices = choicesAt(momentOf(game));
      const { action } = choices[nextBelow(luck, choices.length)] as Choice;
      game.take({ action });
    } else game.take({ action: player.choice(moment) });
  }
  return { game, log };
}
