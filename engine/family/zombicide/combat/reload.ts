import { cardIn, isRepeated, slotOf } from '../cards/held';
import type { FamilyAction, FamilyGame } from '../game';
import { cardName, survivorName } from '../names';
import { NONE } from '../state';
import { canPay } from '../turns/allowance';
import { isLoaded, twinOf } from './weapons';

export const reloadWeapon: FamilyAction = {
  words: ['reload'],
  sorts: (game, _, { a: weapon }) => game.ways.sortsOfReload(game, weapon),
  offer(game, survivor, list) {
    for (const slot of game.ways.slotsInHand(game, survivor)) {
      const card = cardIn(game, survivor, slot);
      if (card === NONE || isLoaded(game, card) || isRepeated(game, survivor, slot)) continue;
      if (canPay(game, survivor, game.ways.sortsOfReload(game, card))) list.add(game.words.reload, card);
    }
  },
  perform(game, survivor, { a: weapon }) {
    const twin = twinOf(game, survivor, slotOf(game, survivor, weapon));
    load(game, weapon);
    if (twin !== NONE) load(game, twin);
    game.events?.push({
      type: 'reloaded',
      rules: [
        ...game.ways.rulesOfReload(game, weapon),
        ...(twin === NONE ? [] : game.because['reloading-both']),
      ],
      survivor: survivorName(game, survivor),
      weapons: [weapon, twin].filter((card) => card !== NONE).map((card) => cardName(game, card)),
    });
  },
};

function load(game: FamilyGame, weapon: number): void {
  game.state.emptied.set(weapon, 0, 0);
}
