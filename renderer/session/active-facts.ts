import { systemOf } from '../../engine';
import type { KeyedSentence } from '../../languages';
import { layOpenly, mixParts } from '../document/commands/mix';
import { freeNumbers } from '../document/commands/variants';
import { laidOut } from '../document/laid-out';
import { idsOf } from '../document/parts';
import { documentOf } from '../document/systems';
import { isUnsaved, type Tab } from '../document/tab';
import type { Tabs } from '../document/tabs';
import type { Editor } from '../tools/editor';
import type { Shown } from '../tools/shown';
import type { ToolId } from '../tools/tool';
import type { GameSlot, Games } from './games';

/** What menus and shortcuts must know of the mission in sight. */
export interface ActiveFacts {
  /** The mission's id. */
  readonly mission: string;
  /** The game on it is in sight, not the mission. */
  readonly isPlaying: boolean;
  readonly hasGame: boolean;
  /** The game can be taken back, or gone on with. */
  readonly canTakeBack: boolean;
  readonly canGoForward: boolean;
  /** The game has situations, and its moments can be kept as such. */
  readonly hasSituations: boolean;
  readonly isReadOnly: boolean;
  readonly isUnsaved: boolean;
  readonly hasFile: boolean;
  /** What would be undone or done again. */
  readonly undo?: KeyedSentence;
  readonly redo?: KeyedSentence;
  readonly selected: number;
  readonly selectedTiles: number;
  /** Something can be made of what is selected that there is in its game only. */
  readonly canArrange: boolean;
  /** What is selected can be mixed and laid face down, or is. */
  readonly canMix: boolean;
  readonly canLayOpenly: boolean;
  readonly tool: ToolId;
  readonly hasVariants: boolean;
  /** There are numbers of survivors for which it is not otherwise yet. */
  readonly canAddVariant: boolean;
  /** The variant that is looked at. */
  readonly variant?: string;
  /** Something hangs on the pointer, or a tool is in the middle of something. */
  readonly isHolding: boolean;
  readonly zoneIsPinned: boolean;
}

export function factsOf(tab: Tab, editor: Editor, slot: GameSlot): ActiveFacts {
  const { history, isHeld, mission, variant } = tab.document.store.getState();
  const { keys } = tab.selection.store.getState();
  const { tool, shown } = editor.store.getState();
  const file = tab.file.getState();
  const [last, next] = [history.steps[history.done - 1], history.steps[history.done]];
  const { sitting, isShown } = slot;
  const game = sitting?.game.store.getState();
  return {
    mission: mission.id,
    isPlaying: isShown && sitting !== undefined,
    hasGame: sitting !== undefined,
    canTakeBack: game?.at.after !== undefined,
    canGoForward: game !== undefined && game.at !== game.newest,
    hasSituations: game?.at.system.situations !== undefined,
    isReadOnly: file.isReadOnly,
    isUnsaved: isUnsaved(tab),
    hasFile: file.document !== undefined,
    ...(last && { undo: last.label }),
    ...(next && { redo: next.label }),
    selected: keys.size,
    selectedTiles: idsOf(keys, 'tile').size,
    canArrange:
      keys.size === 1 &&
      documentOf(mission.system).arranged(laidOut(mission), keys, tab.document.idsEver) !== undefined,
    canMix: mixParts(mission, keys) !== undefined,
    canLayOpenly: layOpenly(mission, keys) !== undefined,
    tool,
    hasVariants: (mission.variants ?? []).length > 0,
    canAddVariant: freeNumbers(mission, systemOf(mission.system).content.posse).length > 0,
    ...(variant !== undefined && { variant }),
    isHolding: isHeld || tool === 'place' || isInTheMiddle(shown),
    zoneIsPinned: tab.view.store.getState().pinned !== undefined,
  };
}

/** Escape ends this first. */
function isInTheMiddle({ question, writing, marquee, route }: Shown): boolean {
  return [question, writing, marquee, route].some((thing) => thing !== undefined);
}

/** Says what there is to know of the mission in sight, whenever it changes or another one comes into sight. */
export function followActive(
  tabs: Tabs,
  editorOf: (tab: Tab) => Editor,
  slotOf: Games['of'],
  say: (facts: ActiveFacts | undefined) => void,
): void {
  let followed: Tab | undefined;
  let stops: readonly (() => void)[] = [];
  const follow = () => {
    const { active } = tabs.store.getState();
    if (active === followed) return;
    for (const stop of stops) stop();
    followed = active;
    if (!active) {
      stops = [];
      return say(undefined);
    }
    const editor = editorOf(active);
    const slot = slotOf(active);
    const tell = () => say(factsOf(active, editor, slot.getState()));
    const stores = [
      active.document.store,
      active.selection.store,
      active.file,
      active.view.store,
      editor.store,
      slot,
    ];
    stops = [...stores.map((store) => store.subscribe(tell)), followGame(slot, tell)];
    tell();
  };
  tabs.store.subscribe(follow);
  follow();
}

/** Follows the game in a slot, whichever that is. */
function followGame(slot: ReturnType<Games['of']>, tell: () => void): () => void {
  let stop = () => {};
  let followed: GameSlot['sitting'];
  const follow = () => {
    const { sitting } = slot.getState();
    if (sitting === followed) return;
    stop();
    followed = sitting;
    stop = sitting?.game.store.subscribe(tell) ?? (() => {});
  };
  const leave = slot.subscribe(follow);
  follow();
  return () => {
    leave();
    stop();
  };
}
