import { isObject } from './pointer';

/** The missions that a campaign brings along, brought up to date by `renewed`, which leaves alone what it does not know. */
export function withMissions(campaign: unknown, renewed: (mission: unknown) => unknown): unknown {
  if (!isObject(campaign) || !Array.isArray(campaign.missions)) return campaign;
  return {
    ...campaign,
    missions: campaign.missions.map((one: unknown) => {
      if (!isObject(one) || !Object.hasOwn(one, 'mission')) return one;
      const mission = renewed(one.mission);
      if (mission === one.mission) return one;
      // It was taken of the mission in its old words.
      const { hash, ...others } = one;
      return { ...others, mission };
    }),
  };
}
