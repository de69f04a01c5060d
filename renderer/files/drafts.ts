import type { ErrorCode } from '../../main/contract';
import type { Mission } from '../../schemas';
import { writeDocument } from '../../schemas';
import type { History } from '../document/history';
import { canBeKept, type KeptOwnText, keptOwnText, type OwnText } from '../document/own-text';
import { writePast } from '../document/past';
import { isUnsaved, type Tab } from '../document/tab';
import { followTabs } from '../document/tabs';
import { fileName } from './file-names';
import type { Surroundings } from './surroundings';

/** Keeps work that is not saved, so that nothing is lost when the window goes. */
export interface Drafts {
  /** Keeps everything that is not kept yet, at once; whether all of it is. */
  readonly flush: () => Promise<boolean>;
  /** The host has taken this window for gone, and what it had in hand may have been offered to others. */
  readonly comeBack: () => Promise<void>;
  /** The host has work of this mission from before it was opened here. */
  readonly adopt: (tab: Tab) => void;
  /** The mission was closed, and its work is no longer wanted. */
  readonly drop: (tab: Tab) => Promise<void>;
}

/** Milliseconds from a change to its being kept. */
const PATIENCE = 250;
/** After the host could not keep it. */
const LONG_PATIENCE = 3000;

interface Keeper {
  readonly flush: () => Promise<boolean>;
  readonly comeBack: () => Promise<unknown>;
  readonly adopt: () => void;
  readonly drop: () => Promise<void>;
  readonly stop: () => void;
}

export function createDrafts(surroundings: Surroundings): Drafts {
  const keepers = new Map<Tab, Keeper>();
  followTabs(surroundings.tabs, (tab) => {
    const keeper = keeperOf(tab, surroundings);
    keepers.set(tab, keeper);
    return () => {
      keeper.stop();
      keepers.delete(tab);
    };
  });
  return {
    flush: async () => {
      const kept = await Promise.all([...keepers.values()].map(({ flush }) => flush()));
      return kept.every(Boolean);
    },
    comeBack: async () => {
      await Promise.all([...keepers.values()].map(({ comeBack }) => comeBack()));
    },
    adopt: (tab) => keepers.get(tab)?.adopt(),
    drop: async (tab) => keepers.get(tab)?.drop(),
  };
}

/** What the host has of a mission. */
interface Kept {
  readonly history: History<Mission> | 'something';
  readonly document?: string | undefined;
  readonly own?: OwnText | undefined;
}

function isSame(one: Kept | undefined, other: Kept | undefined): boolean {
  return one?.history === other?.history && one?.document === other?.document && one?.own === other?.own;
}

function keeperOf(tab: Tab, surroundings: Surroundings): Keeper {
  const { host, windowKey, language } = surroundings;
  let kept: Kept | undefined;
  /** What the host was told last, whether it has answered or not. */
  let told: Kept | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | undefined;
  let isOver = false;
  /** The host could not keep it: there may be room for the work alone, without what it can be taken back to. */
  let isTooMuch = false;
  /** Nor that: there may be room for the work without this text, which is not applied. */
  let refused: { readonly own: OwnText; readonly code: ErrorCode } | undefined;

  const whyNoText = () => (refused?.own === tab.ownText.getState().now ? refused?.code : undefined);
  const wanted = (): Kept | undefined => {
    const { now } = tab.ownText.getState();
    const isTooMuchText = whyNoText() !== undefined && isUnsaved(tab);
    const own = now && canBeKept(now) && !isTooMuchText ? now : undefined;
    if (isOver || !(isUnsaved(tab) || own)) return undefined;
    return { history: tab.document.store.getState().history, document: tab.file.getState().document, own };
  };
  const isSettled = () => isSame(wanted(), kept);
  const forgetTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tellTrouble = (notKept: ErrorCode | undefined) => {
    if (tab.file.getState().notKept !== notKept) tab.file.setState({ notKept });
  };
  const schedule = (patience = PATIENCE) => {
    if (isOver || underWay) return;
    if (isSettled()) return tellTrouble(whyNoText());
    timer ??= setTimeout(() => void pass(), patience);
  };
  const tell = (next: Kept | undefined) => {
    if (!next || next.history === 'something') return host.call('draft.drop', tab.key);
    const { history, document, own } = next;
    const text = writeDocument(history.now);
    const past = isTooMuch ? undefined : writePast(history, text);
    return host.call('draft.keep', {
      key: tab.key,
      window: windowKey,
      name: fileName(tab, language()),
      text,
      ...(past !== undefined && { past }),
      ...(own && { ownText: JSON.stringify(keptOwnText(own, history.now, whereElse(tab))) }),
      ...(document === undefined ? {} : { document }),
    });
  };
  const keep = async (): Promise<boolean> => {
    const next = wanted();
    told = next;
    const answer = await tell(next);
    // A draft too many is offered once more, and nothing is lost by it.
    if (answer.ok || !next) kept = next;
    else if (isTooMuch && next.own) refused = { own: next.own, code: answer.error.code };
    else isTooMuch = true;
    if (answer.ok && next?.own === refused?.own) refused = undefined;
    if (next && !isOver) tellTrouble(answer.ok ? whyNoText() : answer.error.code);
    return answer.ok || !next;
  };
  /** One at a time, so that an older state never comes after a newer one. */
  const pass = (): Promise<boolean> => {
    forgetTimer();
    underWay ??= keep().finally(() => {
      underWay = undefined;
    });
    return underWay.then((isKept) => {
      schedule(isKept ? PATIENCE : LONG_PATIENCE);
      return isKept;
    });
  };
  const flush = async (): Promise<boolean> => {
    // A page that goes hears no answer any more. Its calls come to the host in their order, so the newest is told at once.
    if (underWay && !isSame(wanted(), told)) await Promise.all([underWay, keep()]);
    await underWay;
    while (!isSettled()) if (!(await pass())) return false;
    return true;
  };

  const stops = [tab.document.store, tab.file, tab.ownText].map((store) => store.subscribe(() => schedule()));
  schedule();
  return {
    flush,
    comeBack: async () => {
      await underWay;
      isTooMuch = false;
      refused = undefined;
      if (kept) kept = { history: 'something' };
      return flush();
    },
    adopt: () => {
      kept = { history: 'something' };
      schedule();
    },
    drop: async () => {
      isOver = true;
      forgetTimer();
      await underWay;
      if (kept) await host.call('draft.drop', tab.key);
    },
    stop: () => {
      isOver = true;
      forgetTimer();
      for (const stop of stops) stop();
    },
  };
}

/** Where the mission is all the same; nothing where the draft alone has it. */
function whereElse(tab: Tab): KeptOwnText['mission'] {
  if (isUnsaved(tab)) return undefined;
  return tab.file.getState().document === undefined ? 'as-it-came' : 'in-file';
}
