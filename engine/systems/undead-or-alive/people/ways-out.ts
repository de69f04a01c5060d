/** How somebody has left the board, as `wayOut` remembers it. */
export const [STILL_HERE, BY_EXIT, BY_TRAIN] = [0, 1, 2] as const;
