import type { Token } from '../../../../schemas';
import type { Sight } from '../../../tours/sight';
import type { Tour } from '../../../tours/tour';
import { liesWell } from './at-board';
import { hasPlayedATurn, isBackAtMission } from './at-table';

const system = 'undead-or-alive';

const has = (fits: (token: Token) => boolean) => (sight: Sight) =>
  (sight.laid.mission.tokens ?? []).some(fits);
const goalsOf = ({ laid }: Sight) => (laid.mission.goals ?? []).filter(({ off }) => !off);

/** From a bare board to a game. */
export const firstMission: Tour = {
  id: 'first-mission',
  system,
  sample: 'first-mission',
  beginning: {},
  steps: [
    {
      id: 'tile',
      at: [{ palette: 'face:4V' }],
      keys: ['R', 'F'],
      isDone: ({ laid }) => laid.mission.placements.length > 0,
    },
    {
      id: 'second-tile',
      at: [{ palette: 'face:7V' }],
      keys: ['R', 'F'],
      isDone: (sight) => sight.laid.mission.placements.length > 1 && liesWell(sight),
    },
    { id: 'start', at: [{ palette: 'start' }], isDone: has(({ kind }) => kind === 'start') },
    {
      id: 'spawn',
      at: [{ palette: 'spawn:starting' }],
      isDone: has((token) => token.kind === 'spawn' && token.spawn === 'starting'),
    },
    { id: 'exit', at: [{ palette: 'exit' }], isDone: has(({ kind }) => kind === 'exit') },
    {
      id: 'objective',
      at: [{ palette: 'objective:red' }],
      isDone: has(({ kind }) => kind === 'objective'),
    },
    {
      id: 'goals',
      at: [{ panel: 'goals' }],
      isDone: (sight) => sight.panel === 'goals' || goalsOf(sight).length > 0,
    },
    {
      id: 'goal',
      at: [{ control: 'add-goal' }, { panel: 'goals' }],
      // A goal in words alone is one that the game cannot judge.
      isDone: (sight) => goalsOf(sight).some((goal) => !('text' in goal)),
    },
    { id: 'checks', at: [{ panel: 'checks' }], isDone: ({ panel }) => panel === 'checks', isOnce: true },
    {
      id: 'play',
      at: [{ action: 'play.play' }],
      keys: ['F5'],
      isDone: ({ game }) => game !== undefined,
    },
    { id: 'turn', at: [{ control: 'hand' }], isDone: hasPlayedATurn, isOnce: true },
    { id: 'back', at: [{ action: 'play.return' }], keys: ['F5'], isDone: isBackAtMission },
  ],
};
