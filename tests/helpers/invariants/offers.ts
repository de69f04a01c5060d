import type { UoaGame } from '../../../engine';
import type { ActionList } from '../../../engine/game/action-list';
import { options, topOf } from '../../../engine/game/kernel';
import { zombiesIn } from '../../../engine/systems/undead-or-alive/horde';
import { SLOTS } from '../../../engine/systems/undead-or-alive/state';
import { type ActionWord, DO } from '../../../engine/systems/undead-or-alive/words';
import type { Invariant } from './invariant';

/** Whether somebody could really do that: the rules once more, put otherwise. */
type Allows = (game: UoaGame, survivor: number, list: ActionList, option: number) => boolean;

const here = ({ state }: UoaGame, survivor: number) => state.place.at(survivor);

/** Hands and the Favourite slot come first. */
function holds({ state }: UoaGame, survivor: number, card: number, slots: number = SLOTS.length): boolean {
  for (let slot = 0; slot < slots; slot++) if (state.slots.at(survivor, slot) === card) return true;
  return false;
}

const IN_HAND = 3;

const shoots: Allows = (game, survivor, list, option) => {
  const [card, zone, second] = [0, 1, 2].map((number) => list.argument(option, number)) as [
    number,
    number,
    number,
  ];
  const kind = game.table.cards[card]?.kind;
  const cards = list.kind(option) === DO.shoot && second >= 0 ? [card, second] : [card];
  const range = game.board.townsfolkRange(here(game, survivor), zone);
  const [least = 0, most = 0] = kind?.range ?? [];
  return (
    range >= least &&
    range <= most &&
    cards.every((one) => holds(game, survivor, one, IN_HAND) && game.state.emptied.at(one) === 0) &&
    cards.every((one) => game.table.cards[one]?.kind === kind && kind?.type !== 'melee')
  );
};

const allowed: { readonly [word in ActionWord]?: Allows } = {
  move(game, survivor, list, option) {
    const from = here(game, survivor);
    const isNext = game.board.distance(from, list.argument(option, 0)) === 1;
    return isNext && game.state.actionsLeft > zombiesIn(game, from); // UOA-MOVE-03
  },
  search(game, survivor) {
    const zone = here(game, survivor);
    const { size } = game.piles.equipment;
    return game.table.zones[zone]?.building === true && zombiesIn(game, zone) === 0 && size > 0; // UOA-SEARCH-01
  },
  trade(game, survivor, list, option) {
    const partner = list.argument(option, 0);
    return partner !== survivor && here(game, partner) === here(game, survivor); // UOA-TRADE-02
  },
  melee(game, survivor, list, option) {
    const card = list.argument(option, 0);
    const isMelee = game.table.cards[card]?.kind.type === 'melee';
    return isMelee && holds(game, survivor, card, IN_HAND) && zombiesIn(game, here(game, survivor)) > 0; // UOA-MELEE-05
  },
  shoot: shoots,
  fan: shoots,
  reload: (game, survivor, list, option) =>
    holds(game, survivor, list.argument(option, 0), IN_HAND) &&
    game.state.emptied.at(list.argument(option, 0)) === 1,
  throw: (game, survivor, list, option) =>
    holds(game, survivor, list.argument(option, 0)) &&
    game.board.townsfolkRange(here(game, survivor), list.argument(option, 1)) === 1, // UOA-TRAIT-01
  take: (game, survivor, list, option) =>
    game.state.objectiveZone.at(list.argument(option, 0)) === here(game, survivor), // UOA-OBJ-01
  'holy-water': (game, survivor, list, option) => holds(game, survivor, list.argument(option, 0)),
  leave(game, survivor) {
    const zone = here(game, survivor);
    return game.table.mission.exitZones.includes(zone) && zombiesIn(game, zone) === 0; // UOA-MISSION-GEN-03
  },
};

const byNumber = Object.entries(allowed).map(
  ([word, allows]) => [DO[word as ActionWord], word, allows] as const,
);

export const offers: Invariant = {
  title: 'whatever is offered in a turn can be done',
  breach(game) {
    const { active, outcome } = game.state;
    if (outcome !== 0 || !['act', 'exit-or-stay'].includes(topOf(game).name)) return undefined;
    const list = options(game);
    for (let option = 0; option < list.length; option++) {
      const [, word, allows] = byNumber.find(([number]) => number === list.kind(option)) ?? [];
      if (allows && !allows(game, active, list, option)) return `${word ?? ''} ${list.argument(option, 0)}`;
    }
    return undefined;
  },
};
