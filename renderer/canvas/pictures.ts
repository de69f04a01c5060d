import type { Pictures } from '../painting/paint';

/** The pictures that missions bring along. */
export interface PictureStore {
  /** Gives what is loaded, and loads what is not; another function as soon as more is there. */
  readonly pictures: () => Pictures;
  readonly subscribe: (listener: () => void) => () => void;
  /** It cannot be loaded, so that nobody need wait for it. */
  readonly isBroken: (href: string) => boolean;
}

/** Keeps pictures for good, or as long as somebody listens; whoever asks for them after that has them loaded again. */
export function createPictureStore(keeps: 'always' | 'while-heard' = 'always'): PictureStore {
  const images = new Map<string, HTMLImageElement>();
  const broken = new Set<string>();
  const listeners = new Set<() => void>();
  const load = (href: string) => {
    const image = new Image();
    images.set(href, image);
    const isThere = () => {
      // It may have been let go of meanwhile.
      if (images.get(href) !== image) return;
      pictures = lookup();
      for (const listener of [...listeners]) listener();
    };
    image.addEventListener('load', isThere);
    image.addEventListener('error', () => {
      if (images.get(href) === image) broken.add(href);
      isThere();
    });
    image.src = href;
  };
  const lookup = (): Pictures => (href) => {
    const image = images.get(href);
    if (!image) load(href);
    return image?.complete && image.naturalWidth > 0 ? image : undefined;
  };
  let pictures = lookup();
  return {
    pictures: () => pictures,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        const isLast = listeners.delete(listener) && listeners.size === 0;
        if (!isLast || keeps === 'always') return;
        images.clear();
        broken.clear();
      };
    },
    isBroken: (href) => broken.has(href),
  };
}
