import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { because } from '../because';
import { limits } from '../content';
import { actionsMore, changesOfActions } from '../lasting/actions';
import type { OpenGame } from '../open-game';
import { skillNumber } from '../skills/owned';

const ONE_MORE = skillNumber('plus-action');

export function actionsPerTurn(game: OpenGame, survivor: number): number {
  const actions = limits.actions + ownsSkill(game, survivor, ONE_MORE); // UOA-ROUND-04, UOA-ADREN-04, UOA-SKILL-02
  return Math.max(0, actions + actionsMore(game, survivor));
}

export function rulesOfActions(game: OpenGame, survivor: number): readonly string[] {
  return [
    ...(ownsSkill(game, survivor, ONE_MORE) > 0 ? because['one-more-action'] : []),
    ...changesOfActions(game, survivor).flatMap(({ rule }) => game.table.mission.rules[rule]?.basis ?? []),
  ];
}
