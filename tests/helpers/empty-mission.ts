import type { Mission } from '../../schemas';

/** Nothing is said about it. */
export const emptyMission: Mission = {
  format: 'boothill/mission@1',
  id: 'empty',
  title: { en: 'Nothing' },
  system: 'undead-or-alive',
  placements: [],
};
