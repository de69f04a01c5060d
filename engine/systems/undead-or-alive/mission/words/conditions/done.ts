import type { DoneOften } from '../../../../../../schemas';
import { judgeCount } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { doAction } from '../../../survey/actions';
import type { ConditionWord } from '../condition-word';

/** A rule of the mission has applied. */
export const done: ConditionWord<'done'> = {
  judge: (game, asked) => judgeCount(count(game, asked)),
  notices: () => ['ruleApplied'],
  count,
  toMeet(reckoning, asked) {
    const { there, wanted } = count(reckoning.game, asked);
    return Math.max(0, wanted - there) * reckoning.toApply(ruleNumber(reckoning.game, often(asked).rule));
  },
  work: (survey, asked) => doAction(survey, often(asked).rule, often(asked).times),
};

/** By its name alone it is asked for once. */
function often(asked: string | DoneOften): DoneOften {
  return typeof asked === 'string' ? { rule: asked, times: 1 } : asked;
}

function count(game: UoaGame, asked: string | DoneOften) {
  const { rule, times } = often(asked);
  return { there: game.state.ruleApplied.at(ruleNumber(game, rule)), wanted: times };
}

function ruleNumber({ table }: UoaGame, id: string): number {
  return table.mission.rules.findIndex((rule) => rule.id === id);
}
