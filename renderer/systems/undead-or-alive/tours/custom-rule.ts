import type { Mission, Rule } from '../../../../schemas';
import type { Sight } from '../../../tours/sight';
import type { Tour } from '../../../tours/tour';
import { hasFired, isBackAtMission } from './at-table';

const system = 'undead-or-alive';

/** What the template gives; to choose another number is a step. */
const PROPOSED = 5;

type Taken = Extract<Rule, { when: object }>;

/** The rules that wait for somebody to take an objective. */
function rulesOf({ rules = [] }: Mission): Taken[] {
  return rules.filter(
    (rule): rule is Taken => 'when' in rule && rule.when.event === 'objective-taken' && !rule.off,
  );
}

const atMission = ({ laid }: Sight) => rulesOf(laid.mission);
const inGame = ({ game }: Sight) => (game ? rulesOf(game.mission) : []);

function rewardsDifferently({ do: effects }: Taken): boolean {
  return effects.some((effect) => effect.effect === 'adrenaline' && effect.amount !== PROPOSED);
}

/** A rule that is built, played and looked into, on a small mission that has none. */
export const customRule: Tour = {
  id: 'custom-rule',
  system,
  sample: 'custom-rule',
  beginning: {
    placements: [
      { id: 'a', face: '4V', x: 0, y: 0, rotation: 0 },
      { id: 'b', face: '7V', x: 250, y: 0, rotation: 0 },
    ],
    // One door away from a crate.
    tokens: [
      { id: 'start', kind: 'start', at: { tile: 'a', x: 37, y: 125 } },
      { id: 's1', kind: 'spawn', at: { tile: 'b', x: 212, y: 37 }, spawn: 'starting' },
      { id: 'exit', kind: 'exit', at: { tile: 'b', x: 212, y: 212 } },
      { id: 'o1', kind: 'objective', at: { tile: 'a', x: 125, y: 100 }, colour: 'red' },
      { id: 'o2', kind: 'objective', at: { tile: 'b', x: 205, y: 150 }, colour: 'red' },
    ],
    goals: [{ id: 'goal1', reach: { taken: {} } }],
  },
  steps: [
    {
      id: 'rules',
      at: [{ panel: 'rules' }],
      isDone: (sight) => sight.panel === 'rules' || atMission(sight).length > 0,
    },
    {
      id: 'rule',
      at: [{ control: 'add-rule' }, { panel: 'rules' }],
      isDone: (sight) => atMission(sight).length > 0,
    },
    {
      id: 'slot',
      at: [{ control: 'story' }, { panel: 'rules' }],
      isDone: (sight) => atMission(sight).some(rewardsDifferently),
    },
    {
      id: 'second',
      at: [{ control: 'unfold' }, { panel: 'rules' }],
      isDone: (sight) => atMission(sight).some(({ do: effects }) => effects.length > 1),
    },
    {
      id: 'play',
      at: [{ action: 'play.play' }],
      keys: ['F5'],
      isDone: (sight) => inGame(sight).length > 0,
    },
    {
      id: 'take',
      at: [{ parts: () => ['token:o1'] }],
      isDone: (sight) => hasFired(sight, new Set(inGame(sight).map(({ id }) => id))),
      isOnce: true,
    },
    {
      id: 'trace',
      at: [{ control: 'rules-traced' }],
      isDone: ({ game }) => game?.isTraced === true,
      isOnce: true,
    },
    { id: 'back', at: [{ action: 'play.return' }], keys: ['F5'], isDone: isBackAtMission },
  ],
};
