import { produce } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyedSentence } from '../../languages';
import type { Mission } from '../../schemas';
import { asLookedAt, variantOf, writtenWith } from './as-looked-at';
import {
  atStep,
  begun,
  changed,
  type History,
  type HistoryStep,
  type Joining,
  type Recipe,
  redone,
  takenBack,
  undone,
} from './history';
import { addIds, allIds } from './ids';

/** A mission that is being drawn. What is selected or looked at is no part of it, and is not undone. */
export interface DocumentState {
  /** As it is to be shown, with the variant that is looked at: in the middle of a gesture, with what it would change so far. */
  readonly mission: Mission;
  /** The same as it was before the gesture. */
  readonly settled: Mission;
  /** Of the mission as its file has it, whatever is looked at. */
  readonly history: History<Mission>;
  /** A gesture is under way, and nothing else may change. */
  readonly isHeld: boolean;
  /** The variant that is looked at, by its id; none where the mission is as it is for everybody. */
  readonly variant: string | undefined;
}

export interface MissionDocument {
  readonly store: StoreApi<DocumentState>;
  /**
   * One step that can be undone; whether anything changed. Steps that name the same thing after each other are joined
   * to one. What is of all changes the mission as its file has it, and not as it is looked at.
   */
  readonly change: (
    label: KeyedSentence,
    recipe: Recipe<Mission>,
    joining?: Pick<Joining<Mission>, 'joins' | 'startsOver'> & { readonly isOfAll?: boolean | undefined },
  ) => boolean;
  /** Shows it with a variant, and changes it so from now on; no step of the history. */
  readonly lookAt: (variant: string | undefined) => void;
  /** Marks the current state as the one a file has, so that undo can come back to exactly it. */
  readonly keepStep: () => void;
  /** Something that takes a while and is one step in the end, or none. */
  readonly begin: (label: KeyedSentence) => Gesture;
  /** Takes the last step back without a trace, if steps of this name were joined to it; whether there was one. */
  readonly takeBack: (joins: string) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** So many steps of the history done. */
  readonly goTo: (done: number) => void;
  /** Every id that the document ever had: none is given twice, so that undoing never brings back a namesake. */
  readonly idsEver: ReadonlySet<string>;
}

export interface Gesture {
  /** Shows what would come of it: the recipe starts from the mission as it was when the gesture began. */
  readonly show: (recipe: Recipe<Mission>) => void;
  /** Makes what was shown last a step. */
  readonly commit: (label?: KeyedSentence) => void;
  /** As if it had never begun. */
  readonly cancel: () => void;
}

const NOTHING: Recipe<Mission> = () => undefined;

const seenWith = new WeakMap<HistoryStep, string>();

/** The variant that somebody looked at who made this step, and did not say that it is of all; nothing of one that was read again. */
export function madeWith(step: HistoryStep): string | undefined {
  return seenWith.get(step);
}

/** What goes on with an earlier step is made with a variant if all of it is. */
function rememberSight(before: History<Mission>, after: History<Mission>, variant: string | undefined): void {
  const step = after.steps[after.done - 1];
  if (variant === undefined || !step || before.steps.includes(step)) return;
  const last = before.steps[before.done - 1];
  const isNew = step.before === before.now;
  if (isNew || (last && madeWith(last) === variant)) seenWith.set(step, variant);
}

export function createMissionDocument(mission: Mission, history = begun(mission)): MissionDocument {
  const idsEver = new Set(allIds(mission));
  for (const { before, after } of history.steps) {
    addIds(idsEver, mission, before);
    addIds(idsEver, mission, after);
  }
  // One that is gone may come back by undoing.
  let wanted: string | undefined;
  const standing = (history: History<Mission>) => {
    const variant = variantOf(history.now, wanted)?.id;
    const settled = asLookedAt(history.now, variant);
    return { mission: settled, settled, history, isHeld: false, variant };
  };
  const store = createStore<DocumentState>(() => standing(history));
  let held: Gesture | undefined;
  let kept: HistoryStep<Mission> | undefined;

  const show = (history: History<Mission>) => {
    if (history === store.getState().history && !store.getState().isHeld) return;
    store.setState(standing(history));
  };
  const change: MissionDocument['change'] = (label, recipe, { isOfAll = false, ...joining } = {}) => {
    held?.cancel();
    const { history, variant } = store.getState();
    const whole = isOfAll ? recipe : writtenWith(recipe, variant);
    const after = changed(history, label, whole, { ...joining, kept });
    addIds(idsEver, history.now, after.now);
    rememberSight(history, after, isOfAll ? undefined : variant);
    show(after);
    return after !== history;
  };
  const travel = (way: (history: History<Mission>) => History<Mission>) => {
    held?.cancel();
    show(way(store.getState().history));
  };

  return {
    store,
    change,
    lookAt: (variant) => {
      held?.cancel();
      wanted = variant;
      store.setState(standing(store.getState().history));
    },
    keepStep: () => {
      const { steps, done } = store.getState().history;
      kept = steps[done - 1];
    },
    begin: (label) => {
      held?.cancel();
      const { history, variant } = store.getState();
      let last = NOTHING;
      store.setState({ isHeld: true });
      const gesture: Gesture = {
        show: (recipe) => {
          if (held !== gesture) return;
          last = writtenWith(recipe, variant);
          store.setState({ mission: asLookedAt(produce(history.now, last), variant) });
        },
        commit: (other) => {
          if (held !== gesture) return;
          held = undefined;
          const after = changed(history, other ?? label, last);
          addIds(idsEver, history.now, after.now);
          rememberSight(history, after, variant);
          show(after);
        },
        cancel: () => {
          if (held !== gesture) return;
          held = undefined;
          show(history);
        },
      };
      held = gesture;
      return gesture;
    },
    takeBack: (joins) => {
      const before = store.getState().history;
      travel((history) => takenBack(history, joins, kept));
      return store.getState().history !== before;
    },
    undo: () => travel(undone),
    redo: () => travel(redone),
    goTo: (done) => travel((history) => atStep(history, done)),
    idsEver,
  };
}
