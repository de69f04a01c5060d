/** Goals or rules of the mission, or of one of its variants by its id. */
export interface StoryList {
  readonly list: 'goals' | 'rules';
  readonly variant?: string | undefined;
}

export interface StoryPlace extends StoryList {
  readonly id: string;
}
