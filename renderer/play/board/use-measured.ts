import { type RefCallback, useCallback, useState } from 'react';
import type { Size } from '../../../engine';

/** How large something is with what it says just now, which decides where it finds room. */
export function useMeasured<Element extends HTMLElement>(): readonly [
  RefCallback<Element>,
  Size | undefined,
] {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { offsetWidth, offsetHeight } = element;
      setSize((now) =>
        now?.[0] === offsetWidth && now[1] === offsetHeight ? now : [offsetWidth, offsetHeight],
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
