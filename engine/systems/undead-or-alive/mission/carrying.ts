import type { CarryRule } from '../../../../schemas';
import { isInPlay, playerFor } from '../../../family/zombicide/actors';
import { cardsHeld } from '../../../family/zombicide/cards/held';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { survivorName } from '../../../family/zombicide/names';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import { cardOf } from '../cards/carried';
import type { UoaGame } from '../game';
import { objectiveNames } from '../names';
import type { OpenGame } from '../open-game';
import { SLOTS } from '../state';
import { DO } from '../words';
import { isCompanionMeant } from './filters';
import { isMeantAs, isObjectiveMeant, possibleColours } from './objectives-meant';

// Objectives that are kept by whoever takes them.

/** How an objective is kept, if it is. */
export function carryRuleFor(game: UoaGame, objective: number): CarryRule | undefined {
  return game.table.mission.carryRules.find((rule) => isObjectiveMeant(game, rule, objective));
}

/** Whether there is room whatever its colour: asking for the real one would reveal it. */
export function canKeep(game: UoaGame, survivor: number, objective: number): boolean {
  const { carryRules } = game.table.mission;
  return possibleColours(game, objective).every((colour) => {
    const rule = carryRules.find((each) => isMeantAs(game, each, objective, colour));
    return !rule || hasRoom(game, survivor, rule);
  });
}

function hasRoom(game: UoaGame, survivor: number, rule: CarryRule): boolean {
  if (rule.by === 'companion') return bearersFor(game, survivor, rule).length > 0;
  return rule.by !== 'slot' || cardsHeld(game, survivor) < SLOTS.length; // UOA-MISSION-M7-05
}

export function keep(game: UoaGame, survivor: number, objective: number): void {
  const rule = carryRuleFor(game, objective);
  if (rule?.by === 'dashboard') game.state.carrier.set(objective, 0, survivor);
  else if (rule?.by === 'slot') receiveCard.begin(game, survivor, cardOf(game, objective));
  else if (rule) chooseBearer.begin(game, survivor, objective);
}

/** Which of their companions takes it; one carries one. */
export const chooseBearer = decision<UoaGame, 'survivor' | 'objective'>(
  'choose-bearer',
  ['survivor', 'objective'],
  {
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor, objective }, list) {
      const rule = carryRuleFor(game, objective);
      for (const companion of rule ? bearersFor(game, survivor, rule) : []) {
        list.add(DO.carry, objective, companion);
      }
    },
    choose(game, _, { a: objective, b: companion }) {
      game.state.carrier.set(objective, 0, companion);
      game.events?.push({
        type: 'carries',
        rules: because['carrying-objective'],
        survivor: survivorName(game, companion),
        ...objectiveNames(game, objective),
      });
    },
  },
);

function bearersFor(game: UoaGame, survivor: number, rule: CarryRule): number[] {
  const { sizes } = game.table;
  const bearers: number[] = [];
  for (let actor = sizes.survivors; actor < sizes.actors; actor++) {
    const isLed = isInPlay(game, actor) && game.state.leader.at(actor) === survivor;
    const isRight = isCompanionMeant(game, rule.class === undefined ? {} : { class: rule.class }, actor);
    if (isLed && isRight && !carriesSomething(game, actor)) bearers.push(actor);
  }
  return bearers;
}

function carriesSomething({ state }: UoaGame, actor: number): boolean {
  for (let objective = 0; objective < state.carrier.rows; objective++) {
    if (state.carrier.at(objective) === actor) return true;
  }
  return false;
}

/** What a survivor keeps beside the dashboard, and can hand on in a trade (UOA-MISSION-M4-06). */
export function keptAside({ state }: OpenGame, survivor: number): number[] {
  const kept: number[] = [];
  for (let objective = 0; objective < state.carrier.rows; objective++) {
    if (state.carrier.at(objective) === survivor) kept.push(objective);
  }
  return kept;
}
