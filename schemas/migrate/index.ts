import type { DocumentKind } from '../format';
import type { Mission0 } from '../generated/legacy';
import { isMission0, isMission1, type Validator } from '../generated/validators';
import { normaliseTexts } from '../texts';
import { migrateMission0 } from './mission-0-to-1';
import { migrateMission1 } from './mission-1-to-2';

/** The way out of one old version: its frozen schema, and the step to the version after it. */
export interface Migration {
  from: number;
  /** What the frozen schema judges: files of some versions may give their words in one language or in several. */
  read: (document: unknown, language: string) => unknown;
  validator: Validator<unknown>;
  /** The keys that the old version cannot do without. */
  needed: readonly string[];
  /** Called only with what the frozen schema found no error in. */
  migrate: (document: unknown, language: string) => unknown;
}

/** In order: whoever is at version n goes through every step from n on. */
export const migrations: Record<DocumentKind, readonly Migration[]> = {
  mission: [
    {
      from: 0,
      read: (mission) => mission,
      validator: isMission0,
      needed: ['format', 'id', 'title', 'tiles'],
      migrate: (mission, language) => migrateMission0(mission as Mission0, language),
    },
    {
      from: 1,
      read: (mission, language) => normaliseTexts(mission, 'mission', language),
      validator: isMission1,
      needed: ['format', 'id', 'title', 'system', 'placements'],
      migrate: (mission) => migrateMission1(mission as Record<string, unknown>),
    },
  ],
  tileset: [],
  tile: [],
  scenario: [],
  replay: [],
  game: [],
  campaign: [],
  journey: [],
};
