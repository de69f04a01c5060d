/** In millimetres, upright. */
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type PaperName = keyof typeof papers;

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}
