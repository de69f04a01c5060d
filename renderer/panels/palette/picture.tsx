import { useEffect, useRef } from 'react';
import type { Palette } from '../../../drawing/palette';
import { pixelsOf, showPainting } from './painted';
import type { Painting } from './painting';

/** How far beyond the edge a picture is painted in advance. */
const AHEAD = '400px';

interface PictureProps {
  readonly painting: Painting;
  readonly palette: Palette;
}

/** A small picture of something in the palette, painted when it comes into sight. It says nothing that the text does not. */
export function Picture({ painting, palette }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, height] = pixelsOf(painting);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let stop = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        stop = showPainting(target, painting, palette);
      },
      { root: target.closest('[data-scrolls]'), rootMargin: AHEAD },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [painting, palette]);
  return <canvas ref={canvas} className="palette-picture" width={width} height={height} aria-hidden="true" />;
}
