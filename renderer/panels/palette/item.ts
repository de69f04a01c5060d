import type { Brush } from '../../tools/brush';
import type { Painting } from './painting';

/** Something that can be taken from the palette and laid on the board. */
export interface PaletteItem {
  /** Such as `face:3R`: the same for as long as the palette has it. */
  readonly id: string;
  readonly brush: Brush;
  /** What it is called; a face has its number in front of it. */
  readonly name: string;
  readonly plate?: string;
  readonly chips: readonly string[];
  /** All that it is found by, in plain words. */
  readonly words: string;
  readonly painting: Painting;
}

/** Items that belong together: both faces of a tile stand side by side. */
export interface PaletteSet {
  readonly id: string;
  readonly title?: string;
  readonly layout: 'pairs' | 'grid' | 'rows';
  readonly items: readonly PaletteItem[];
}

/** Such as `tiles`; the sentence for it is `palette.section.<id>`. */
export type SectionId = string;

export interface PaletteSection {
  readonly id: SectionId;
  readonly sets: readonly PaletteSet[];
}
