import type { RuleEvent, Target } from '../../../../schemas';
import { stageNow } from '../board/now';
import { hasTrait } from '../cards/held';
import { ZOMBIES } from '../content';
import type { UoaGame } from '../game';
import { isInArea, zonesOf } from './areas';
import { isCompanionMeant, machineMeant, spawnTokensMeant } from './filters';
import { isObjectiveMeant } from './objectives-meant';

/** What has happened, to what and where. */
export interface Happened {
  readonly event: RuleEvent['event'];
  readonly thing: number;
  readonly zone: number;
}

/** Whether a rule is about what has happened. */
export function isMeant(game: UoaGame, when: RuleEvent, { event, thing, zone }: Happened): boolean {
  if (when.event !== event) return false;
  switch (when.event) {
    case 'objective-taken':
      return isObjectiveMeant(game, when, thing);
    case 'companion-rallied':
      return isCompanionMeant(game, when, thing);
    case 'zombie-killed':
      return when.kind === undefined || ZOMBIES[thing] === when.kind;
    case 'used':
      return isUsedAs(game, thing, when.card) && isThere(game, when.on, zone);
    case 'enters':
      return isInArea(game, zone, when.area);
    case 'stepped-off':
      return game.table.mission.objectives[thing]?.id === when.objective;
    case 'train-reaches':
      return zonesOf(game, when.area).some((zone) => isDrivenOver(game, zone));
    case 'set-up':
    case 'round-begins':
    case 'end-phase':
    case 'train-enters':
    case 'zombie-rides-off':
      return true;
  }
}

/** By the step that the train is about to take. */
function isDrivenOver(game: UoaGame, zone: number): boolean {
  return stageNow(game).train?.fates[zone]?.fate === 'affected';
}

/** In the hands of the Faithful Water is Holy Water (UOA-FAITHFUL-01). */
function isUsedAs(game: UoaGame, card: number, id: string): boolean {
  return game.table.cards[card]?.kind.id === id || (id === 'holy-water' && hasTrait(game, card, 'water'));
}

function isThere(game: UoaGame, on: Target | undefined, zone: number): boolean {
  if (on === undefined) return true;
  if ('area' in on) return isInArea(game, zone, on.area);
  if ('machine' in on) return game.state.machineZone.at(machineMeant(game, on.machine)) === zone;
  return spawnTokensMeant(game, on.token).some((token) => wasThere(game, token));
}

/** Those in the zone that a card was used on: by now it may have moved them. */
export function tokensMeant(game: UoaGame, when: RuleEvent): number[] {
  if (when.event !== 'used' || !when.on || !('token' in when.on)) return [];
  return spawnTokensMeant(game, when.on.token).filter((token) => wasThere(game, token));
}

function wasThere({ state }: UoaGame, token: number): boolean {
  return state.usedOn.at(token) === 1;
}
