// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createPictureStore } from '../../../renderer/canvas/pictures';

let images: EventTarget[];

beforeEach(() => {
  images = [];
  class FakeImage extends EventTarget {
    complete = true;
    naturalWidth = 0;
    constructor() {
      super();
      images.push(this);
    }
  }
  vi.stubGlobal('Image', FakeImage);
});

function loaded(image: EventTarget | undefined): void {
  Object.assign(image ?? {}, { naturalWidth: 5 });
  image?.dispatchEvent(new Event('load'));
}

it('tells when a picture is there', () => {
  const store = createPictureStore();
  const heard = vi.fn();
  store.subscribe(heard);
  const before = store.pictures();
  expect(before('data:a')).toBeUndefined();
  loaded(images[0]);
  expect(heard).toHaveBeenCalledOnce();
  expect(store.pictures()).not.toBe(before);
  expect(store.pictures()('data:a')).toBe(images[0]);
});

it('tells when a picture is broken, and does not load it again', () => {
  const store = createPictureStore();
  const heard = vi.fn();
  store.subscribe(heard);
  store.pictures()('data:a');
  expect(store.isBroken('data:a')).toBe(false);
  images[0]?.dispatchEvent(new Event('error'));
  expect(heard).toHaveBeenCalledOnce();
  expect(store.isBroken('data:a')).toBe(true);
  expect(store.pictures()('data:a')).toBeUndefined();
  expect(images).toHaveLength(1);
});

it('lets go of what is not needed any more, until it is asked for again', () => {
  const store = createPictureStore();
  store.pictures()('data:a');
  loaded(images[0]);
  store.forget(['data:a']);
  expect(store.pictures()('data:a')).toBeUndefined();
  expect(images).toHaveLength(2);
});
