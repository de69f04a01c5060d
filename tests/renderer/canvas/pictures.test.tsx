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

it('keeps a picture that several wait for until the last of them has it, if it is not to keep it for good', () => {
  const store = createPictureStore('while-heard');
  const [first, second] = [store.subscribe(vi.fn()), store.subscribe(vi.fn())];
  store.pictures()('data:a');
  loaded(images[0]);
  first();
  first();
  expect(store.pictures()('data:a')).toBe(images[0]);
  second();
  expect(store.pictures()('data:a')).toBeUndefined();
  expect(images).toHaveLength(2);
});

it('hears no more of a picture that it has let go of', () => {
  const store = createPictureStore('while-heard');
  const stop = store.subscribe(vi.fn());
  store.pictures()('data:a');
  stop();
  const heard = vi.fn();
  store.subscribe(heard);
  images[0]?.dispatchEvent(new Event('error'));
  expect([store.isBroken('data:a'), heard.mock.calls.length]).toEqual([false, 0]);
});

it('keeps pictures for good otherwise', () => {
  const store = createPictureStore();
  const stop = store.subscribe(vi.fn());
  store.pictures()('data:a');
  loaded(images[0]);
  stop();
  expect(store.pictures()('data:a')).toBe(images[0]);
});
