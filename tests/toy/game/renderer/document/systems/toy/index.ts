import type { SystemDocument } from '../system-document';

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
  stories: { goals: [{ reach: { escaped: {} } }], rules: [] },
};
