import type { TextStyle } from '../../drawing/text';

// Sizes of letters in millimetres; the smallest is that of 8 points.

export const SMALL = { font: 'text', size: 2.83 } as const satisfies TextStyle;
export const SMALL_BOLD = { ...SMALL, weight: 700 } as const satisfies TextStyle;
export const PLAIN = { font: 'text', size: 3.9 } as const satisfies TextStyle;
export const HEADING = { font: 'text', size: 5, weight: 700 } as const satisfies TextStyle;
export const NAME = { font: 'title', size: 7 } as const satisfies TextStyle;
export const TITLE = { font: 'title', size: 9 } as const satisfies TextStyle;
