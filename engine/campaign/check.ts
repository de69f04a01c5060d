import type { Campaign } from '../../schemas';
import { fingerprint } from '../mission/fingerprint';

/** All there can be; the hint of each is `problem.<code>.hint`. */
export const campaignProblemCodes = ['mission-missing', 'mission-away', 'mission-changed'] as const;
type CampaignProblemCode = (typeof campaignProblemCodes)[number];

/** What is wrong with the missions that a campaign brings along; the sentence is `problem.<code>`. */
export interface CampaignProblem {
  readonly severity: 'error' | 'warning';
  readonly code: CampaignProblemCode;
  /** Where in the campaign, as a JSON pointer. */
  readonly pointer: string;
  readonly parameters: { readonly id: string; readonly file?: string };
  /** The code under which its hint is found. */
  readonly hint: CampaignProblemCode;
}

export function campaignProblems({ missions }: Campaign): CampaignProblem[] {
  return missions.flatMap(({ id, file, mission, hash }, index): CampaignProblem[] => {
    const about = { pointer: `/missions/${index}`, parameters: { id } };
    if (!mission) {
      const parameters = file === undefined ? { id } : { id, file };
      return [{ severity: 'error', ...missing(file), ...about, parameters }];
    }
    if (hash === undefined || hash === fingerprint(mission)) return [];
    return [{ severity: 'warning', code: 'mission-changed', hint: 'mission-changed', ...about }];
  });
}

/** The file that a mission lies in is looked for by whoever puts it into the campaign. */
function missing(file: string | undefined): Pick<CampaignProblem, 'code' | 'hint'> {
  const code = file === undefined ? 'mission-missing' : 'mission-away';
  return { code, hint: code };
}
