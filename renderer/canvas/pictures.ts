import type { Pictures } from './paint';

/** The pictures that missions bring along. */
export interface PictureStore {
  /** Gives what is loaded, and loads what is not; another function as soon as more is there. */
  readonly pictures: () => Pictures;
  readonly subscribe: (listener: () => void) => () => void;
  /** It cannot be loaded, so that nobody need wait for it. */
  readonly isBroken: (href: string) => boolean;
  /** Lets go of pictures that are painted; whoever asks for them again has them loaded again. */
  readonly forget: (hrefs: Iterable<string>) => void;
}

export function createPictureStore(): PictureStore {
  const images = new Map<string, HTMLImageElement>();
  const broken = new Set<string>();
  const listeners = new Set<() => void>();
  const load = (href: string) => {
    const image = new Image();
    images.set(href, image);
    const isThere = () => {
      pictures = lookup();
      for (const listener of [...listeners]) listener();
    };
    image.addEventListener('load', isThere);
    image.addEventListener('error', () => {
      broken.add(href);
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
      return () => listeners.delete(listener);
    },
    isBroken: (href) => broken.has(href),
    forget: (hrefs) => {
      for (const href of hrefs) {
        images.delete(href);
        broken.delete(href);
      }
    },
  };
}
