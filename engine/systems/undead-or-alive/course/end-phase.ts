import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { happen } from '../mission/happen';
import { cardName } from '../names';
import { medics } from '../skills/medic';
import { endPhaseNoise } from '../zombies/noise';

/** Noise, reloading, medics, what the mission has for it, and the first player's token goes to the left. */
export const endPhase = procedure<UoaGame>(
  'end-phase',
  [],
  [
    (game) => {
      game.events?.push({ type: 'end-phase', rules: ['UOA-END-01'] });
      endPhaseNoise.begin(game); // UOA-END-02
    },
    reloadAll,
    (game) => medics.begin(game, 0),
    (game) => happen(game, 'end-phase'), // UOA-END-01
    (game) => {
      game.state.firstPlayer = (game.state.firstPlayer + 1) % game.table.players;
      game.events?.push({ type: 'first-player', rules: ['UOA-END-03'], player: game.state.firstPlayer });
    },
  ],
);

function reloadAll(game: UoaGame): void {
  const weapons: string[] = [];
  for (let card = 0; card < game.table.sizes.cards; card++) {
    if (game.state.emptied.at(card) === 0) continue;
    game.state.emptied.set(card, 0, 0);
    if (game.events) weapons.push(cardName(game, card));
  }
  if (weapons.length > 0) {
    game.events?.push({ type: 'reloaded-all', rules: ['UOA-TRAIT-17', 'UOA-END-01'], weapons });
  }
}
