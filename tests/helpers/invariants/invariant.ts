import { survivorName } from '../../../engine/family/zombicide/names';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { skillNumber } from '../../../engine/systems/undead-or-alive/skills/owned';
import { allEffects, type Effect } from '../../../schemas';

/** What holds whenever somebody has to decide, and says how it does not. */
export interface Invariant {
  readonly title: string;
  readonly breach: (game: UoaGame) => string | undefined;
}

/** Rules under way by one name, the outermost first, each with its numbers. */
export function underWay(
  game: UoaGame,
  name: string,
): { step: number; argument: (name: string) => number }[] {
  const { agenda, agendaDepth } = game.state;
  const found = [];
  for (let row = 0; row < agendaDepth; row++) {
    const item = game.system.agenda[agenda.at(row, 0)];
    if (item?.name !== name) continue;
    const argument = (wanted: string) => agenda.at(row, 2 + item.arguments.indexOf(wanted));
    found.push({ step: agenda.at(row, 1), argument });
  }
  return found;
}

export function isUnderWay(game: UoaGame, name: string): boolean {
  const { agenda, agendaDepth } = game.state;
  for (let row = 0; row < agendaDepth; row++) {
    if (game.system.agenda[agenda.at(row, 0)]?.name === name) return true;
  }
  return false;
}

/** Whether some rule of the mission has this effect. */
export function does({ table }: UoaGame, effect: Effect['effect']): boolean {
  return table.mission.rules.some((rule) => allEffects(rule).some((each) => each.effect === effect));
}

export function actorNamed(game: UoaGame, name: string): number {
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (survivorName(game, actor) === name) return actor;
  }
  throw new Error(`There is no ${name}`);
}

/** A Townsfolk, the leader of one (UOA-COMP-07), or somebody who has learned to be one. */
export function isTownsfolk({ state, table }: UoaGame, survivor: number): boolean {
  if (state.skills.at(survivor, TOWNSFOLK) > 0) return true;
  for (let actor = 0; actor < table.sizes.actors; actor++) {
    const leader = actor < table.sizes.survivors ? actor : state.leader.at(actor);
    if (leader === survivor && table.roster[state.identity.at(actor)]?.class === 'Townsfolk') return true;
  }
  return false;
}

const TOWNSFOLK = skillNumber('townsfolk');
