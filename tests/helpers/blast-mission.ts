import type { Mission } from '../../schemas';
import { sampleMission } from './games';

const m1 = sampleMission('m1.boothill');
const tiles = m1.placements.map(({ id }) => id).slice(0, 5);

/** M1 as a quarry: there is Dynamite every round, and five of its tiles are turned over by the first stick on them. */
export const blastMission: Mission = {
  ...m1,
  id: 'blast',
  areas: tiles.map((tile) => ({ id: `area-${tile}`, name: { en: tile }, tiles: [tile] })),
  goals: [{ id: 'late', reach: { round: { from: 20 } } }],
  rules: [
    {
      id: 'sticks',
      when: { event: 'round-begins' },
      do: [{ effect: 'card', card: 'dynamite', to: 'first-player-choice' }],
    },
    ...tiles.map((tile) => ({
      id: `blast-${tile}`,
      when: { event: 'used', card: 'dynamite', on: { area: `area-${tile}` } } as const,
      once: true as const,
      do: [{ effect: 'flip-tile', tile } as const],
    })),
  ],
};
