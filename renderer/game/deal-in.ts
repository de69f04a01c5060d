import { legalActions, seedGenerator, usualBot } from '../../engine';
import type { PlayedGame } from './played-game';

/** Settles whatever is asked before the first round, with the luck of the game's draw. */
export function dealIn(game: PlayedGame): void {
  const dealer = usualBot(game.mission.system);
  const luck = seedGenerator(`${game.options.seed}/deal`);
  for (;;) {
    const { at } = game.store.getState();
    if (at.round > 0 || at.seen.outcome) return;
    const action = legalActions(at.game)[dealer.choose(at.seen, luck)];
    if (!action || game.take({ action })) return;
  }
}
