import { useEffect, useRef } from 'react';
import { type CopiedStories, readStories } from '../../builder/story-text';
import type { StoryList } from '../../document/story-place';

/** Goals or rules that are pasted by key while their list is in sight; those of some survivors are pasted by their button. */
export function usePastedStories({ list, variant }: StoryList, paste: (copied: CopiedStories) => void): void {
  const last = useRef(paste);
  useEffect(() => {
    last.current = paste;
  });
  useEffect(() => {
    if (variant !== undefined) return undefined;
    const hear = (event: ClipboardEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(ELSEWHERE)) return;
      const copied = readStories(event.clipboardData?.getData('text/plain') ?? '');
      if (copied?.list !== list) return;
      event.preventDefault();
      event.stopPropagation();
      last.current(copied);
    };
    document.addEventListener('paste', hear, { capture: true });
    return () => document.removeEventListener('paste', hear, { capture: true });
  }, [list, variant]);
}

/** Where something is written, or asked. */
const ELSEWHERE = 'input, textarea, [contenteditable], [role=dialog], [role=alertdialog]';
