import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../../drawing/scene';
import type { Tab } from '../document/tab';
import type { Brush } from './brush';
import type { HandEvent } from './hand';
import { nothingShown, type Shown } from './shown';
import type { Tool, ToolId, ToolState } from './tool';

export interface EditorState {
  readonly tool: ToolId;
  /** What the palette has handed over. */
  readonly brush: Brush | undefined;
  readonly shown: Shown;
}

/** A hand at one open mission: which tool it holds, and what that does with what the hand does. */
export interface Editor {
  readonly store: StoreApi<EditorState>;
  readonly choose: (tool: Exclude<ToolId, 'place'>) => void;
  /** Takes something from the palette: it hangs on the pointer until it is laid down or let go. */
  readonly take: (brush: Brush) => void;
  readonly hear: (event: HandEvent) => void;
  /** Where the hand was last; nothing while it is not over the canvas. */
  readonly pointer: () => Point | undefined;
}

export interface EditorOptions {
  readonly tools: Readonly<Record<ToolId, Tool>>;
  readonly snaps: () => boolean;
}

export function createEditor(tab: Tab, { tools, snaps }: EditorOptions): Editor {
  const store = createStore<EditorState>(() => ({ tool: 'select', brush: undefined, shown: nothingShown }));
  let state: ToolState | undefined;
  let pointer: Point | undefined;
  const bench = {
    tab,
    snaps,
    show: (shown: Partial<Shown>) => store.setState({ shown: { ...nothingShown, ...shown } }),
    done: () => choose('select'),
  };
  const enter = (tool: ToolId, brush?: Brush) => {
    state?.leave?.();
    store.setState({ tool, brush, shown: nothingShown });
    state = tools[tool](bench, brush);
  };
  const choose = (tool: ToolId) => enter(tool);
  enter('select');
  return {
    store,
    choose,
    take: (brush) => enter('place', brush),
    pointer: () => pointer,
    hear: (event) => {
      if ('at' in event) pointer = event.at;
      else if (event.kind === 'leave') pointer = undefined;
      const before = state;
      const next = before?.hear(event);
      // A tool that is done has chosen another one, which must not be overwritten.
      if (state === before) state = next;
    },
  };
}
