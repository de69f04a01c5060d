import type { Given, GivenSurvivor } from '../../../../schemas';
import { isInPlay, placeOf } from '../../../family/zombicide/actors';
import { markChosen } from '../../../family/zombicide/people/learning';
import { ORANGE, RED } from '../../../family/zombicide/state';
import { LEVELS } from '../content';
import type { UoaGame } from '../game';
import { healthOf } from '../people/health';
import { levelAt } from '../people/levels';
import { BY_EXIT } from '../people/ways-out';
import { ELIMINATED, IN_PLAY, LEFT, NONE } from '../state';
import type { ScenarioReader } from './reading';

/** Survivors and companions, where and how they are. */
export function placePeople(game: UoaGame, given: Given, reading: ScenarioReader): void {
  const { survivors, companions = [], aside = [], objectives = [] } = given;
  for (const [survivor, each] of survivors.entries()) {
    placeSurvivor(game, survivor, each, reading, `/given/survivors/${survivor}`);
  }
  for (const [index, { who, leader, fate }] of companions.entries()) {
    const companion = survivors.length + index;
    const pointer = `/given/companions/${index}`;
    if (who === undefined) reading.refuse('unknown-companion', pointer);
    game.state.fate.set(companion, 0, fateGiven(fate));
    if (fate === 'left') goOut(game, companion);
    if (fate === 'eliminated') game.state.place.set(companion, 0, NONE);
    if (leader !== undefined) {
      const survivor = amongSurvivors(given, leader, reading, `${pointer}/leader`);
      game.state.leader.set(companion, 0, survivor);
      if (survivor !== NONE && isApart(game, companion, game.state.place.at(survivor))) {
        reading.refuse('companion-apart', `${pointer}/at`, { who: who ?? '', leader }); // UOA-COMP-10
      }
    }
  }
  for (const [index, { survivor }] of aside.entries()) {
    if (survivor === undefined) reading.refuse('unknown-companion', `/given/aside/${index}`);
  }
  for (const [objective, { keeper }] of objectives.entries()) {
    if (keeper === undefined) continue;
    const carrier = amongEverybody(given, keeper, reading, `/given/objectives/${objective}/keeper`);
    game.state.carrier.set(objective, 0, carrier);
  }
}

/** The number of a survivor or companion of this situation. */
function amongEverybody(
  { survivors, companions = [] }: Given,
  who: string,
  reading: ScenarioReader,
  pointer: string,
) {
  const actor = [...survivors, ...companions].findIndex((each) => each.who === who);
  return actor < 0 ? reading.refuse('unknown-survivor', pointer, { who }) : actor;
}

function placeSurvivor(
  game: UoaGame,
  survivor: number,
  {
    who,
    at,
    fate,
    adrenaline = 0,
    level,
    wounds = 0,
    skills = [],
    searched,
    activated,
    aboard,
    actionsToCome = 0,
  }: GivenSurvivor,
  reading: ScenarioReader,
  pointer: string,
): void {
  const { state, table } = game;
  const zone = at === undefined ? (table.mission.startZones[0] ?? NONE) : reading.zone(at, `${pointer}/at`);
  if (at === undefined && zone === NONE) reading.refuse('nowhere', pointer);
  state.place.set(survivor, 0, zone);
  state.fate.set(survivor, 0, fateGiven(fate));
  state.actionsToCome.set(survivor, 0, actionsToCome);
  if (fate === 'left') goOut(game, survivor);
  if (fate === 'eliminated') state.place.set(survivor, 0, NONE);
  state.adrenaline.set(survivor, 0, adrenaline);
  state.level.set(survivor, 0, level ? LEVELS.indexOf(level) : levelAt(adrenaline));
  state.searched.set(survivor, 0, searched ? 1 : 0);
  if (aboard !== undefined) {
    const wagon = reading.wagon(game, aboard, `${pointer}/aboard`);
    state.aboard.set(survivor, 0, wagon);
    if (wagon !== NONE && isApart(game, survivor, state.machineZone.at(wagon))) {
      reading.refuse('passenger-apart', `${pointer}/aboard`, { who, machine: aboard }); // UOA-WAGON-06
    }
  }
  state.activated.set(survivor, 0, activated ? 1 : 0);
  state.wounds.set(survivor, 0, wounds);
  state.skills.fillRow(survivor, 0);
  for (const [index, id] of skills.entries()) {
    const skill = reading.skill(id, `${pointer}/skills/${index}`);
    if (skill === NONE) continue;
    state.skills.add(survivor, skill, 1);
    if (!markChosen(game, survivor, ORANGE, skill)) markChosen(game, survivor, RED, skill);
  }
  const health = healthOf(game, survivor);
  if (wounds >= health && fate !== 'eliminated')
    reading.refuse('too-many-wounds', `${pointer}/wounds`, { wounds, health });
}

function fateGiven(fate: GivenSurvivor['fate']): number {
  return fate === 'left' ? LEFT : fate === 'eliminated' ? ELIMINATED : IN_PLAY;
}

/** Whoever has left is nowhere. */
function goOut({ state }: UoaGame, actor: number): void {
  state.wayOut.set(actor, 0, BY_EXIT);
  state.place.set(actor, 0, NONE);
}

/** Whether somebody in play is anywhere but where they have to be. */
function isApart(game: UoaGame, actor: number, zone: number): boolean {
  return isInPlay(game, actor) && placeOf(game, actor) !== zone;
}

/** The number of a survivor of this situation. */
export function amongSurvivors(
  { survivors }: Given,
  who: string,
  reading: ScenarioReader,
  pointer: string,
): number {
  const survivor = survivors.findIndex((each) => each.who === who);
  return survivor < 0 ? reading.refuse('unknown-survivor', pointer, { who }) : survivor;
}
