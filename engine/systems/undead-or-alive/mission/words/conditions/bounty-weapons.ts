import type { ConditionBountyWeapons } from '../../../../../../schemas';
import { type Count, judgeCount } from '../../../../../mission/verdict';
import { equipmentCards } from '../../../content';
import type { UoaGame } from '../../../game';
import { howMany, nearest, rewardsOf, toTakeOnFoot } from '../../../survey/pieces';
import { isObjectiveSupplied } from '../../../survey/supplied';
import type { Survey } from '../../../survey/survey';
import { together, type Work } from '../../../survey/work';
import { howManyOf } from '../../filters';
import { objectivesMeant } from '../../objectives-meant';
import { cheapest, type Reckoning } from '../../work/reckoning';
import { rulesThat } from '../../work/rules-that';
import { isLying } from '../../work/taking';
import type { ConditionWord } from '../condition-word';
import { toTake } from './taken';

/** Bounty weapons have been won, by feats or otherwise (UOA-MISSION-M1-02). */
export const bountyWeapons: ConditionWord<'bountyWeapons'> = {
  judge: (game, asked) => judgeCount(count(game, asked)),
  count,
  toMeet,
  supply: (_, asked) => [IN_THE_BOX, asked.count],
  work,
};

const IN_THE_BOX = equipmentCards
  .filter(({ deck }) => deck === 'bounty')
  .reduce((sum, { copies }) => sum + copies, 0);

/** Those that are not won yet may still be. */
function count(game: UoaGame, asked: ConditionBountyWeapons): Count {
  const { piles, state } = game;
  const isReserved = asked.from === 'reserve';
  const won = isReserved ? state.reserveWon : state.weaponsWon;
  const toCome = piles.reserve.size + (isReserved ? 0 : piles.bounty.size);
  return { there: won, wanted: howManyOf(game, asked.count, won + toCome), toCome };
}

const A_FEAT = 12;

/** Rules that give them for objectives are surer than feats. */
function toMeet(reckoning: Reckoning, asked: ConditionBountyWeapons): number {
  const { game } = reckoning;
  const { there, wanted } = count(game, asked);
  const missing = Math.max(0, wanted - there);
  const rules = rulesThat(game, 'bounty-weapon').map((number) => game.table.mission.rules[number]);
  const costs = rules.flatMap((rule) => {
    if (!rule || !('when' in rule) || rule.when.event !== 'objective-taken') return [];
    const filter = rule.when;
    const meant = objectivesMeant(game, filter);
    const lying = meant.filter((each) => isLying(game, each)).length;
    const gone = meant.length - lying;
    const all = Array.from({ length: lying }, (_, index) =>
      toTake(reckoning, { ...filter, count: gone + index + 1 }),
    );
    return all.map((cost, index) => cost - (all[index - 1] ?? 0));
  });
  const feats = Array.from({ length: missing }, () => A_FEAT);
  return cheapest([...costs, ...feats], missing);
}

/** They lie behind objectives; what feats bring is not counted on. */
function work(survey: Survey, asked: ConditionBountyWeapons): Work {
  const rewarded = survey.program.rules.flatMap((rule) => rewardsOf(rule, 'bounty-weapon'));
  const meant = survey.program.objectives.filter((one) =>
    rewarded.some((filter) => isObjectiveSupplied(one, filter)),
  );
  const wanted = howMany(survey, asked.count, meant.length);
  return together(nearest(survey, meant, wanted).map((one) => toTakeOnFoot(one)));
}
