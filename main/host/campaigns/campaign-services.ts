import type { JourneyShown } from '../../contract';
import type { Visitor } from '../documents/visitor';
import type { KeptFiles } from '../kept/kept-files';
import { readForPage } from '../kept/read-kept';
import type { Services } from '../services';

type CampaignServices = Pick<
  Services,
  'campaigns.list' | 'campaign.keep' | 'campaign.read' | 'campaign.forget'
>;

/** Campaigns under way are kept like games. */
export function campaignServices(journeys: KeptFiles<JourneyShown>, visitor: Visitor): CampaignServices {
  return {
    'campaigns.list': async () =>
      (await journeys.list(visitor)).map(({ key, ...shown }) => ({ journey: key, ...shown })),
    'campaign.keep': async (journey, text, shown) => {
      await journeys.keep(journey, text, shown, visitor);
      return null;
    },
    'campaign.read': (journey) => readForPage(journeys, journey, visitor),
    'campaign.forget': async (journey) => {
      await journeys.forget(journey);
      return null;
    },
  };
}
