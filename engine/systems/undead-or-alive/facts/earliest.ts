import type { Condition, ObjectiveFilter, RuleEvent } from '../../../../schemas';
import type { PlayedRule } from '../mission-program';
import { COLOURS } from '../state';
import {
  AT_SET_UP,
  type Moment,
  nextRound,
  roundBegins,
  roundEnds,
  roundOfTrain,
  whilePlaying,
} from './moments';
import { areaOf, machineZone, type Survey } from './survey';
import { least, movesBetween, roundOnFoot } from './walking';

// The earliest moment at which something of a mission can come to pass, as far as that can be told: from what comes by
// itself, and from how far survivors have to walk.

type When = Moment | undefined;

/** Of a rule: nothing where it depends on more than clocks and walking. */
function earliestOf(survey: Survey, rule: PlayedRule): When {
  if ('asSoonAs' in rule) return earliestSo(survey, rule.asSoonAs);
  if (!('when' in rule || 'action' in rule)) return undefined;
  const so = rule.if === undefined ? AT_SET_UP : earliestSo(survey, rule.if);
  if (so === undefined) return undefined;
  if ('when' in rule) return earliestEvent(survey, rule, so);
  const { in: area, beside } = rule.action;
  const zones = beside === undefined ? zonesOf(survey, area) : [machineZone(survey, beside)];
  return whenThere(so, zones ? roundTo(survey, zones) : 1);
}

/** The first time that something happens when a condition holds, which does from then on. */
function earliestEvent(survey: Survey, { when }: Extract<PlayedRule, { when: RuleEvent }>, so: Moment): When {
  const { companions } = survey.program;
  switch (when.event) {
    case 'set-up':
      return onceAt(AT_SET_UP, so);
    case 'round-begins':
      return roundBegins(nextRound(roundBegins, so));
    case 'end-phase':
      return roundEnds(nextRound(roundEnds, so));
    case 'stepped-off':
      return onceAt(steppedOff(survey, when.objective), so);
    case 'objective-taken':
      return whenThere(so, nthObjective(survey, when, 1));
    case 'companion-rallied':
      return whenThere(
        so,
        roundTo(
          survey,
          companions.map(({ zone }) => zone),
        ),
      );
    case 'enters':
    case 'used':
    case 'zombie-killed':
    case 'zombie-rides-off':
    case 'train-enters':
    case 'train-reaches':
      return undefined;
  }
}

/** What happens once only is missed where the condition does not hold by then. */
function onceAt(moment: When, so: Moment): When {
  return moment === undefined || so > moment ? undefined : moment;
}

/** Who is there can wait until a condition holds. */
function whenThere(so: Moment, round: number | undefined): When {
  return round === undefined ? undefined : Math.max(so, whilePlaying(round));
}

/** A piece goes along its track by itself, and is off it after as many steps as there are zones left. */
function steppedOff(survey: Survey, id: string): When {
  const objective = survey.program.objectives.find((each) => each.id === id);
  for (const rule of survey.program.rules) {
    if (!objective || !('when' in rule) || rule.if) continue;
    const move = rule.do.find((effect) => effect.effect === 'step' && effect.objective === id);
    if (move?.effect !== 'step') continue;
    const track = areaOf(survey, survey.stage, move.along);
    const place = track.indexOf(objective.zone);
    if (place < 0) return undefined;
    const steps = track.length - place;
    if (rule.when.event === 'round-begins') return roundBegins(steps);
    if (rule.when.event === 'end-phase') return roundEnds(steps);
  }
  return undefined;
}

function earliestSo(survey: Survey, condition: Condition): When {
  if ('all' in condition) {
    const moments = condition.all.map((part) => earliestSo(survey, part));
    return moments.some((moment) => moment === undefined) ? undefined : Math.max(...moments.map(Number));
  }
  if ('any' in condition) return least(condition.any.map((part) => earliestSo(survey, part)));
  if ('round' in condition) return roundBegins(condition.round.from ?? 0);
  const pieces = piecesAsked(condition);
  if (pieces) return whenThere(AT_SET_UP, nthObjective(survey, pieces, pieces.count));
  if ('people' in condition) {
    const zones = zonesOf(survey, condition.people.in);
    return zones && whenThere(AT_SET_UP, roundTo(survey, zones));
  }
  return undefined;
}

function piecesAsked(condition: Condition) {
  if ('taken' in condition) return condition.taken;
  if ('held' in condition) return condition.held;
  return 'loaded' in condition ? condition.loaded : undefined;
}

/** When somebody can have come to so many of them; of what lies face down nobody knows which is which. */
function nthObjective(
  survey: Survey,
  { colour, group, except }: ObjectiveFilter,
  count: number | 'all' | 'per-survivor' | undefined,
): number | undefined {
  const rounds = survey.program.objectives
    .filter(
      (one) => (group === undefined || one.group === group) && (except === undefined || one.group !== except),
    )
    .filter((one) => colour === undefined || one.mix !== undefined || COLOURS[one.colour] === colour)
    .map(({ zone }) => roundTo(survey, [zone]))
    .filter((round) => round !== undefined)
    .sort((one, other) => one - other);
  // All of one colour in a mix may be a single one.
  const wanted = typeof count === 'number' ? count : 1;
  return rounds[wanted - 1];
}

/** On foot, and one action there. */
function roundTo({ openBoard, program }: Survey, zones: readonly number[]): number | undefined {
  const moves = movesBetween(openBoard, program.startZones, zones);
  return moves === undefined ? undefined : Math.max(1, roundOnFoot(moves));
}

function zonesOf(survey: Survey, area: string | undefined): readonly number[] | undefined {
  return area === undefined ? undefined : areaOf(survey, survey.stage, area);
}

/** The rules that start the train. */
export function trainStarters({ program }: Survey): PlayedRule[] {
  return program.rules.filter(
    (rule) => 'do' in rule && rule.do.some(({ effect }) => effect === 'train-starts'),
  );
}

/** The round in which the train does its first step, or a later one. */
export function trainStart(survey: Survey): number | undefined {
  const moments = trainStarters(survey).map((rule) => earliestOf(survey, rule));
  const first = least(moments);
  return first === undefined || moments.includes(undefined) ? undefined : roundOfTrain(first);
}
