import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type MissionEvent =
  | (GameEvent<'goal-reached'> & { goal: string })
  /** By somebody, where it is an action. */
  | (GameEvent<'mission-rule'> & { rule: string; by?: string; wasPutOff?: true })
  /** It does nothing more for now: it and others set each other off, or it does without end what it does. */
  | (GameEvent<'rule-cut-short'> & {
      rule: string;
      others: readonly string[];
      why: 'in-circles' | 'too-much';
    })
  /** What the mission forbids or changes begins, or ends. */
  | (GameEvent<'in-force'> & { rule: string; now: boolean })
  /** Something is put off to a later round, or lost because too much is. */
  | (GameEvent<'postponed'> & { rule: string; round: number })
  | (GameEvent<'not-postponed'> & { rule: string })
  /** Dice that a rule has rolled. */
  | (GameEvent<'mission-dice'> & { dice: readonly number[]; sum: number })
  /** What somebody has chosen where a rule lets them. */
  | (GameEvent<'chosen'> & { option: string })
  | (GameEvent<'given'> & { survivor: string; card: string })
  | (GameEvent<'objective-stepped'> & { objective: string; colour?: string; from: string; to?: string })
  | (GameEvent<'objective-laid'> & { objective: string; colour?: string; zone: string })
  | (GameEvent<'objective-removed'> & { objective: string; colour: string; zone: string })
  /** Turned face up where it lies. */
  | (GameEvent<'objective-revealed'> & { objective: string; colour: string; zone: string })
  | (GameEvent<'loaded'> & { survivor: string; objectives: readonly string[] })
  | (GameEvent<'carries'> & { survivor: string; objective: string; colour: string })
  | (GameEvent<'handed-over'> & { survivor: string; objective: string; colour: string })
  | (GameEvent<'set-aside'> & { weapons: number })
  | (GameEvent<'appeared'> & { zone: string; zombie: string; count: number })
  | (GameEvent<'machine-removed'> & { machine: string; zone: string })
  /** Those of the turn at hand, or later ones. */
  | (GameEvent<'actions-given'> & { survivor: string; actions: number; later?: true })
  | (GameEvent<'actions-taken'> & { survivor: string; actions: number; later?: true })
  | (GameEvent<'brought'> & { survivor: string; from: string; to: string })
  | (GameEvent<'came-back'> & { survivor: string; zone: string })
  /** Put somewhere else by a rule. */
  | (GameEvent<'machine-put'> & { machine: string; from: string; to: string })
  | (GameEvent<'zombies-put'> & { zombie: string; count: number; from: string; to: string });

export const missionEvents: TraitsOf<MissionEvent> = {
  'goal-reached': { weight: 'grave', groups: ['mission'] },
  'mission-rule': { weight: 'grave', groups: ['mission'], ofRule: 'applies' },
  'rule-cut-short': { weight: 'grave', groups: ['mission'], ofRule: 'told' },
  'in-force': { weight: 'notable', groups: ['mission'], ofRule: 'told' },
  postponed: { weight: 'notable', groups: ['mission'], ofRule: 'told' },
  'not-postponed': { weight: 'grave', groups: ['mission'], ofRule: 'told' },
  'mission-dice': { weight: 'notable', groups: ['mission'] },
  chosen: { weight: 'notable', groups: ['mission'] },
  given: { weight: 'notable', groups: ['mission'] },
  'objective-stepped': { weight: 'notable', groups: ['mission'] },
  'objective-laid': { weight: 'notable', groups: ['mission'] },
  'objective-removed': { weight: 'notable', groups: ['mission'], flash: 'taken' },
  'objective-revealed': { weight: 'notable', groups: ['mission'], flash: 'opened' },
  loaded: { weight: 'notable', groups: ['mission'] },
  carries: { weight: 'notable', groups: ['mission'] },
  'handed-over': { weight: 'notable', groups: ['mission'] },
  'set-aside': { weight: 'notable', groups: ['mission'] },
  appeared: { weight: 'grave', groups: ['mission'], flash: 'comes' },
  'machine-removed': { weight: 'notable', groups: ['mission'] },
  'actions-given': { weight: 'notable', groups: ['mission'] },
  'actions-taken': { weight: 'notable', groups: ['mission'] },
  brought: { weight: 'notable', groups: ['mission'] },
  'came-back': { weight: 'grave', groups: ['mission'] },
  'machine-put': { weight: 'notable', groups: ['mission'] },
  'zombies-put': { weight: 'notable', groups: ['mission', 'zombies'] },
};
