import type { Pictures } from './paint';

/** The pictures that missions bring along. */
export interface PictureStore {
  /** Gives what is loaded, and loads what is not; another function as soon as more is there. */
  readonly pictures: () => Pictures;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPictureStore(): PictureStore {
  const images = new Map<string, HTMLImageElement>();
  const listeners = new Set<() => void>();
  const load = (href: string) => {
    const image = new Image();
    images.set(href, image);
    image.addEventListener('load', () => {
      pictures = lookup();
      for (const listener of listeners) listener();
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
  };
}
