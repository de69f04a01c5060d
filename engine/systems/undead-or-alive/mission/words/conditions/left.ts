import type { ConditionLeft } from '../../../../../../schemas';
import { isCompanion, isInPlay, placeOf } from '../../../../../family/zombicide/actors';
import { both, type Count, type Verdict, whenEnough } from '../../../../../mission/verdict';
import { exitZones, stageNow } from '../../../board/now';
import type { UoaGame } from '../../../game';
import type { MissionProgram } from '../../../mission-program';
import { BY_EXIT, BY_TRAIN } from '../../../people/ways-out';
import { refuse } from '../../../problems';
import { ELIMINATED, LEFT, NONE } from '../../../state';
import { cardsFor, doAction } from '../../../survey/actions';
import { rallyCompanions } from '../../../survey/pieces';
import { areaOf, machineZone, type Survey } from '../../../survey/survey';
import { trainStarters } from '../../../survey/train-starters';
import { errand, NO_WORK, type Stop, together, type Work } from '../../../survey/work';
import { NOBODY } from '../../at-hand';
import { companionsMeant, isAmongUs, machineMeant } from '../../filters';
import { isSurvivorMeant, zonesOf } from '../../whereabouts';
import { toDrive } from '../../work/driving';
import { toRallyOne } from '../../work/rallying';
import { cheapest, leastOf, type Reckoning, stepsToNearest, UNKNOWN } from '../../work/reckoning';
import { rulesThat } from '../../work/rules-that';
import type { ConditionWord } from '../condition-word';

/** Everybody has left, and companions are survivors (UOA-MISSION-GEN-06). */
export const left: ConditionWord<'left'> = { judge, count, toMeet, lack, work };

function judge(game: UoaGame, asked: ConditionLeft): Verdict {
  const { by, with: wagon } = asked;
  const driven: Verdict = wagon === undefined ? 'met' : drivenOut(game, wagon);
  const verdict = both(driven, isForAll(asked) ? haveAllLeft(game, wayOf(by)) : haveEnoughLeft(game, asked));
  return verdict === 'open' && !isWayOpen(game, by) ? 'never' : verdict;
}

function isForAll({ who, count: wanted, companions }: ConditionLeft): boolean {
  return who === undefined && wanted === undefined && companions === undefined;
}

function haveAllLeft(game: UoaGame, way: number): Verdict {
  let verdict: Verdict = 'met';
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (isAmongUs(game, actor)) verdict = both(verdict, leftBy(game, actor, way));
  }
  return verdict;
}

/** Of some survivors, or of some companions, so many; all of them if nothing is said. */
function haveEnoughLeft(game: UoaGame, asked: ConditionLeft): Verdict {
  const { there, wanted, toCome = 0 } = countSome(game, asked);
  return wanted === 0 ? 'open' : whenEnough(there, wanted, toCome);
}

function countSome(game: UoaGame, asked: ConditionLeft): Count {
  const those = actorsAsked(game, asked);
  const verdicts = those.map((actor) => mayStillLeave(game, actor, wayOf(asked.by)));
  const howMany = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return { there: howMany('met'), wanted: asked.count ?? those.length, toCome: howMany('open') };
}

/** Whoever is meant, gone or not; what is said of those who are gone holds as it was. */
function actorsAsked(game: UoaGame, { who = {}, companions }: ConditionLeft): number[] {
  if (companions !== undefined) return companionsMeant(game, companions);
  const survivors = Array.from({ length: game.table.sizes.survivors }, (_, survivor) => survivor);
  return survivors.filter((survivor) => isSurvivorMeant(game, who, survivor, NOBODY));
}

/** Somebody who waits aside may still be brought in, and somebody who was eliminated be brought back. */
function mayStillLeave(game: UoaGame, actor: number, way: number): Verdict {
  const isGone = game.state.fate.at(actor) === ELIMINATED;
  if (isGone && game.table.mission.bringsBack && !isCompanion(game, actor)) return 'open';
  return leftBy(game, actor, way);
}

