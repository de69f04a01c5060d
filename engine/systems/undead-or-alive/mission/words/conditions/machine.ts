import type { ConditionMachine } from '../../../../../../schemas';
import { type Verdict, when } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { NONE } from '../../../state';
import { cardThatRids } from '../../../survey/ridding';
import { areaOf, machineZone, type Survey } from '../../../survey/survey';
import { errand, NO_WORK, type Work } from '../../../survey/work';
import type { AtHand } from '../../at-hand';
import { machineMeant } from '../../filters';
import { isInArea, zonesOf } from '../../whereabouts';
import { toDrive } from '../../work/driving';
import { type Reckoning, UNKNOWN } from '../../work/reckoning';
import { rulesThat } from '../../work/rules-that';
import type { ConditionWord } from '../condition-word';

/** A machine is in an area, or gone. */
export const machine: ConditionWord<'machine'> = { judge, toMeet, toEnd, work, workToEnd };

function judge(game: UoaGame, asked: ConditionMachine, at: AtHand): Verdict {
  const zone = game.state.machineZone.at(machineMeant(game, asked.machine));
  if ('gone' in asked) return when(zone === NONE);
  if (zone === NONE) return 'never';
  return when(isInArea(game, zone, asked.in, at));
}

function toMeet(reckoning: Reckoning, asked: ConditionMachine): number {
  const { game } = reckoning;
  const meant = machineMeant(game, asked.machine);
  if ('in' in asked) return toDrive(reckoning, meant, zonesOf(game, asked.in));
  if (game.state.machineZone.at(meant) < 0) return 0;
  return Math.min(UNKNOWN, ...rulesThat(game, 'remove-machine').map(reckoning.toApply));
}

function toEnd(reckoning: Reckoning, asked: ConditionMachine): number {
  const { game } = reckoning;
  if (!('in' in asked)) return 0;
  const inside = zonesOf(game, asked.in);
  const outside = [...game.table.zones.entries()]
    .filter(([zone, { building }]) => !building && !inside.includes(zone))
    .map(([zone]) => zone);
  return toDrive(reckoning, machineMeant(game, asked.machine), outside);
}

function work(survey: Survey, asked: ConditionMachine): Work {
  const { machine: id } = asked;
  const at = [machineZone(survey, id)];
  if (at[0] === NONE) return NO_WORK;
  if ('gone' in asked) {
    const card = cardThatRids(survey, (on) => on !== undefined && 'machine' in on && on.machine === id);
    const used = errand(id, { at, actions: 1 });
    return card === undefined ? used : { ...used, cards: [[card]] };
  }
  const to = areaOf(survey, survey.stage, asked.in);
  return errand(id, { at, actions: 0 }, { at: to, actions: 0, withWagon: true });
}

/** Out of an area, to the nearest street outside it. */
function workToEnd(survey: Survey, asked: ConditionMachine): Work {
  if (!('in' in asked)) return NO_WORK;
  const { laid, openBoard } = survey;
  const from = machineZone(survey, asked.machine);
  const inside = areaOf(survey, survey.stage, asked.in);
  const outside = [...laid.zones.keys()].filter(
    (zone) =>
      laid.zones[zone]?.building === false && openBoard.distance(from, zone) >= 0 && !inside.includes(zone),
  );
  if (!inside.includes(from)) return NO_WORK;
  return errand(asked.machine, { at: [from], actions: 0 }, { at: outside, actions: 0, withWagon: true });
}
