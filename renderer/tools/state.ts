import type { ToolState } from './tool';
import type { ToolEvent } from './tool-event';

/** What a state does with some kinds of events; where nothing comes of it, the state stays. */
export type Ears = {
  readonly [Kind in ToolEvent['kind']]?: (
    event: Extract<ToolEvent, { readonly kind: Kind }>,
  ) => ToolState | undefined;
};

/** A state that hears some kinds of events, and leaves the others alone. */
export function stateOf(ears: Ears, leave?: () => void): ToolState {
  const state: ToolState = {
    hear: (event) => {
      const ear = ears[event.kind] as ((event: ToolEvent) => ToolState | undefined) | undefined;
      return ear?.(event) ?? state;
    },
    ...(leave && { leave }),
  };
  return state;
}
