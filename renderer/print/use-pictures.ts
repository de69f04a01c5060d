import { useSyncExternalStore } from 'react';
import { createPictureStore } from '../canvas/pictures';
import type { Pictures } from '../painting/paint';

/** The pictures of pages, as long as somebody looks at any. */
const store = createPictureStore('while-heard');

export function usePictures(): Pictures {
  return useSyncExternalStore(store.subscribe, store.pictures);
}
