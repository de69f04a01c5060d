import { cardIn, cardsHeld } from '../../../../family/zombicide/cards/held';
import { zombiesIn } from '../../../../family/zombicide/horde';
import { cardName, survivorName, zoneName } from '../../../../family/zombicide/names';
import { OTHER, SEARCH } from '../../../../family/zombicide/sorts';
import { isHoly } from '../../actions/holy-water';
import { slotTakes } from '../../cards/favourite';
import type { Observation } from '../../hidden/observation';
import { farthestSeenBy } from '../../lasting/sight';
import { whatKeepsFromSearching } from '../../mission/searching';
import { FAVOURITE, NONE } from '../../state';
import type { Wanted } from '../wanted';
import { notTheirs } from './fighting';
import { forbiddenBy, unseen, whyNotAfford } from './mission';
import { because, type WhyNot } from './reason';
import { type ActorNow, unpaid } from './situation';

export function whyNotSearch(situation: ActorNow): WhyNot | undefined {
  const { game, survivor } = situation;
  const obstacle = whatKeepsFromSearching(situation.likely(), survivor);
  if (obstacle === 'unpaid') return whyNotAfford(situation, 'search') ?? because('not-now');
  if (obstacle === 'zombies-here') return because(obstacle, { count: zombiesIn(game, situation.zone) });
  if (typeof obstacle === 'string') return because(obstacle);
  if (obstacle) return forbiddenBy(game, obstacle);
  return unpaid(situation, SEARCH);
}

export function whyNotReorganize(situation: ActorNow): WhyNot | undefined {
  return cardsHeld(situation.game, situation.survivor) === 0 ? because('no-cards') : unpaid(situation, OTHER);
}

export function whyNotHolyWater(situation: ActorNow, { a: card, b: at }: Wanted): WhyNot | undefined {
  const { game, survivor, zone } = situation;
  const why = notTheirs(situation, card);
  if (why) return why;
  if (!isHoly(game, survivor, card)) {
    return because('nothing-holy', { card: cardName(game, card) }); // UOA-TRAIT-13
  }
  const there = { zone: zoneName(game, at) };
  const range = game.board.range(zone, at);
  if (range < 0) return because('no-line-of-sight', there);
  if (range > farthestSeenBy(game, survivor)) return unseen(game, survivor, at);
  if (range > 1) return because('out-of-range', { ...there, range, most: 1 }); // UOA-TRAIT-08
  return because('no-token-there', there);
}

/** A card into a slot, while cards are dealt out or not. */
export function whyNotPlace(
  seen: Observation,
  situation: ActorNow,
  { a: card, b: owner, c: slot }: Wanted,
): WhyNot {
  const { game } = situation;
  const next = cardBeingPlaced(seen);
  if (next === NONE) return because('reorganize-first');
  if (card !== next) return because('another-card-first', { card: cardName(game, next) });
  if (owner >= game.table.sizes.survivors)
    return because('is-companion', { survivor: survivorName(game, owner) });
  if (cardIn(game, owner, slot) !== NONE) return because('slot-taken');
  if (slot === FAVOURITE && !slotTakes(game, owner, card, slot)) {
    return because('not-favourite', { card: cardName(game, card), survivor: survivorName(game, owner) }); // UOA-INV-04
  }
  return because('not-now');
}

function cardBeingPlaced(seen: Observation): number {
  const name = seen.decision?.name;
  if (name === 'deal-card') return seen.cardIn('dealing', seen.pileSize('dealing') - 1);
  return name === 'where-to-put' || name === 'back-into-backpack' || name === 'starting-slot'
    ? seen.about('card')
    : NONE;
}
