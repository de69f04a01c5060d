import type { ConditionPeople, People, PeopleFilter } from '../../../../schemas';
import { isInPlay, placeOf } from '../../../family/zombicide/actors';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { LEVELS } from '../content';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { isInArea, zonesOf } from './areas';
import type { AtHand } from './at-hand';
import { holds } from './holding';

// Which survivors a mission means.

/** Survivors in play whom a filter lets through; whoever is to be picked among them is not picked yet. */
export function survivorsMeant(game: UoaGame, filter: PeopleFilter, at: AtHand): number[] {
  const those: number[] = [];
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor) && isSurvivorMeant(game, filter, survivor, at)) those.push(survivor);
  }
  return filter.nearest === undefined ? those : nearestOf(game, those, zonesOf(game, filter.nearest, at));
}

export function isSurvivorMeant(game: UoaGame, filter: PeopleFilter, survivor: number, at: AtHand): boolean {
  const who = game.table.roster[game.state.identity.at(survivor)];
  if (filter.survivor !== undefined && who?.id !== filter.survivor) return false;
  if (filter.class !== undefined && who?.class !== filter.class) return false;
  if (filter.except === 'doer' && survivor === at.survivor) return false;
  return isAsSaid(game, filter, survivor, at);
}

/** What can be so or not so of somebody. */
type Said = Pick<ConditionPeople, 'in' | 'holds' | 'wounded' | 'level' | 'skill'>;

export function isAsSaid(game: UoaGame, said: Said, survivor: number, at: AtHand): boolean {
  const { state, table } = game;
  if (!isInArea(game, placeOf(game, survivor), said.in, at)) return false;
  if (said.level !== undefined && state.level.at(survivor) < LEVELS.indexOf(said.level)) return false;
  if (said.wounded !== undefined && state.wounds.at(survivor) < said.wounded) return false;
  if (said.skill !== undefined) {
    const skill = table.skills.findIndex(({ id }) => id === said.skill);
    if (skill < 0 || ownsSkill(game, survivor, skill) === 0) return false;
  }
  return said.holds === undefined || holds(game, survivor, said.holds);
}

/** All who may be meant, before anybody is picked among them. */
export function candidates(game: UoaGame, people: People | undefined, at: AtHand): number[] {
  if (typeof people === 'object') return survivorsMeant(game, people, at);
  switch (people) {
    case undefined:
    case 'doer':
    case 'taker':
      return at.survivor !== NONE && isInPlay(game, at.survivor) ? [at.survivor] : [];
    case 'others':
      return survivorsMeant(game, { except: 'doer' }, at);
    case 'all':
    case 'one':
    case 'lot':
      return survivorsMeant(game, {}, at);
  }
}

/** Whether all of them are meant, or one of them, and who says which. */
export function howPicked(people: People | undefined): 'all' | 'one' | 'lot' {
  if (typeof people === 'object') return people.pick ?? 'all';
  return people === 'one' || people === 'lot' ? people : 'all';
}

/** Those with the shortest way to one of these zones. */
function nearestOf(game: UoaGame, survivors: readonly number[], zones: readonly number[]): number[] {
  const away = new Map(survivors.map((survivor) => [survivor, stepsTo(game, survivor, zones)]));
  const least = Math.min(...away.values());
  return survivors.filter((survivor) => away.get(survivor) === least && least < CUT_OFF);
}

const CUT_OFF = 9999;

function stepsTo(game: UoaGame, survivor: number, zones: readonly number[]): number {
  const from = placeOf(game, survivor);
  return zones.reduce((least, zone) => {
    const steps = game.board.distance(from, zone);
    return steps < 0 ? least : Math.min(least, steps);
  }, CUT_OFF);
}
