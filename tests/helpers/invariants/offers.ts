import { zombiesIn } from '../../../engine/family/zombicide/horde';
import type { ActionList } from '../../../engine/game/action-list';
import { options, topOf } from '../../../engine/game/kernel';
import { exitZones } from '../../../engine/systems/undead-or-alive/board/now';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { skillNumber } from '../../../engine/systems/undead-or-alive/skills/owned';
import { NONE, SLOTS } from '../../../engine/systems/undead-or-alive/state';
import { type ActionWord, DO } from '../../../engine/systems/undead-or-alive/words';
import { type Invariant, isTownsfolk } from './invariant';

/** Whether somebody could really do that: the rules once more, put otherwise. */
type Allows = (game: UoaGame, survivor: number, list: ActionList, option: number) => boolean;

const here = ({ state }: UoaGame, survivor: number) => state.place.at(survivor);

/** Hands and the Favourite slot come first. */
function holds({ state }: UoaGame, survivor: number, card: number, slots: number = SLOTS.length): boolean {
  for (let slot = 0; slot < slots; slot++) if (state.slots.at(survivor, slot) === card) return true;
  return false;
}

const IN_HAND = 3;
const [QUICK_DRAW, SCAVENGER, POINT_BLANK, MAX_RANGE] = [
  'quick-draw',
  'scavenger',
  'point-blank',
  'max-range-ranged',
].map(skillNumber);

function owns({ state }: UoaGame, survivor: number, skill = 0): boolean {
  return state.skills.at(survivor, skill) > 0;
}

function hands(game: UoaGame, survivor: number): number {
  return owns(game, survivor, QUICK_DRAW) ? SLOTS.length : IN_HAND; // UOA-SKILL-57
}

const shoots: Allows = (game, survivor, list, option) => {
  const card = list.argument(option, 0);
  const second = list.kind(option) === DO.shoot ? list.argument(option, 2) : NONE;
  const kind = game.table.cards[card]?.kind;
  const isFirearm = kind?.type === 'pistol' || kind?.type === 'rifle';
  const [least = 0, most = 0] = kind?.range ?? [];
  const range = rangeTo(game, survivor, list.argument(option, 1));
  const isReady = (one: number) =>
    holds(game, survivor, one, hands(game, survivor)) && game.state.emptied.at(one) === 0;
  const isTwin = second === NONE || (isReady(second) && game.table.cards[second]?.kind === kind);
  // Skills shoot nearer and further; how far, is for situations to say.
  const isInReach = range === 0 || (range >= least && most > 0);
  return isFirearm && isInReach && isReady(card) && isTwin; // UOA-RANGED-02
};

function rangeTo(game: UoaGame, survivor: number, zone: number): number {
  const from = here(game, survivor);
  // Anybody may have learned to see like Townsfolk.
  return game.board.townsfolkRange(from, zone);
}

const allowed: { readonly [word in ActionWord]?: Allows } = {
  move(game, survivor, list, option) {
    const from = here(game, survivor);
    return game.board.distance(from, list.argument(option, 0)) === 1; // UOA-MOVE-01
  },
  search(game, survivor) {
    const zone = here(game, survivor);
    // A mission can let them search anywhere, again and in other decks.
    if (game.table.mission.searching.length > 0) return zombiesIn(game, zone) === 0;
    const { size } = game.piles.equipment;
    const isAgain = game.state.searched.at(survivor) === 1 && !isTownsfolk(game, survivor); // UOA-SEARCH-02
    const isRoom = game.table.zones[zone]?.building === true || owns(game, survivor, SCAVENGER); // UOA-SKILL-61
    // A mission may have it otherwise.
    if (game.table.mission.searching.length > 0) return true;
    return isRoom && zombiesIn(game, zone) === 0 && size > 0 && !isAgain; // UOA-SEARCH-01
  },
  trade(game, survivor, list, option) {
    const partner = list.argument(option, 0);
    return partner !== survivor && here(game, partner) === here(game, survivor); // UOA-TRADE-02
  },
  melee(game, survivor, list, option) {
    const card = list.argument(option, 0);
    const isMelee = game.table.cards[card]?.kind.type === 'melee';
    return (
      isMelee &&
      holds(game, survivor, card, hands(game, survivor)) &&
      zombiesIn(game, here(game, survivor)) > 0
    ); // UOA-MELEE-05
  },
  shoot: shoots,
  fan: shoots,
  reload: (game, survivor, list, option) =>
    holds(game, survivor, list.argument(option, 0), hands(game, survivor)) &&
    game.state.emptied.at(list.argument(option, 0)) === 1,
  throw(game, survivor, list, option) {
    const range = rangeTo(game, survivor, list.argument(option, 1));
    const least = owns(game, survivor, POINT_BLANK) ? 0 : 1; // UOA-SKILL-56
    const most = owns(game, survivor, MAX_RANGE) ? Number.POSITIVE_INFINITY : 1; // UOA-SKILL-16
    return holds(game, survivor, list.argument(option, 0)) && range >= least && range <= most; // UOA-TRAIT-01
  },
  take: (game, survivor, list, option) =>
    game.state.objectiveZone.at(list.argument(option, 0)) === here(game, survivor), // UOA-OBJ-01
  'holy-water': (game, survivor, list, option) => holds(game, survivor, list.argument(option, 0)),
  leave(game, survivor) {
    const zone = here(game, survivor);
    return exitZones(game).includes(zone) && zombiesIn(game, zone) === 0; // UOA-MISSION-GEN-03
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
