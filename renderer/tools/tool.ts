import type { Tab } from '../document/tab';
import type { Brush } from './brush';
import type { HandEvent } from './hand';
import type { Shown } from './shown';

export const toolIds = ['select', 'pan', 'label', 'arrow', 'area', 'sight', 'distance'] as const;

/** The tools that can be chosen; `place` comes with a brush from the palette. */
export type ToolId = (typeof toolIds)[number] | 'place';

/** What every tool works on. */
export interface Bench {
  readonly tab: Tab;
  readonly show: (shown: Partial<Shown>) => void;
  /** Whether things snap; the hand can hold a key to have it the other way. */
  readonly snaps: () => boolean;
  /** Back to the tool for selecting. */
  readonly done: () => void;
}

/**
 * One state of a tool. It hears what the hand does, and answers with the state that comes next; itself, where
 * nothing changes.
 */
export interface ToolState {
  readonly hear: (event: HandEvent) => ToolState;
  /** Called when another tool is chosen in the middle of it: nothing half-done stays. */
  readonly leave?: () => void;
}

export type Tool = (bench: Bench, brush?: Brush) => ToolState;
