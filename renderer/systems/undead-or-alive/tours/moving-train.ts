import { trainSides } from '../../../../engine/systems/undead-or-alive';
import type { Goal, Mission } from '../../../../schemas';
import { idsOf } from '../../../document/parts';
import type { Sight } from '../../../tours/sight';
import type { Tour } from '../../../tours/tour';
import { liesWell } from './at-board';
import { isBackAtMission, isInRound } from './at-table';

const system = 'undead-or-alive';

function rails({ laid }: Sight): readonly string[] {
  return laid.mission.placements.filter(({ face }) => trainSides(face, laid.faces)).map(({ id }) => id);
}

const drives = ({ tokens = [] }: Mission) => tokens.some((token) => token.kind === 'train' && token.moves);

/** Every place where a goal can say what is to be reached. */
function leavesByTrain(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(leavesByTrain);
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(
    ([key, value]) =>
      (key === 'left' && (value as { by?: unknown } | undefined)?.by === 'train') || leavesByTrain(value),
  );
}

const isOfTrain = (goal: Goal) => !goal.off && leavesByTrain(goal);

/** A railroad, a train that drives on it, and survivors who leave with it. */
export const movingTrain: Tour = {
  id: 'moving-train',
  system,
  sample: 'moving-train',
  beginning: {
    // As long as the railroad.
    placements: [
      { id: 'a', face: '4V', x: 0, y: 0, rotation: 0 },
      { id: 'b', face: '3V', x: 250, y: 0, rotation: 0 },
      { id: 'c', face: '7V', x: 500, y: 0, rotation: 0 },
    ],
    tokens: [
      { id: 'start', kind: 'start', at: { tile: 'a', x: 37, y: 37 } },
      { id: 's1', kind: 'spawn', at: { tile: 'c', x: 212, y: 37 }, spawn: 'starting' },
    ],
  },
  steps: [
    {
      id: 'track',
      at: [{ palette: 'whole:railroad' }],
      isDone: (sight) => rails(sight).length > 1 && liesWell(sight),
    },
    {
      id: 'select',
      at: [{ parts: railsOf }],
      isDone: (sight) =>
        drives(sight.laid.mission) ||
        (sight.selected.size === 1 && rails(sight).some((id) => idsOf(sight.selected, 'tile').has(id))),
    },
    { id: 'drive', at: [{ parts: railsOf }], isDone: ({ laid }) => drives(laid.mission) },
    { id: 'ahead', at: [{ control: 'ahead' }], isDone: ({ ahead }) => ahead !== undefined, isOnce: true },
    { id: 'rule', at: [{ panel: 'rules' }], isDone: ({ panel }) => panel === 'rules', isOnce: true },
    {
      id: 'goal',
      at: [{ control: 'add-goal' }, { panel: 'goals' }],
      isDone: ({ laid }) => (laid.mission.goals ?? []).some(isOfTrain),
    },
    {
      id: 'play',
      at: [{ action: 'play.play' }],
      keys: ['F5'],
      isDone: ({ game }) => game !== undefined && drives(game.mission),
    },
    { id: 'train', at: [{ control: 'hand' }], isDone: isInRound(2), isOnce: true },
    { id: 'back', at: [{ action: 'play.return' }], keys: ['F5'], isDone: isBackAtMission },
  ],
};

/** Laid here or there, railroad is told by its number. */
function railsOf({ placements }: Mission) {
  return placements.filter(({ face }) => /^1[01][RV]$/.test(face)).map(({ id }) => `tile:${id}` as const);
}
