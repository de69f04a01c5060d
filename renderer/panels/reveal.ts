import { useCallback } from 'react';
import { laidOut } from '../document/laid-out';
import type { PartKey } from '../document/parts';
import { useSessionState } from '../session/session-context';
import { useTab } from '../session/tab-context';
import { boxOfParts } from '../tools/geometry/boxes';

/** Brings parts of the mission into sight on the canvas. */
export function useReveal(): (keys: readonly PartKey[]) => void {
  const { document, view } = useTab();
  const language = useSessionState((state) => state.language);
  return useCallback(
    (keys) => {
      const box = boxOfParts(laidOut(document.store.getState().mission), keys, language);
      if (box) view.reveal(box);
    },
    [document, view, language],
  );
}
