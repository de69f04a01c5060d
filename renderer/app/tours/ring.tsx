import { useEffect, useRef } from 'react';
import type { Tab } from '../../document/tab';
import { useSessionState } from '../../session/session-context';
import type { Pointer } from '../../tours/tour';
import { placeOf, reveal } from './pointed-place';

/** Pixels between a thing and the ring around it. */
const AIR = 6;

/** A ring of ink around what a step speaks of. It goes along with that, and nothing can be clicked on it. */
export function Ring({ at, tab }: { at: readonly Pointer[]; tab: Tab }) {
  const language = useSessionState((state) => state.language);
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    reveal(at, tab, language);
    let frame = 0;
    const follow = () => {
      const { current } = ring;
      if (current) lie(current, placeOf(at, tab, language));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [at, tab, language]);
  return <div className="tour-ring" ref={ring} aria-hidden="true" />;
}

function lie(ring: HTMLElement, place: ReturnType<typeof placeOf>): void {
  ring.hidden = place === undefined;
  if (!place) return;
  const { left, top, width, height } = place;
  const { style } = ring;
  style.translate = `${left - AIR}px ${top - AIR}px`;
  style.width = `${width + 2 * AIR}px`;
  style.height = `${height + 2 * AIR}px`;
}
