import { missionWith } from './missions';

/** A game as it is kept: two actions, one of them taken back for another, and something changed by hand. */
export function gameFileWith(change: Record<string, unknown>) {
  return {
    format: 'boothill/game@1',
    system: 'undead-or-alive',
    contentVersion: '0'.repeat(32),
    missionHash: 'f'.repeat(32),
    mission: missionWith({}),
    seed: 'draw 7',
    options: { survivors: ['henry'], players: 1, playerOf: [0] },
    moments: [
      { after: -1, action: { do: 'move', to: 'a.NE' }, round: 1 },
      { after: 0, action: { do: 'end-turn' }, round: 1 },
      { after: 0, action: { do: 'search' }, round: 1 },
      { after: 2, bend: { bend: 'zombies', zone: 'a.NE', zombie: 'walker', count: 3 }, round: 1 },
    ],
    at: 3,
    bent: true,
    from: { document: 'La gare, l’été.boothill.json' },
    played: 95,
    ...change,
  };
}
