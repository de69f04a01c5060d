import type { View } from '../document/view';

/** Follows a view from frame to frame. */
export interface ViewFollower {
  /** In the midst of it, pixels may be stretched; they are made anew when it is over. */
  readonly isZooming: () => boolean;
  readonly stop: () => void;
}

const ZOOM_ENDS_AFTER_MS = 140;

export function followView(view: View, redraw: () => void): ViewFollower {
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    ending = undefined;
    redraw();
  };
  const unsubscribe = view.store.subscribe(({ viewport, isFitted }, before) => {
    if (viewport === before.viewport) return;
    clearTimeout(ending);
    ending = undefined;
    // What is shown whole is shown sharp at once: nobody is turning a wheel.
    if (viewport.scale !== before.viewport.scale && !isFitted) ending = setTimeout(end, ZOOM_ENDS_AFTER_MS);
    redraw();
  });
  return {
    isZooming: () => ending !== undefined,
    stop: () => {
      clearTimeout(ending);
      unsubscribe();
    },
  };
}
