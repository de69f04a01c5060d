import { cardIn, hasTrait, isRepeated, slotOf } from '../cards/held';
import { canPay } from '../course/allowance';
import type { TurnAction, UoaGame } from '../game';
import { cardName, survivorName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { reloadSorts } from './attack-sorts';
import { slotsInHand } from './slots';
import { isLoaded, twinOf } from './weapons';

export const reloadWeapon: TurnAction = {
  words: [DO.reload],
  sorts: (game, _, { a: weapon }) => reloadSorts(game, weapon),
  offer(game, survivor, list) {
    for (const slot of slotsInHand(game, survivor)) {
      const card = cardIn(game, survivor, slot);
      if (card === NONE || isLoaded(game, card) || isRepeated(game, survivor, slot)) continue;
      if (canPay(game, survivor, reloadSorts(game, card))) list.add(DO.reload, card); // UOA-TRAIT-17
    }
  },
  perform(game, survivor, { a: weapon }) {
    const twin = twinOf(game, survivor, slotOf(game, survivor, weapon));
    load(game, weapon);
    if (twin !== NONE) load(game, twin); // UOA-DUAL-05, UOA-TRAIT-19
    game.events?.push({
      type: 'reloaded',
      rules: rulesOf(game, weapon, twin),
      survivor: survivorName(game, survivor),
      weapons: [weapon, twin].filter((card) => card !== NONE).map((card) => cardName(game, card)),
    });
  },
};

function load(game: UoaGame, weapon: number): void {
  game.state.emptied.set(weapon, 0, 0);
}

function rulesOf(game: UoaGame, weapon: number, twin: number): readonly string[] {
  return [
    hasTrait(game, weapon, 'reload') ? 'UOA-TRAIT-17' : 'UOA-GUNSLINGER-04',
    ...(twin === NONE ? [] : ['UOA-DUAL-05', 'UOA-TRAIT-19']),
  ];
}
