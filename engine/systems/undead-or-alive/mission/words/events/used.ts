import type { RuleEvent, Target } from '../../../../../../schemas';
import { kindOf } from '../../../../../family/zombicide/cards/held';
import { traitOf } from '../../../content';
import type { UoaGame } from '../../../game';
import { machineMeant, spawnTokensMeant } from '../../filters';
import { isInArea, zonesOf } from '../../whereabouts';
import { cardAmong, toUse } from '../../work/cards';
import type { EventWord, Happened } from '../event-word';

/** A card has been used, perhaps on something. */
export const used: EventWord<'used'> = {
  isMeant: (game, when, happened) =>
    isUsedAs(game, happened.thing, when.card) && isThere(game, when.on, happened),
  toHappen: (reckoning, when) =>
    toUse(reckoning, cardAmong(when.card), when.on ? placesOf(reckoning.game, when.on) : []),
};

/** In the hands of the Faithful Water is Holy Water (UOA-FAITHFUL-01). */
function isUsedAs(game: UoaGame, card: number, id: string): boolean {
  const kind = kindOf(game, card);
  return kind.id === id || (id === 'holy-water' && traitOf(kind, 'isHoly') === 'for-the-faithful');
}

function isThere(game: UoaGame, on: Target | undefined, happened: Happened): boolean {
  const { zone } = happened;
  if (on === undefined) return true;
  if ('area' in on) return isInArea(game, zone, on.area, happened);
  if ('machine' in on) return game.state.machineZone.at(machineMeant(game, on.machine)) === zone;
  return spawnTokensMeant(game, on.token).some((token) => wasThere(game, token));
}

function wasThere({ state }: UoaGame, token: number): boolean {
  return state.usedOn.at(token) === 1;
}

/** Those in the zone that a card was used on: by now it may have moved them. */
export function tokensMeant(game: UoaGame, when: RuleEvent): number[] {
  if (when.event !== 'used' || !when.on || !('token' in when.on)) return [];
  return spawnTokensMeant(game, when.on.token).filter((token) => wasThere(game, token));
}

export function isAboutTokens(when: RuleEvent): boolean {
  return when.event === 'used' && when.on !== undefined && 'token' in when.on;
}

function placesOf(game: UoaGame, target: Target): readonly number[] {
  if ('area' in target) return zonesOf(game, target.area).slice(0, 1);
  if ('machine' in target) return [game.state.machineZone.at(machineMeant(game, target.machine))];
  return spawnTokensMeant(game, target.token)
    .slice(0, 1)
    .map((token) => game.state.spawnZone.at(token));
}
