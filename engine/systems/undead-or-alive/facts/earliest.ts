import type { Condition } from '../../../../schemas';
import { said } from '../mission/words/conditions';
import { awaited } from '../mission/words/events';
import type { PlayedRule } from '../mission-program';
import { roundTo, whenThere, zonesNamed } from '../survey/earliest-on-foot';
import { AT_SET_UP, type GameTime, roundOfTrain } from '../survey/game-time';
import { machineZone, type Survey } from '../survey/survey';
import { trainStarters } from '../survey/train-starters';
import { least } from '../survey/walking';

// The earliest moment at which something of a mission can come to pass, as far as that can be told: from what comes by
// itself, and from how far survivors have to walk.

type When = GameTime | undefined;

/** Of a rule: nothing where it depends on more than clocks and walking. */
function earliestOf(survey: Survey, rule: PlayedRule): When {
  if ('asSoonAs' in rule) return earliestSo(survey, rule.asSoonAs);
  if (!('when' in rule || 'action' in rule)) return undefined;
  const so = rule.if === undefined ? AT_SET_UP : earliestSo(survey, rule.if);
  if (so === undefined) return undefined;
  if ('when' in rule) {
    const { word, when } = awaited(rule.when);
    return word.earliest?.(survey, when, so);
  }
  const { in: area, beside } = rule.action;
  const zones = beside === undefined ? zonesNamed(survey, area) : [machineZone(survey, beside)];
  return whenThere(so, zones ? roundTo(survey, zones) : 1);
}

function earliestSo(survey: Survey, condition: Condition): When {
  if ('all' in condition) {
    const moments = condition.all.map((part) => earliestSo(survey, part));
    return moments.some((moment) => moment === undefined) ? undefined : Math.max(...moments.map(Number));
  }
  if ('any' in condition) return least(condition.any.map((part) => earliestSo(survey, part)));
  if ('not' in condition) return undefined;
  const { word, asked } = said(condition);
  return word.earliest?.(survey, asked);
}

/** The round in which the train does its first step, or a later one. */
export function trainStart(survey: Survey): number | undefined {
  const moments = trainStarters(survey).map((rule) => earliestOf(survey, rule));
  const first = least(moments);
  return first === undefined || moments.includes(undefined) ? undefined : roundOfTrain(first);
}
