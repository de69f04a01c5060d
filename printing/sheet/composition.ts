import type { StructureNode } from '../structure';
import type { SetHeading } from './headings';
import type { SheetPages } from './pages';

/** A sheet laid out, before it has borders and numbers. */
export interface Composition {
  readonly pages: SheetPages;
  readonly structure: StructureNode;
  readonly headings: readonly SetHeading[];
}
