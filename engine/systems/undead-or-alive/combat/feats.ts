import { receiveCard } from '../../../family/zombicide/cards/receive';
import { cardName, survivorName } from '../../../family/zombicide/names';
import { clearJustLearnt } from '../../../family/zombicide/skills/just-learnt';
import { procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { feat, forgetDeeds, isFeatDone, keepDeeds, spendDeeds } from './deeds';

/** A turn begins: what was done before it does not count. */
export function forgetFeats(game: UoaGame): void {
  forgetDeeds(game); // UOA-ROUND-12
  game.state.inAction = 0;
  game.state.bountyWon = 0;
  clearJustLearnt(game);
}

/** To be called before an action does anything: its feat is looked at when all of it is done. */
export function beginAction(game: UoaGame, survivor: number): void {
  const { state } = game;
  state.inAction = 1;
  clearJustLearnt(game);
  state.bountyWon = 0;
  keepDeeds(game);
  actionDone.begin(game, survivor);
}

export const actionDone = procedure<UoaGame, 'survivor'>(
  'action-done',
  ['survivor'],
  [
    (game, { survivor }) => {
      const { state } = game;
      state.inAction = 0;
      clearJustLearnt(game);
      if (state.bountyWon === 0 && survivor === state.active && isFeatDone(game)) winByFeat(game, survivor); // UOA-BOUNTY-04
      keepDeeds(game);
    },
  ],
);

/** Water may give the adrenaline that a feat asks for. Outside of an action it wins the weapon at once. */
export const featBetweenActions = procedure<UoaGame, 'survivor'>(
  'feat-between-actions',
  ['survivor'],
  [(game, { survivor }) => lookForFeat(game, survivor)],
);

function lookForFeat(game: UoaGame, survivor: number): void {
  const { inAction, active, bountyWon } = game.state;
  if (inAction === 0 && bountyWon === 0 && survivor === active && isFeatDone(game)) winByFeat(game, survivor);
}

function winByFeat(game: UoaGame, survivor: number): void {
  const done = feat(game);
  if (done) spendDeeds(game, done);
  game.events?.push({
    type: 'feat',
    rules: because['feat-achieved'],
    survivor: survivorName(game, survivor),
    card: cardName(game, game.piles.bounty.top),
  });
  winBountyWeapon.begin(game, survivor);
}

/** The top card of the bounty deck, or of those set aside, and a free hand in arranging one's cards. */
export const winBountyWeapon = procedure<UoaGame, 'survivor' | 'reserved'>(
  'win-bounty-weapon',
  ['survivor', 'reserved'],
  [
    (game, { survivor, reserved }) => {
      const bounty = reserved === 1 ? game.piles.reserve : game.piles.bounty;
      const who = survivorName(game, survivor);
      if (bounty.size === 0) {
        game.events?.push({ type: 'no-bounty-left', rules: because['no-bounty-left'], survivor: who });
        return;
      }
      const card = bounty.draw();
      const name = cardName(game, card);
      game.events?.push({ type: 'drew', rules: because['bounty-deck'], pile: 'bounty', card: name });
      game.state.bountyWon = 1; // UOA-BOUNTY-04
      game.state.weaponsWon += 1;
      if (reserved === 1) game.state.reserveWon += 1;
      game.events?.push({
        type: 'won-bounty',
        rules: because['feat-achieved'],
        survivor: who,
        card: name,
      });
      receiveCard.begin(game, survivor, card);
    },
    // Whoever makes room for it may have drunk Water.
    (game, { survivor }) => lookForFeat(game, survivor),
  ],
);
