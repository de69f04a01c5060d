import { historyField } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState, Text, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyedSentence, Language, Say } from '../../../languages';
import { largestFile, type Mission, writeDocument } from '../../../schemas';
import type { BackRoom } from '../../back-room/back-room';
import { perform } from '../../document/command';
import { rewrite } from '../../document/commands/rewrite';
import { judgeText } from '../../document/judge-text';
import type { OwnText } from '../../document/own-text';
import type { Tab } from '../../document/tab';
import { changedSpan } from './changed-span';
import { extensionsFor } from './extensions';
import { type Fault, faultsOf } from './faults';

/** How what is written stands to the mission. */
export interface DeskState {
  /** Something is written there that the mission does not have. */
  readonly isChanged: boolean;
  /** And the mission has changed meanwhile. */
  readonly isBehind: boolean;
  /** What is wrong with the text; nothing as long as nobody has looked. */
  readonly judged: Judged | undefined;
  /** What came of what was asked for last. */
  readonly said: KeyedSentence | undefined;
}

interface Judged {
  readonly faults: readonly (Fault & { readonly line: number })[];
  /** The mission that the text says, if it says one. */
  readonly mission?: Mission;
}

export interface DeskOptions {
  readonly tab: Tab;
  readonly room: BackRoom;
  readonly say: Say;
  readonly language: Language;
  readonly isReadOnly: boolean;
  readonly hint: string;
  readonly parent: HTMLElement;
}

/** The text of a mission's file, where somebody can write in it. */
export interface Desk {
  readonly store: StoreApi<DeskState>;
  /** Makes a step of what is written, if that is sound. */
  readonly apply: () => Promise<void>;
  /** Back to the mission's own text. */
  readonly takeBack: () => void;
  /** Goes on with what is written, whatever the mission has become meanwhile. */
  readonly keepMine: () => void;
  readonly goTo: (fault: Fault) => void;
  readonly focus: () => void;
  /** What is written is kept, for as long as the tab is open. */
  readonly end: () => void;
}

/** What was on the desk of a tab when it was left. */
interface KeptText {
  readonly state: unknown;
  readonly base: Mission;
  readonly top: number;
}

const kept = new WeakMap<Tab, KeptText>();

/** How long nobody may write before it is looked at, and how long the mission may change before it is written anew. */
const REST = 400;
const LAG = 80;

