/** No zone, no card, nobody. */
export const NONE = -1;

/** Danger levels, by their numbers. */
export const [BLUE, YELLOW, ORANGE, RED] = [0, 1, 2, 3] as const;

/** No attack has more. */
export const MOST_DICE = 64;

/** Nobody learns more by one action. */
export const MOST_JUST_LEARNT = 16;

/** What has become of a survivor or companion. */
export const [IN_PLAY, LEFT, ELIMINATED, NOT_YET] = [0, 1, 2, 3] as const;
