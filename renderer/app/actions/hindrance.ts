import { type KeyedSentence, type SentenceKey, sentence } from '../../../languages';
import type { ActiveFacts } from '../../session/active-facts';
import type { SessionState } from '../../session/session';
import { type AppAction, isAvailable } from './all-actions';

/** What could be otherwise, and what to say where something can be done as soon as it is. */
interface Hindrance {
  readonly why: SentenceKey;
  readonly without: (state: SessionState) => SessionState;
}

const aMission: ActiveFacts = {
  mission: '',
  isPlaying: false,
  hasGame: false,
  canTakeBack: true,
  canGoForward: true,
  hasSituations: true,
  isReadOnly: false,
  isUnsaved: false,
  hasFile: false,
  selected: 0,
  selectedTiles: 0,
  hasVariants: true,
  canAddVariant: true,
  canArrange: false,
  canMix: false,
  canLayOpenly: false,
  tool: 'select',
  isHolding: false,
  zoneIsPinned: false,
};

/** Somebody is on a tour with the mission in sight. */
function toursWith({ active, tours }: SessionState): SessionState['tours'] {
  const mission = active?.mission ?? '';
  return [...tours, { tour: '', mission, tab: '', at: 0, noticed: [], isShown: true }];
}

const aStep: KeyedSentence = { key: 'step.cut' };

function ifIt(why: SentenceKey, facts: Partial<ActiveFacts>): Hindrance {
  return { why, without: (state) => ({ ...state, active: state.active && { ...state.active, ...facts } }) };
}

const hindrances: readonly Hindrance[] = [
  { why: 'why-not.no-mission', without: (state) => ({ ...state, active: state.active ?? aMission }) },
  { why: 'why-not.one-tab', without: (state) => ({ ...state, openTabs: Math.max(state.openTabs, 2) }) },
  { why: 'why-not.no-tour', without: (state) => ({ ...state, tours: toursWith(state) }) },
  ifIt('why-not.in-game', { isPlaying: false }),
  ifIt('why-not.no-game', { isPlaying: true }),
  ifIt('situation.no-situations', { hasSituations: true }),
  ifIt('tool.read-only', { isReadOnly: false }),
  ifIt('why-not.nothing-to-undo', { undo: aStep }),
  ifIt('why-not.nothing-to-redo', { redo: aStep }),
  ifIt('why-not.nothing-to-undo', { canTakeBack: true }),
  ifIt('why-not.nothing-to-redo', { canGoForward: true }),
  ifIt('why-not.no-file', { hasFile: true }),
  ifIt('why-not.nothing-selected', { selected: 1 }),
  ifIt('why-not.no-tile-selected', { selected: 1, selectedTiles: 1 }),
  ifIt('why-not.not-two-tiles', { selected: 2, selectedTiles: 2 }),
  ifIt('why-not.no-railroad', { canArrange: true }),
  ifIt('why-not.nothing-to-mix', { canMix: true }),
  ifIt('why-not.nothing-mixed', { canLayOpenly: true }),
  ifIt('why-not.no-variants', { hasVariants: true }),
  ifIt('why-not.all-numbers', { canAddVariant: true }),
  ifIt('why-not.arrows-move', { selected: 0 }),
  ifIt('why-not.nothing-held', { isHolding: true }),
];

/**
 * Why an action cannot be done: the first thing without which it could. Nothing where it can be done. So no action needs to name
 * its reasons beside its conditions, where the two would come apart.
 */
export function hindranceOf(action: AppAction, state: SessionState): string | undefined {
  if (isAvailable(action, state)) return undefined;
  const helps = (given: SessionState) =>
    hindrances.find(({ without }) => isAvailable(action, without(given)));
  // Where two things stand against it, what has to be seen to first is said.
  const hindrance = helps(state) ?? hindrances.find(({ without }) => helps(without(state)) !== undefined);
  return hindrance && sentence(state.language, hindrance.why);
}
