import type {
  EffectAdrenaline,
  EffectBountyWeapon,
  EffectCard,
  EffectSetAside,
} from '../../../../../schemas';
import { takeFromDeck } from '../../cards/from-deck';
import { receiveCard } from '../../cards/receive';
import { winBountyWeapon } from '../../combat/feats';
import { gainAdrenaline } from '../../course/adrenaline';
import type { UoaGame } from '../../game';
import { NONE } from '../../state';
import { giveCard } from '../give-card';
import { nobodyCanAct } from '../judging';
import { type AtHand, amountOf } from './at-hand';

export function adrenaline(game: UoaGame, { amount }: EffectAdrenaline, at: AtHand): void {
  const points = amountOf(game, amount, at);
  const why = at.isReward ? ['UOA-OBJ-06', 'UOA-ADREN-02'] : ['UOA-ADREN-02'];
  if (at.survivor !== NONE && points > 0) gainAdrenaline(game, at.survivor, points, [...why, ...at.rules]);
}

export function bountyWeapon(game: UoaGame, { from }: EffectBountyWeapon, { survivor }: AtHand): void {
  if (survivor !== NONE) winBountyWeapon.begin(game, survivor, from === 'reserve' ? 1 : 0);
}

export function card(game: UoaGame, effect: EffectCard, { survivor, rules }: AtHand): void {
  const isGiven = effect.to === 'first-player-choice';
  // With nobody left to have it the game is over as soon as somebody looks.
  if (isGiven ? nobodyCanAct(game) : survivor === NONE) return;
  const drawn = takeFromDeck(game, effect.card, rules);
  if (drawn === NONE) return;
  if (isGiven) giveCard.begin(game, drawn);
  else receiveCard.begin(game, survivor, drawn);
}

/** Nobody sees which they are; feats cannot win them any more. */
export function setAside(game: UoaGame, { weapons }: EffectSetAside, { rules }: AtHand): void {
  const { bounty, reserve } = game.piles;
  const count = Math.min(weapons, bounty.size);
  for (let weapon = 0; weapon < count; weapon++) reserve.put(bounty.draw());
  game.events?.push({ type: 'set-aside', rules, weapons: count });
}
