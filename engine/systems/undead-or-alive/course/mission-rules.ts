import { decision, procedure } from '../../../game/agenda';
import { isInPlay } from '../actors';
import { takeFromDeck } from '../cards/from-deck';
import { receiveCard } from '../cards/receive';
import { winBountyWeapon } from '../combat/feats';
import type { UoaGame } from '../game';
import type { MissionRule, RuleEffect } from '../mission-program';
import { cardName, survivorName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { gainAdrenaline } from './adrenaline';

/** The rules of the mission that apply before the first round. */
export function applySetUpRules(game: UoaGame): void {
  applyRules.begin(game, NONE, NONE);
}

/** What an objective is good for. */
export function rewardFor(game: UoaGame, taker: number, objective: number): void {
  applyRules.begin(game, taker, objective);
}

/** One rule after the other, in the order of the mission; without an objective, those of the set-up. */
export const applyRules = procedure<UoaGame, 'taker' | 'objective' | 'rule' | 'effect'>(
  'mission-rules',
  ['taker', 'objective', 'rule', 'effect'],
  [
    (game, frame) => {
      const rule = game.table.mission.rules[frame.rule];
      if (!rule) return;
      frame.step = 0;
      const effect = applies(game, rule, frame.objective) ? rule.effects[frame.effect] : undefined;
      if (!effect) {
        frame.rule += 1;
        frame.effect = 0;
        return;
      }
      if (frame.effect === 0) announce(game, rule);
      frame.effect += 1;
      apply(game, rule, effect, frame.taker);
    },
  ],
);

function applies(game: UoaGame, { when }: MissionRule, objective: number): boolean {
  if (when.event === 'set-up') return objective === NONE;
  if (objective === NONE) return false;
  const { colour, group } = when;
  return (
    (colour === undefined || colour === game.state.objectiveColour.at(objective)) &&
    (group === undefined || group === game.table.mission.objectives[objective]?.group)
  );
}

function announce(game: UoaGame, { id, when, basis }: MissionRule): void {
  const rules = when.event === 'set-up' ? basis : ['UOA-OBJ-01', ...basis];
  game.events?.push({ type: 'mission-rule', rules, rule: id });
}

function apply(game: UoaGame, { basis }: MissionRule, effect: RuleEffect, taker: number): void {
  switch (effect.effect) {
    case 'adrenaline':
      return gainAdrenaline(game, taker, effect.amount, ['UOA-OBJ-06', 'UOA-ADREN-02', ...basis]);
    case 'bounty-weapon':
      return winBountyWeapon.begin(game, taker);
    case 'train-starts':
      game.state.trainDrives = 1; // UOA-TRAIN-25
      return;
    case 'card': {
      const card = takeFromDeck(game, effect.card, basis);
      if (card === NONE) return;
      if (effect.to === 'taker') receiveCard.begin(game, taker, card);
      else giveCard.begin(game, card);
    }
  }
}

/** Which survivor of the first player gets a card; any of them where all of the first player's have left. */
export const giveCard = decision<UoaGame, 'card'>('give-card', ['card'], {
  decider: (game) => game.state.firstPlayer,
  options(game, _, list) {
    const { sizes, playerOf } = game.table;
    for (let survivor = 0; survivor < sizes.survivors; survivor++) {
      const isTheirs = playerOf[survivor] === game.state.firstPlayer;
      if (isTheirs && isInPlay(game, survivor)) list.add(DO.give, survivor);
    }
    if (list.length > 0) return;
    for (let survivor = 0; survivor < sizes.survivors; survivor++) {
      if (isInPlay(game, survivor)) list.add(DO.give, survivor); // UOA-ROUND-11
    }
  },
  choose(game, { card }, { a: survivor }) {
    game.events?.push({
      type: 'given',
      rules: ['UOA-CHOICE-36'],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
    });
    receiveCard.begin(game, survivor, card);
  },
});
