import { useCallback } from 'react';
import { lookWhere } from '../document/look-where';
import type { PartKey } from '../document/parts';
import { useTab } from '../session/tab-context';
import { useReveal } from './reveal';

/** Leads to parts of the mission: looks at it so that they are there, selects them, and brings them into sight. */
export function useGoToParts(): (keys: readonly PartKey[]) => void {
  const { document, selection } = useTab();
  const reveal = useReveal();
  return useCallback(
    (keys) => {
      lookWhere(document, keys);
      selection.set(keys);
      reveal(keys);
    },
    [document, selection, reveal],
  );
}
