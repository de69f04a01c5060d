import { expect, it } from 'vitest';
import { labPlaces } from '../../../main/cli/lab-places';

it('what keeps its name while a train changes its shape is one place, with all that was counted in it', () => {
  const zones = [
    { zone: 'a.N+t.left', zombies: 0.5, eliminated: 1 },
    { zone: 'a.N+t.left+b.W', zombies: 0.25, eliminated: 2 },
    { zone: 'a.S', zombies: 1, eliminated: 0 },
  ];
  const names: Readonly<Record<string, string>> = {
    'a.N+t.left': 'Ticket Row',
    'a.N+t.left+b.W': 'Ticket Row',
    'a.S': 'Back Lane',
  };
  expect(labPlaces(zones, (zone) => names[zone] ?? '')).toEqual([
    { name: 'Ticket Row', zombies: 0.75, eliminated: 3 },
    { name: 'Back Lane', zombies: 1, eliminated: 0 },
  ]);
});
