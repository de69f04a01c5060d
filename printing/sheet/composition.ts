import type { StructureNode } from '../structure';
import type { SetHeading } from './headings';
import type { SheetPages } from './pages';

/** A sheet laid out, before it has borders and numbers. */
export interface Composition {
  readonly pages: SheetPages;
  readonly structure: StructureNode;
  /** Of each language. */
  readonly headings: readonly (readonly SetHeading[])[];
  /** The legend stands on the same page as the map. */
  readonly isMapWhole: boolean;
}
