import type { StoryPlace } from '../document/commands/story';

/** A place beside the board to which a sentence leads that says what is to be done there; a certain goal or rule, if one is meant. */
export type PanelTarget =
  | { readonly palette: string }
  | { readonly panel: 'goals' | 'rules' | 'checks'; readonly story?: StoryPlace };

export function toStory(story: StoryPlace): PanelTarget {
  return { panel: story.list, story };
}
