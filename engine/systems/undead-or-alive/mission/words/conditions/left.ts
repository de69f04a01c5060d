import type { ConditionLeft } from '../../../../../../schemas';
import { isInPlay, placeOf } from '../../../../../family/zombicide/actors';
import { both, type Count, type Verdict } from '../../../../../mission/verdict';
import { exitZones, stageNow } from '../../../board/now';
import type { UoaGame } from '../../../game';
import type { MissionProgram } from '../../../mission-program';
import { BY_EXIT, BY_TRAIN } from '../../../people/ways-out';
import { refuse } from '../../../problems';
import { ELIMINATED, LEFT, NONE } from '../../../state';
import { cardsFor, doAction } from '../../../survey/actions';
import { areaOf, machineZone, type Survey } from '../../../survey/survey';
import { trainStarters } from '../../../survey/train-starters';
import { errand, NO_WORK, type Stop, together, type Work } from '../../../survey/work';
import { companionsMeant, isAmongUs, machineMeant } from '../../filters';
import { zonesOf } from '../../whereabouts';
import { toDrive } from '../../work/driving';
import { toRallyOne } from '../../work/rallying';
import { type Reckoning, stepsToNearest, UNKNOWN } from '../../work/reckoning';
import { rulesThat } from '../../work/rules-that';
import type { ConditionWord } from '../condition-word';

/** Everybody has left, and companions are survivors (UOA-MISSION-GEN-06). */
export const left: ConditionWord<'left'> = { judge, count, toMeet, lack, work };

function judge(game: UoaGame, { by, with: wagon }: ConditionLeft): Verdict {
  const way = wayOf(by);
  let verdict: Verdict = wagon === undefined ? 'met' : drivenOut(game, wagon);
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (isAmongUs(game, actor)) verdict = both(verdict, leftBy(game, actor, way));
  }
  return verdict === 'open' && !isWayOpen(game, by) ? 'never' : verdict;
}

function wayOf(by: ConditionLeft['by']): number {
  return by === 'exit' ? BY_EXIT : BY_TRAIN;
}

function leftBy({ state }: UoaGame, actor: number, way: number): Verdict {
  if (state.wayOut.at(actor) === way) return 'met';
  return state.fate.at(actor) === LEFT || state.fate.at(actor) === ELIMINATED ? 'never' : 'open';
}

function count(game: UoaGame, { by }: ConditionLeft): Count {
  let [out, wanted] = [0, 0];
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (!isAmongUs(game, actor)) continue;
    wanted += 1;
    if (leftBy(game, actor, wayOf(by)) === 'met') out += 1;
  }
  return { there: out, wanted };
}

function drivenOut(game: UoaGame, id: string): Verdict {
  const wagon = machineMeant(game, id);
  if (game.state.machineOut.at(wagon) === 1) return 'met';
  return game.state.machineZone.at(wagon) === NONE ? 'never' : 'open';
}

function isWayOpen(game: UoaGame, by: ConditionLeft['by']): boolean {
  if (by === 'exit') return exitZones(game).length > 0; // UOA-TRAIN-14
  return stageNow(game).train !== undefined;
}

const TO_LEAVE = 2;

/** Those who stand alone have to be fetched first. */
function toMeet(reckoning: Reckoning, { by, with: wagon }: ConditionLeft): number {
  const { game } = reckoning;
  const ways = by === 'exit' ? exitZones(game) : zonesOf(game, 'aboard');
  let sum = by === 'train' && game.state.trainDrives === 0 ? toStartTrain(reckoning) : 0;
  for (const survivor of reckoning.survivors) {
    sum += TO_LEAVE + (ways.length === 0 ? 0 : stepsToNearest(reckoning, placeOf(game, survivor), ways));
    if (by === 'exit') {
      sum += reckoning.toLift(game.table.mission.restrictions.exit, () => true, survivor);
      sum += reckoning.toPayFor('exit', survivor);
    }
  }
  for (const actor of companionsMeant(game, {})) {
    if (!isInPlay(game, actor) || game.state.leader.at(actor) !== NONE) continue;
    sum += toRallyOne(reckoning, actor, reckoning.survivors);
  }
  return wagon === undefined ? sum : sum + toDrive(reckoning, machineMeant(game, wagon), ways);
}

function toStartTrain(reckoning: Reckoning): number {
  return Math.min(UNKNOWN, ...rulesThat(reckoning.game, 'train-starts').map(reckoning.toApply));
}

function lack({ exitZones: ways, stages }: MissionProgram, { by }: ConditionLeft, goal: string) {
  if (by === 'exit') return ways.length === 0 ? refuse('no-exit', { goal }) : undefined;
  return stages[0]?.train ? undefined : refuse('no-train', { rule: goal });
}

/** A train is started where a rule says so, and boarded by everybody. */
function work(survey: Survey, { by, with: wagon }: ConditionLeft): Work {
  const { program } = survey;
  if (by === 'train') {
    const starts = trainStarters(survey).map(({ id }) => doAction(survey, id, 1));
    return together([{ ...NO_WORK, gathering: trainZones(survey) }, ...starts]);
  }
  const out: Work = { ...NO_WORK, gathering: program.exitZones, cards: cardsToLeave(survey) };
  if (wagon === undefined) return out;
  const ride: Stop = { at: program.exitZones, actions: 0, withWagon: true };
  return together([out, errand(wagon, { at: [machineZone(survey, wagon)], actions: 0 }, ride)]);
}

/** What everybody has to find before they can go. */
function cardsToLeave({ program, survivors }: Survey): (readonly string[])[] {
  const asked = program.prices.exit.flatMap((number) => {
    const rule = program.rules[number];
    return rule && 'price' in rule && rule.price.who === undefined ? [cardsFor(rule.price.pay)] : [];
  });
  return asked.flatMap((cards) => Array.from({ length: survivors }, () => cards).flat());
}

/** Its rooms, or the track where it will come in. */
function trainZones(survey: Survey): readonly number[] {
  const { laid } = survey;
  const rooms = areaOf(survey, survey.stage, 'aboard');
  if (rooms.length > 0 || laid.locomotive === undefined) return rooms;
  return laid.zonesOn({ parts: [], tiles: [laid.locomotive], aboard: false }, 0);
}