function wayOf(by: ConditionLeft['by']): number {
  return by === 'exit' ? BY_EXIT : BY_TRAIN;
}

function leftBy({ state }: UoaGame, actor: number, way: number): Verdict {
  if (state.wayOut.at(actor) === way) return 'met';
  return state.fate.at(actor) === LEFT || state.fate.at(actor) === ELIMINATED ? 'never' : 'open';
}

function count(game: UoaGame, asked: ConditionLeft): Count {
  if (!isForAll(asked)) return countSome(game, asked);
  const { by } = asked;
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
  if (by === 'exit') return exitZones(game).length > 0 || game.table.mission.leadsOut; // UOA-TRAIN-14
  return stageNow(game).train !== undefined;
}

const TO_LEAVE = 2;

/** Those who stand alone have to be fetched first. */
function toMeet(reckoning: Reckoning, asked: ConditionLeft): number {
  const { game } = reckoning;
  const { by, with: wagon } = asked;
  const ways = by === 'exit' ? exitZones(game) : zonesOf(game, 'aboard');
  const toBoard = by === 'train' && game.state.trainDrives === 0 ? toStartTrain(reckoning) : 0;
  const toGo = (survivor: number) =>
    TO_LEAVE +
    (ways.length === 0 ? 0 : stepsToNearest(reckoning, placeOf(game, survivor), ways)) +
    (by === 'exit' ? toBeLetOut(reckoning, survivor) : 0);
  let sum = toBoard;
  if (asked.companions === undefined) {
    const meant = actorsAsked(game, asked);
    const going = reckoning.survivors.filter((survivor) => meant.includes(survivor)).map(toGo);
    const { there, wanted } = countSome(game, asked);
    sum +=
      asked.count === undefined
        ? going.reduce((all, each) => all + each, 0)
        : cheapest(going, wanted - there);
  } else sum += leastOf(reckoning.survivors, toGo);
  const companions = isForAll(asked) ? {} : asked.companions;
  for (const actor of companions === undefined ? [] : companionsMeant(game, companions)) {
    if (!isInPlay(game, actor) || game.state.leader.at(actor) !== NONE) continue;
    sum += toRallyOne(reckoning, actor, reckoning.survivors);
  }
  return wagon === undefined ? sum : sum + toDrive(reckoning, machineMeant(game, wagon), ways);
}

/** What is forbidden has to be allowed, and what is asked for to be there. */
function toBeLetOut(reckoning: Reckoning, survivor: number): number {
  const { exit } = reckoning.game.table.mission.restrictions;
  return reckoning.toLift(exit, () => true, survivor) + reckoning.toPayFor('exit', survivor);
}

function toStartTrain(reckoning: Reckoning): number {
  return Math.min(UNKNOWN, ...rulesThat(reckoning.game, 'train-starts').map(reckoning.toApply));
}

function lack({ exitZones: ways, stages, leadsOut }: MissionProgram, { by }: ConditionLeft, goal: string) {
  if (by === 'exit') return ways.length === 0 && !leadsOut ? refuse('no-exit', { goal }) : undefined;
  return stages[0]?.train ? undefined : refuse('no-train', { rule: goal });
}

/** A train is started where a rule says so, and boarded by everybody. */
function work(survey: Survey, asked: ConditionLeft): Work {
  const { program } = survey;
  const { by, with: wagon, companions } = asked;
  // A rule leads them out, from who knows where.
  if (by === 'exit' && program.exitZones.length === 0) return NO_WORK;
  // Some go and fetch whoever has to leave, and go with them; the others stay where they are.
  if (!isForAll(asked) && by === 'exit' && wagon === undefined) {
    const out = errand('exit', { at: program.exitZones, actions: 0 });
    return companions === undefined ? out : together([rallyCompanions(survey, companions, asked.count), out]);
  }
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
