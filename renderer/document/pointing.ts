import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSame } from '../../schemas/same';
import type { PartKey } from './parts';
import type { StoryPlace } from './story-place';

/** A goal or a rule that is pointed at; of which parts of it, by the ways there: without any, all of it. */
export interface PointedStory {
  readonly place: StoryPlace;
  readonly paths: readonly (readonly (string | number)[])[];
}

/** What is pointed at beside the board, so that the board shows what is meant; and on the board, so that the sentences about it show. */
export interface PointedAt {
  readonly story: PointedStory | undefined;
  readonly part: PartKey | undefined;
}

export interface Pointing {
  readonly store: StoreApi<PointedAt>;
  readonly atStory: (story: PointedStory | undefined) => void;
  readonly atPart: (part: PartKey | undefined) => void;
}

export function createPointing(): Pointing {
  const store = createStore<PointedAt>(() => ({ story: undefined, part: undefined }));
  return {
    store,
    atStory: (story) => {
      if (!isSame(store.getState().story, story)) store.setState({ story });
    },
    atPart: (part) => {
      if (store.getState().part !== part) store.setState({ part });
    },
  };
}
