import { type Mission, missionFormat } from '../../schemas';

/** Nothing is said about it. */
export const emptyMission: Mission = {
  format: missionFormat,
  id: 'empty',
  title: { en: 'Nothing' },
  system: 'undead-or-alive',
  placements: [],
};
