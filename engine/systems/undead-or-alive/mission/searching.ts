import type { Restriction, SearchRule } from '../../../../schemas';
import { placeOf } from '../../../family/zombicide/actors';
import { equipmentLeft } from '../../../family/zombicide/cards/equipment-deck';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { zombiesIn } from '../../../family/zombicide/horde';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { hasAbility } from '../skills/classes';
import { skillNumber } from '../skills/owned';
import { NONE } from '../state';
import { at } from './at-hand';
import { cardsLeft, drawFrom, EQUIPMENT } from './card-sources';
import { askPrices, canAfford, pricesFor } from './prices';
import { isInForce } from './restrictions';
import { isInArea, isSurvivorMeant } from './whereabouts';

const SCAVENGER = skillNumber('scavenger');

export function maySearch(game: UoaGame, survivor: number): boolean {
  return whatKeepsFromSearching(game, survivor) === undefined;
}

type Obstacle = 'not-a-building' | 'zombies-here' | 'deck-empty' | 'already-searched' | 'unpaid';

export function whatKeepsFromSearching(game: UoaGame, survivor: number): Obstacle | Restriction | undefined {
  const zone = placeOf(game, survivor);
  const said = howToSearch(game, survivor);
  const isIndoors = game.table.zones[zone]?.building === true || said.anywhere === true;
  if (!isIndoors && ownsSkill(game, survivor, SCAVENGER) === 0) return 'not-a-building'; // UOA-SEARCH-06, UOA-SKILL-61
  if (zombiesIn(game, zone) > 0) return 'zombies-here'; // UOA-SEARCH-01
  const isLeft = said.from === undefined ? equipmentLeft(game) : cardsLeft(game, said.from) > 0;
  if (!isLeft) return 'deck-empty'; // UOA-SEARCH-05
  const isAgain = game.state.searched.at(survivor) === 1 && said.again !== true;
  if (isAgain && !hasAbility(game, survivor, 'Townsfolk')) return 'already-searched'; // UOA-SEARCH-02
  return whatForbidsSearching(game, survivor) ?? (canAfford(game, 'search', survivor) ? undefined : 'unpaid');
}

export function whatForbidsSearching(game: UoaGame, survivor: number): Restriction | undefined {
  const { search } = game.table.mission.restrictions;
  return search.length === 0
    ? undefined
    : search.find((each) => isFor(game, each, survivor) && isInForce(game, each, survivor));
}

type Searching = Pick<SearchRule, 'cards' | 'from' | 'anywhere' | 'again'>;

const AS_USUAL: Searching = {};

/** What the mission says of it for somebody where they stand; of several rules the first that says something counts. */
function howToSearch(game: UoaGame, survivor: number): Searching {
  const { searching } = game.table.mission;
  if (searching.length === 0) return AS_USUAL;
  const those = searching.filter((each) => isFor(game, each, survivor) && isInForce(game, each, survivor));
  return Object.assign({}, ...those.reverse()) as Searching;
}

function isFor(game: UoaGame, { who, in: place }: Pick<SearchRule, 'who' | 'in'>, survivor: number): boolean {
  const hand = at(game, survivor);
  if (who !== undefined && !isSurvivorMeant(game, who, survivor, hand)) return false;
  return isInArea(game, hand.zone, place, hand);
}

/** Whoever has searched pays for it if they have to, and draws. */
export function find(game: UoaGame, survivor: number): void {
  happen(game, 'searched', survivor);
  const { cards = 1 } = howToSearch(game, survivor);
  const due = pricesFor(game, 'search', survivor);
  if (cards === 1 && due.length === 0) {
    findCard(game, survivor);
    return;
  }
  findCards.begin(game, survivor, cards);
  askPrices(game, survivor, due);
}

/** One card after the other. */
export const findCards = procedure<UoaGame, 'survivor' | 'left'>(
  'find-cards',
  ['survivor', 'left'],
  [
    (game, frame) => {
      if (frame.left === 0) return;
      frame.left -= 1;
      frame.step -= 1;
      findCard(game, frame.survivor);
    },
  ],
);

function findCard(game: UoaGame, survivor: number): void {
  const { from = EQUIPMENT } = howToSearch(game, survivor);
  const card = drawFrom(game, from, because['searching']);
  if (card === NONE) return;
  happen(game, 'found', survivor, card);
  receiveCard.begin(game, survivor, card);
}
