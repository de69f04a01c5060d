import type { DocumentKind } from '../format';
import type { Mission0 } from '../generated/legacy';
import { isMission0, type Validator } from '../generated/validators';
import { migrateMission0 } from './mission-0-to-1';

/** The way out of one old version: its frozen schema, and the step to the version after it. */
export interface Migration {
  from: number;
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
      validator: isMission0,
      needed: ['format', 'id', 'title', 'tiles'],
      migrate: (mission, language) => migrateMission0(mission as Mission0, language),
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
