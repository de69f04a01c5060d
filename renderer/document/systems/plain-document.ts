import type { SystemDocument } from './system-document';

/** Of a game that has nothing of its own where its missions are drawn. */
export const plainDocument: SystemDocument = {
  templates: [],
  doubts: () => [],
  sorts: [],
  stories: { goals: [], rules: [] },
  examples: [],
  words: {},
  nameables: { card: [], skill: [], tag: [], survivor: [] },
  behaviours: () => [],
  cardWords: () => [],
  waiting: () => undefined,
  arranged: () => undefined,
};
