import type { KeyedSentence, Language } from '../../languages';
import type { Tab } from '../document/tab';
import type { Brush } from './brush';
import type { Shown } from './shown';
import type { ToolEvent } from './tool-event';

export const toolIds = ['select', 'pan', 'label', 'arrow', 'area', 'sight', 'distance'] as const;

/** The tools that can be chosen; `place` comes with a brush from the palette. */
export type ToolId = (typeof toolIds)[number] | 'place';

/** What every tool works on. */
export interface Bench {
  readonly tab: Tab;
  readonly show: (shown: Partial<Shown>) => void;
  /** Whether things snap; a key held down has it the other way. */
  readonly snaps: () => boolean;
  /** The language of the window: labels are as wide as their words in it. */
  readonly language: () => Language;
  /** Why something was not done. */
  readonly say: (reason: KeyedSentence) => void;
  /** Goes on in another state where no tool event leads there: an answer was given beside the canvas. */
  readonly go: (state: ToolState) => void;
  /** Which area zones are clicked into; a new one, where none is named. */
  readonly area: () => string | undefined;
  readonly setArea: (area: string | undefined) => void;
  /** Back to the tool for selecting. */
  readonly done: () => void;
}

/**
 * One state of a tool. It hears what the pointer does, and answers with the state that comes next; itself, where
 * nothing changes.
 */
export interface ToolState {
  readonly hear: (event: ToolEvent) => ToolState;
  /** Called when another tool is chosen in the middle of it: nothing half-done stays. */
  readonly leave?: () => void;
}

export type Tool = (bench: Bench, brush?: Brush) => ToolState;
