import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../../drawing/scene';
import type { KeyedSentence, Language } from '../../languages';
import type { Tab } from '../document/tab';
import type { Brush } from './brush';
import { keepZones } from './keep-zones';
import { nothingShown, type Shown } from './shown';
import type { Bench, Tool, ToolId, ToolState } from './tool';
import type { ToolEvent } from './tool-event';

export interface EditorState {
  readonly tool: ToolId;
  /** What the palette has handed over. */
  readonly brush: Brush | undefined;
  /** The area that zones are clicked into; undefined before the first one of a new area. */
  readonly area: string | undefined;
  readonly shown: Shown;
  /** The area that somebody speaks of just now: whoever takes the tool for areas goes on with that one. */
  readonly meant: string | undefined;
  /** Why something was not done; stays until something else is. */
  readonly said: KeyedSentence | undefined;
}

/** The tools at one open mission: which is chosen, and what it makes of tool events. */
export interface Editor {
  readonly store: StoreApi<EditorState>;
  readonly choose: (tool: Exclude<ToolId, 'place'>) => void;
  /** Takes something from the palette: it hangs on the pointer until it is laid down or let go. */
  readonly take: (brush: Brush) => void;
  /** Takes the tool for areas, for one that is there already. */
  readonly drawArea: (area: string) => void;
  /** Says which area is spoken of, as long as it is. */
  readonly mean: (area: string | undefined) => void;
  readonly hear: (event: ToolEvent) => void;
  /** Says why something was not done; nothing takes back what was said before. */
  readonly say: (reason: KeyedSentence | undefined) => void;
  /** Where the pointer was last; undefined while it is not over the canvas. */
  readonly pointer: () => Point | undefined;
}

export interface EditorOptions {
  readonly tools: Readonly<Record<ToolId, Tool>>;
  readonly snaps: () => boolean;
  /** In which labels are as wide as their words. */
  readonly language: () => Language;
}

export function createEditor(tab: Tab, options: EditorOptions): Editor {
  const { tools, snaps, language } = options;
  const store = createStore<EditorState>(() => ({
    tool: 'select',
    brush: undefined,
    area: undefined,
    meant: undefined,
    shown: nothingShown,
    said: undefined,
  }));
  const say = (reason: KeyedSentence | undefined) => {
    if (reason !== store.getState().said) store.setState({ said: reason });
  };
  let state: ToolState | undefined;
  let pointer: Point | undefined;
  const bench: Bench = {
    tab,
    snaps,
    language,
    say,
    show: (shown: Partial<Shown>) => store.setState({ shown: { ...nothingShown, ...shown } }),
    go: (next) => {
      state = next;
    },
    area: () => store.getState().area,
    setArea: (area) => store.setState({ area }),
    done: () => choose('select'),
  };
  const enter = (tool: ToolId, { brush, area }: { brush?: Brush; area?: string } = {}) => {
    state?.leave?.();
    state = undefined;
    store.setState({ tool, brush, area, shown: nothingShown });
    state = tools[tool](bench, brush);
  };
  const choose = (tool: ToolId) => enter(tool);
  const begin = (tool: ToolId, what?: { brush?: Brush; area?: string }) => {
    say(undefined);
    enter(tool, what);
  };
  enter('select');
  keepZones(tab);
  return {
    store,
    choose: (tool) => {
      const { meant } = store.getState();
      begin(tool, tool === 'area' && meant !== undefined ? { area: meant } : {});
    },
    take: (brush) => begin('place', { brush }),
    drawArea: (area) => begin('area', { area }),
    mean: (meant) => store.setState({ meant }),
    say,
    pointer: () => pointer,
    hear: (event) => {
      if ('at' in event) pointer = event.at;
      else if (event.kind === 'leave') pointer = undefined;
      if (deeds.has(event.kind)) say(undefined);
      const before = state;
      const next = before?.hear(event);
      // A tool that is done has chosen another one, which must not be overwritten.
      if (state === before) state = next;
    },
  };
}

/** What is more than looking where something could go. */
const deeds: ReadonlySet<ToolEvent['kind']> = new Set(['press', 'key', 'cancel']);