export function createDesk({ tab, room, say, language, parent, ...writing }: DeskOptions): Desk {
  const now = () => tab.document.store.getState().history.now;
  const left = kept.get(tab);
  let base = left?.base ?? now();
  let own = textOf(base);
  let leave = new AbortController();
  let looking: ReturnType<typeof setTimeout> | undefined;
  let following: ReturnType<typeof setTimeout> | undefined;
  let isApplying = false;
  const store = createStore<DeskState>(() => ({
    isChanged: false,
    isBehind: false,
    judged: undefined,
    said: undefined,
  }));

  const extensions = [
    extensionsFor({
      ...writing,
      say,
      language,
      mission: now,
      apply: () => {
        if (!store.getState().isChanged) return false;
        void apply();
        return true;
      },
    }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) written();
    }),
  ];
  const view = new EditorView({
    parent,
    state: left
      ? EditorState.fromJSON(left.state, { extensions }, { history: historyField })
      : EditorState.create({ doc: own, extensions }),
  });
  if (left) view.scrollDOM.scrollTop = left.top;

  const written = () => {
    leave.abort();
    clearTimeout(looking);
    looking = setTimeout(() => void look(), REST);
    store.setState({ isChanged: !view.state.doc.eq(own), judged: undefined, said: undefined });
    if (store.getState().isBehind) follow();
  };

  /** Looks through what is written; nothing if that has changed by then. */
  const look = async (): Promise<Judged | undefined> => {
    clearTimeout(looking);
    leave.abort();
    leave = new AbortController();
    const { doc } = view.state;
    const text = doc.toString();
    const { signal } = leave;
    // What is too long is refused by its length, and need not be sent anywhere for that.
    const came =
      text.length > largestFile
        ? ({ ok: true, answer: judgeText({ text, language }) } as const)
        : await room.ask('judgeText', { text, language }, { signal });
    if (signal.aborted || view.state.doc !== doc) return undefined;
    if (!came.ok && came.why === 'cancelled') return undefined;
    const faults = came.ok
      ? faultsOf(came.answer.problems, text, say)
      : [failed(say(came.why === 'too-long' ? 'checks.too-long' : 'checks.failed'))];
    const judged: Judged = {
      faults: faults.map((fault) => ({ ...fault, line: doc.lineAt(fault.from).number })),
      ...(came.ok && came.answer.mission && { mission: came.answer.mission }),
    };
    view.dispatch(
      setDiagnostics(
        view.state,
        faults.map(({ words, from, to, severity }) => ({ from, to, severity, message: words })),
      ),
    );
    store.setState({ judged });
    return judged;
  };

  /** Shows the text of the mission as it is, and leaves alone what is the same. */
  const showOwn = (isUndone: boolean) => {
    base = now();
    own = textOf(base);
    const changes = changedSpan(view.state.doc.toString(), own.toString());
    if (changes) view.dispatch({ changes, annotations: Transaction.addToHistory.of(isUndone) });
    store.setState({ isChanged: false, isBehind: false });
  };

  /** What was written before the window went; of a mission that had changed meanwhile, which of them counts is to be said still. */
  const writeAgain = ({ text, base: its = { ...now() } }: OwnText) => {
    base = its;
    own = textOf(base);
    const changes = changedSpan(view.state.doc.toString(), text.toString());
    if (changes) view.dispatch({ changes });
    store.setState({ said: { key: 'file-text.again' } });
  };

  const follow = () => {
    const { isChanged } = store.getState();
    if (!isChanged && now() !== base) return showOwn(false);
    store.setState({ isBehind: isChanged && now() !== base });
  };
  const forget = tab.document.store.subscribe(({ history }, before) => {
    if (isApplying || history.now === before.history.now) return;
    clearTimeout(following);
    following = setTimeout(follow, LAG);
  });

  const apply = async () => {
    const judged = store.getState().judged ?? (await look());
    follow();
    if (!judged || !store.getState().isChanged) return;
    if (store.getState().isBehind) return store.setState({ said: { key: 'file-text.behind.first' } });
    if (!judged.mission) return store.setState({ said: { key: 'file-text.refused' } });
    isApplying = true;
    perform(tab, rewrite(judged.mission));
    isApplying = false;
    showOwn(false);
    store.setState({ said: { key: 'file-text.applied' } });
  };

  /** What is not applied is kept with the work that is not saved. */
  const tell = ({ isChanged }: DeskState) => {
    const { now: told } = tab.ownText.getState();
    const text = isChanged ? view.state.doc : undefined;
    if (told?.text !== text || (text && told?.base !== base)) {
      tab.ownText.setState({ now: text && { text, base } });
    }
  };
  const heard = ({ now: own } = tab.ownText.getState()) => {
    if (own && own.text !== view.state.doc && own.text.toString() !== view.state.doc.toString())
      writeAgain(own);
  };
  heard();
  const forgetText = tab.ownText.subscribe((state) => heard(state));
  store.subscribe(tell);
  store.setState({ isChanged: !view.state.doc.eq(own) });
  follow();
  void look();

  return {
    store,
    apply,
    takeBack: () => {
      showOwn(true);
      view.focus();
    },
    keepMine: () => {
      base = now();
      own = textOf(base);
      store.setState({ isBehind: false, isChanged: !view.state.doc.eq(own), said: undefined });
      view.focus();
    },
    goTo: ({ from, to }) => {
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      view.focus();
    },
    focus: () => view.focus(),
    end: () => {
      forget();
      forgetText();
      leave.abort();
      clearTimeout(looking);
      clearTimeout(following);
      const state: unknown = view.state.toJSON({ history: historyField });
      kept.set(tab, { state, base, top: view.scrollDOM.scrollTop });
      view.destroy();
    },
  };
}

function textOf(mission: Mission): Text {
  return Text.of(writeDocument(mission).split('\n'));
}

function failed(words: string): Fault {
  return { from: 0, to: 0, severity: 'error', words, saysLine: false };
}
