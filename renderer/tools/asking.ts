import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import type { KeyedSentence } from '../../languages';
import type { Shown } from './shown';
import { stateOf } from './state';
import type { Bench, ToolState } from './tool';

export interface AskingOptions {
  readonly at: Point;
  readonly about?: Box | undefined;
  readonly answers: readonly { readonly label: KeyedSentence; readonly choose: () => void }[];
  /** Called if no answer is given. */
  readonly giveUp: () => void;
  /** The state that comes then; undefined if another tool has been chosen. */
  readonly next: () => ToolState | undefined;
  /** What stays in sight meanwhile. */
  readonly shown: Partial<Shown>;
}

/** A question stands where something was dropped, and waits for one of its answers. */
export function asking(bench: Bench, { at, about, answers, giveUp, next, shown }: AskingOptions): ToolState {
  let isOpen = true;
  const end = (act: () => void) => {
    // A popup may say twice that it was closed.
    if (!isOpen) return undefined;
    isOpen = false;
    act();
    const state = next();
    if (state) bench.go(state);
    return undefined;
  };
  bench.show({
    ...shown,
    question: {
      at,
      ...(about && { about }),
      answers: answers.map(({ label, choose }) => ({ label, choose: () => end(choose) })),
    },
  });
  return stateOf(
    {
      press: () => end(giveUp),
      cancel: () => end(giveUp),
    },
    () => {
      if (isOpen) giveUp();
      isOpen = false;
    },
  );
}
