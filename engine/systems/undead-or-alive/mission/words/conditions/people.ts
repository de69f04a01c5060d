import type { ConditionPeople, Holding } from '../../../../../../schemas';
import { isInPlay, placeOf } from '../../../../../family/zombicide/actors';
import { type Verdict, when } from '../../../../../mission/verdict';
import { equipmentCards } from '../../../content';
import { cardsMeantBy, isAmong, namesIn } from '../../../content/cards-meant';
import type { UoaGame } from '../../../game';
import type { MissionProgram } from '../../../mission-program';
import { NONE } from '../../../state';
import { earliestIn } from '../../../survey/earliest-on-foot';
import { objectivesSupplied } from '../../../survey/supplied';
import { areaOf, type Survey } from '../../../survey/survey';
import { errand, NO_WORK, type Work } from '../../../survey/work';
import type { AtHand } from '../../at-hand';
import { companionsMeant, isAmongUs } from '../../filters';
import { holds } from '../../holding';
import { noticesOfPeople } from '../../noticed';
import { objectivesMeant } from '../../objectives-meant';
import { isAsSaid, isInArea, isSurvivorMeant, zonesOf } from '../../whereabouts';
import { cardAmong, toHold } from '../../work/cards';
import { FAR, type Reckoning, stepsToNearest, TASK } from '../../work/reckoning';
import { isLying, toTakeOne } from '../../work/taking';
import type { ConditionWord, Supply } from '../condition-word';

/** Something is so of everybody, or of some. */
export const people: ConditionWord<'people'> = {
  judge,
  notices: noticesOfPeople,
  toMeet,
  supply,
  work,
  earliest: (survey, { in: area }) => (area === undefined ? undefined : earliestIn(survey, area)),
};

function judge(game: UoaGame, asked: ConditionPeople, at: AtHand): Verdict {
  const wanted = howManyWanted(asked);
  let those = 0;
  const last = isAboutPlacesOnly(asked) ? game.table.sizes.actors : game.table.sizes.survivors;
  for (let actor = 0; actor < last; actor++) {
    // Whoever is gone is asked about, where all are.
    if (!isAmongUs(game, actor) || !isAskedAbout(game, asked, actor, at)) continue;
    if (isInPlay(game, actor) && isSoOf(game, asked, actor, at)) those += 1;
    else if (wanted === undefined) return 'open';
    if (wanted !== undefined && those >= wanted) return 'met';
  }
  return when(wanted === undefined && those > 0);
}

/** Nothing where it has to be so of all who are asked about. */
function howManyWanted({ who = 'all' }: ConditionPeople): number | undefined {
  if (typeof who === 'number') return who;
  if (typeof who === 'object') return who.count;
  return who === 'somebody' || who === 'doer' ? 1 : undefined;
}

/** Where nothing is asked but where they are, companions count as well. */
function isAboutPlacesOnly({ who = 'all', level, skill, holds, wounded }: ConditionPeople): boolean {
  const isPlain = who === 'all' || who === 'somebody' || who === 'others';
  return (
    isPlain && level === undefined && skill === undefined && holds === undefined && wounded === undefined
  );
}

function isAskedAbout(game: UoaGame, { who = 'all' }: ConditionPeople, actor: number, at: AtHand): boolean {
  if (who === 'doer') return actor === at.survivor;
  if (who === 'others') return actor !== at.survivor && game.state.leader.at(actor) !== at.survivor;
  return typeof who !== 'object' || (isInPlay(game, actor) && isSurvivorMeant(game, who, actor, at));
}

function isSoOf(game: UoaGame, asked: ConditionPeople, actor: number, at: AtHand): boolean {
  if (actor < game.table.sizes.survivors) return isAsSaid(game, asked, actor, at);
  return isInArea(game, placeOf(game, actor), asked.in, at);
}

function toMeet(reckoning: Reckoning, asked: ConditionPeople): number {
  const { game, survivors } = reckoning;
  const { in: area, who = 'all' } = asked;
  const further = [asked.level, asked.skill, asked.wounded].filter((said) => said !== undefined);
  const zones = area === undefined ? undefined : zonesOf(game, area);
  const ways = survivors.map(
    (survivor) =>
      (zones ? stepsToNearest(reckoning, placeOf(game, survivor), zones) : 0) +
      further.length * TASK +
      (asked.holds === undefined ? 0 : toCarry(reckoning, asked.holds, survivor)),
  );
  if (who === 'all' || who === 'others') {
    return ways.reduce((sum, steps) => sum + steps, 0) + (zones ? unledOf(game) * TASK : 0);
  }
  return Math.min(FAR, ...ways) * (typeof who === 'number' ? who : 1);
}

/** Until a survivor carries what is asked for. */
function toCarry(reckoning: Reckoning, asked: Holding, survivor: number): number {
  const { game } = reckoning;
  if (holds(game, survivor, asked)) return 0;
  if ('card' in asked) return toHold(reckoning, cardAmong(asked.card), survivor);
  const lying = objectivesMeant(game, asked.objective).filter((one) => isLying(game, one));
  return Math.min(FAR, ...lying.map((objective) => toTakeOne(reckoning, objective)));
}

function unledOf(game: UoaGame): number {
  return companionsMeant(game, {}).filter(
    (actor) => isInPlay(game, actor) && game.state.leader.at(actor) === NONE,
  ).length;
}

function work(survey: Survey, asked: ConditionPeople): Work {
  const { in: area, who = 'all' } = asked;
  const cards = cardsAsked(survey, asked);
  if (area === undefined) return { ...NO_WORK, cards };
  const at = areaOf(survey, survey.stage, area);
  const name = typeof area === 'string' ? area : 'somewhere';
  const there = who === 'all' ? { ...NO_WORK, gathering: at } : errand(name, { at, actions: 0 });
  return { ...there, cards };
}

/** What has to be found, by everybody or by so many; any card at all nobody has to look for. */
function cardsAsked(survey: Survey, { holds, who = 'all' }: ConditionPeople): (readonly string[])[] {
  if (holds === undefined || !('card' in holds) || namesIn(holds.card).includes('any')) return [];
  const people = who === 'all' ? survey.survivors : typeof who === 'number' ? who : 1;
  return Array.from({ length: people * (holds.count ?? 1) }, () => cardsMeantBy(holds.card));
}

/** As many as there are in the box, or on the board, for so many people at least. */
function supply(program: MissionProgram, { holds, who }: ConditionPeople): Supply {
  if (holds === undefined) return [1];
  const wanted = (typeof who === 'number' ? who : 1) * (holds.count ?? 1);
  if (!('card' in holds)) return [objectivesSupplied(program, holds.objective), wanted];
  const there = equipmentCards.filter((card) => isAmong(card, holds.card));
  return [there.reduce((sum, { copies }) => sum + copies, 0), wanted];
}
