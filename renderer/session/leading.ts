import type { StoryPlace } from '../document/story-place';

/** A place beside the board to which a sentence leads that says what is to be done there; a certain goal or rule, if one is meant. */
export type PanelTarget =
  | { readonly palette: string }
  | { readonly panel: 'goals' | 'rules' | 'checks'; readonly story?: StoryPlace };

/** The same, or what the mission says of itself under such a name. */
export type Target = PanelTarget | { readonly field: string };

export function toStory(story: StoryPlace): PanelTarget {
  return { panel: story.list, story };
}
