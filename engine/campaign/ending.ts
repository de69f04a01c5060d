import type { CampaignEnding, CampaignGrade } from '../../schemas';
import { goalsReached, holds } from './conditions';
import type { JourneyState } from './journey-state';

interface JourneyEnd {
  readonly ending: CampaignEnding | undefined;
  readonly grade: CampaignGrade | undefined;
  /** The campaign's own goals, each with whether it was reached. */
  readonly goals: readonly { readonly id: string; readonly reached: boolean }[];
}

/** What has become of a campaign, as things stand. */
export function endOf(state: JourneyState): JourneyEnd {
  const { endings = [], grades = [], goals = [] } = state.campaign;
  const reached = new Set(goalsReached(state));
  return {
    ending: endings.find(({ id }) => id === state.ending),
    grade: grades.find((grade) => holds(state, grade.if)),
    goals: goals.map(({ id }) => ({ id, reached: reached.has(id) })),
  };
}
