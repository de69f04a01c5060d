import type { Mission, Token } from '../../../schemas';

const at = { tile: 'a', x: 10, y: 10 };
const objective = (id: string, colour: 'red' | 'blue' | 'green', group?: string): Token => ({
  id,
  kind: 'objective',
  at,
  colour,
  ...(group !== undefined && { group }),
});

/** Something of every sort that words can be about: one of it, several of it, and some with names of their own. */
export const wordsMission: Mission = {
  format: 'boothill/mission@1',
  id: 'words',
  title: { en: 'Words', fr: 'Mots' },
  system: 'undead-or-alive',
  placements: [
    { id: 'a', face: '2R', x: 0, y: 0, rotation: 0 },
    { id: 'car', face: '11R', x: 250, y: 0, rotation: 0 },
  ],
  areas: [
    { id: 'mine', name: { en: 'Mine', fr: 'Mine' }, tiles: ['a'] },
    { id: 'cab', name: { en: 'Cab', fr: 'Cabine' }, zones: ['car.A'] },
    { id: 'track', name: { en: 'Track', fr: 'Voie' }, zones: ['a.N', 'a.NE'] },
  ],
  tokens: [
    { id: 'start', kind: 'start', at },
    { id: 'exit', kind: 'exit', at },
    { id: 'exit2', kind: 'exit', at },
    { id: 's1', kind: 'spawn', at, spawn: 'starting' },
    { id: 's2', kind: 'spawn', at, spawn: 'mobile', group: 'north' },
    { id: 's3', kind: 'spawn', at, spawn: 'mobile', group: 'south' },
    objective('o1', 'blue'),
    objective('o2', 'green', 'fuse'),
    objective('o3', 'green'),
    objective('o4', 'red', 'coal'),
    objective('o5', 'red', 'coal'),
    { id: 'c1', kind: 'companion', at, survivor: 'meg', group: 'sharpshooter' },
    { id: 'c2', kind: 'companion', at, class: 'Brawler' },
    { id: 'c3', kind: 'companion', at, class: 'Townsfolk', group: 'kids' },
    { id: 'c4', kind: 'companion', at, class: 'Townsfolk', group: 'kids' },
    { id: 'wagon', kind: 'machine', at, machine: 'wagon' },
    { id: 'g1', kind: 'machine', at, machine: 'gatling' },
    { id: 'g2', kind: 'machine', at, machine: 'gatling' },
    { id: 'train', kind: 'train', at, tiles: ['car'], moves: true },
  ],
  aside: [
    { id: 'c5', class: 'Faithful', group: 'hidden' },
    { id: 'c6', class: 'Faithful', group: 'hidden' },
  ],
  rules: [
    {
      id: 'ring',
      action: { name: { en: 'Ring the bell', fr: 'Sonner la cloche' } },
      do: [{ effect: 'lose' }],
    },
    { id: 'reward', when: { event: 'set-up' }, do: [{ effect: 'lose' }] },
  ],
};
