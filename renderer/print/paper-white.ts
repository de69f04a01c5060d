/** Paper is white, by day and by night. */
export const PAPER = '#ffffff';
