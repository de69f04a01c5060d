import type { BehaviourOf, Mission } from '../../../../schemas';
import { edit } from '../../commands/edit';
import type { PieceBehaviour, SystemDocument } from '../system-document';

export const toyDocument: Partial<SystemDocument> = {
  templates: [
    {
      id: 'toy',
      placements: [{ id: 'h', face: 'TH', x: 0, y: 0, rotation: 0 }],
      tokens: [{ id: 'start', kind: 'start', at: { tile: 'h', x: 40, y: 60 } }],
    },
  ],
  words: {
    Condition: ['escaped', 'round', 'counter', 'done', 'all', 'any', 'not'],
    Effect: ['lose', 'rise'],
    RuleEvent: ['round-begins'],
    Rule: ['when', 'asSoonAs', 'text'],
    Restriction: [],
    Change: [],
    PriceRule: [],
  },
  behaviours,
  stories: { goals: [{ reach: { escaped: {} } }], rules: [] },
};

/** Whether a key lies under a rug. */
function behaviours({ tokens = [] }: Mission): readonly PieceBehaviour[] {
  const keys = tokens.filter((token) => token.kind === 'key');
  return keys.map(({ id, covered = false }) => ({
    of: id,
    behaviour: { behaviour: 'key-lies', covered },
    changed: (next: BehaviourOf<'toy'>) => ({
      label: { key: 'step.change.covered' },
      recipe: (draft) =>
        edit(draft.tokens, id, (token) => {
          if (token.kind !== 'key') return;
          if (next.covered) token.covered = true;
          else delete token.covered;
        }),
    }),
  }));
}
