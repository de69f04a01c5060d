import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../../engine';

/** How large an element is in the page; undefined before it has been measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = measured;
      setSize((before) =>
        before?.[0] === clientWidth && before[1] === clientHeight ? before : [clientWidth, clientHeight],
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
