import { allEffects } from '../../../../../../schemas/references/effects';
import { onceAt } from '../../../survey/earliest-on-foot';
import { type GameTime, roundBegins, roundEnds } from '../../../survey/game-time';
import { areaOf, type Survey } from '../../../survey/survey';
import type { EventWord } from '../event-word';

/** A piece has come off its track. */
export const steppedOff: EventWord<'stepped-off'> = {
  isMeant: (game, when, { thing }) => game.table.mission.objectives[thing]?.id === when.objective,
  earliest: (survey, when, so) => onceAt(whenOff(survey, when.objective), so),
};

/** It goes along its track by itself, and is off it after as many steps as there are zones left. */
function whenOff(survey: Survey, id: string): GameTime | undefined {
  const objective = survey.program.objectives.find((each) => each.id === id);
  for (const rule of survey.program.rules) {
    if (!objective || !('when' in rule) || rule.if) continue;
    const move = allEffects(rule).find((effect) => effect.effect === 'step' && effect.objective === id);
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
