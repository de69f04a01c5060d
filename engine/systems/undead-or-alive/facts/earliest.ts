import type { Condition, ObjectiveFilter, RuleEvent } from '../../../../schemas';
import type { PlayedRule } from '../mission-program';
import { COLOURS } from '../state';
import { areaOf, machineZone, type Survey } from './survey';
import { least, movesBetween, roundOnFoot } from './walking';

// The earliest round in which something of a mission can come to pass, as far as that can be told: from what comes by
// itself, and from how far survivors have to walk.

type Round = number | undefined;

/** Of a rule: nothing where it depends on more than clocks and walking. */
function earliestOf(survey: Survey, rule: PlayedRule): Round {
  if ('asSoonAs' in rule) return earliestSo(survey, rule.asSoonAs);
  if ('action' in rule) {
    const { in: area, beside } = rule.action;
    const zones = beside === undefined ? zonesOf(survey, area) : [machineZone(survey, beside)];
    return after(zones ? roundTo(survey, zones) : 1, rule.if && earliestSo(survey, rule.if), rule.if);
  }
  if (!('when' in rule)) return undefined;
  return after(earliestEvent(survey, rule), rule.if && earliestSo(survey, rule.if), rule.if);
}

/** Both have to be; a condition that nothing is known of leaves it open. */
function after(event: Round, condition: Round, asked: Condition | undefined): Round {
  if (event === undefined || (asked && condition === undefined)) return undefined;
  return Math.max(event, condition ?? 0);
}

function earliestEvent(survey: Survey, { when }: Extract<PlayedRule, { when: RuleEvent }>): Round {
  const { companions } = survey.program;
  if (when.event === 'set-up' || when.event === 'round-begins') return 1;
  // A train that is started after the Players' Phase drives in the next round (UOA-TRAIN-25).
  if (when.event === 'end-phase') return 2;
  if (when.event === 'stepped-off') return steppedOff(survey, when.objective);
  if (when.event === 'objective-taken') return nthObjective(survey, when, 1);
  if (when.event !== 'companion-rallied') return undefined;
  return roundTo(
    survey,
    companions.map(({ zone }) => zone),
  );
}

/** A piece goes along its track by itself, and is off it after as many steps as there are zones left. */
function steppedOff(survey: Survey, id: string): Round {
  const objective = survey.program.objectives.find((each) => each.id === id);
  for (const rule of survey.program.rules) {
    if (!objective || !('when' in rule) || rule.if) continue;
    const move = rule.do.find((effect) => effect.effect === 'step' && effect.objective === id);
    if (move?.effect !== 'step') continue;
    const track = areaOf(survey, survey.stage, move.along);
    const place = track.indexOf(objective.zone);
    if (place < 0) return undefined;
    const steps = track.length - place;
    if (rule.when.event === 'round-begins') return steps;
    if (rule.when.event === 'end-phase') return steps + 1;
  }
  return undefined;
}

/** What is so from the beginning is so in round 0. */
function earliestSo(survey: Survey, condition: Condition): Round {
  if ('all' in condition) {
    const rounds = condition.all.map((part) => earliestSo(survey, part));
    return rounds.some((round) => round === undefined) ? undefined : Math.max(...rounds.map(Number));
  }
  if ('any' in condition) return least(condition.any.map((part) => earliestSo(survey, part)));
  if ('round' in condition) return condition.round.from ?? 0;
  if ('taken' in condition) return nthObjective(survey, condition.taken, condition.taken.count);
  if ('held' in condition) return nthObjective(survey, condition.held, condition.held.count);
  if ('loaded' in condition) return nthObjective(survey, condition.loaded, condition.loaded.count);
  if ('people' in condition) {
    const zones = zonesOf(survey, condition.people.in);
    return zones && roundTo(survey, zones);
  }
  return undefined;
}

/** When somebody can have come to so many of them; of what lies face down nobody knows which is which. */
function nthObjective(
  survey: Survey,
  { colour, group, except }: ObjectiveFilter,
  count: number | 'all' | 'per-survivor' | undefined,
): Round {
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
function roundTo({ openBoard, program }: Survey, zones: readonly number[]): Round {
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

export function trainStart(survey: Survey): Round {
  const rounds = trainStarters(survey).map((rule) => earliestOf(survey, rule));
  const first = least(rounds);
  return first === undefined || rounds.includes(undefined) ? undefined : Math.max(1, first);
}
