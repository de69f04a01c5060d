import type { Campaign } from '../../schemas';
import { fingerprint } from '../mission/fingerprint';

/** All there can be; the hint of each is `problem.<code>.hint`. */
export const campaignProblemCodes = ['mission-missing', 'mission-changed'] as const;
type CampaignProblemCode = (typeof campaignProblemCodes)[number];

/** What is wrong with the missions that a campaign brings along; the sentence is `problem.<code>`. */
export interface CampaignProblem {
  readonly severity: 'error' | 'warning';
  readonly code: CampaignProblemCode;
  /** Where in the campaign, as a JSON pointer. */
  readonly pointer: string;
  readonly parameters: { readonly id: string };
  /** The code under which its hint is found. */
  readonly hint: CampaignProblemCode;
}

export function campaignProblems({ missions }: Campaign): CampaignProblem[] {
  return missions.flatMap(({ id, mission, hash }, index): CampaignProblem[] => {
    const about = { pointer: `/missions/${index}`, parameters: { id } };
    if (!mission) return [{ severity: 'error', code: 'mission-missing', hint: 'mission-missing', ...about }];
    if (hash === undefined || hash === fingerprint(mission)) return [];
    return [{ severity: 'warning', code: 'mission-changed', hint: 'mission-changed', ...about }];
  });
}
