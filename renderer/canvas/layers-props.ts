import type { Language } from '../../languages';
import type { Tab } from '../document/tab';
import type { Size } from '../document/viewport';
import type { Editor } from '../tools/editor';
import type { Paints } from './paint-table';
import type { PointedStore } from './pointed';
import type { CanvasShowing } from './showing';

/** What every layer is painted from. */
export interface LayersProps {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly size: Size;
  readonly paints: Paints;
  readonly language: Language;
  readonly showing: CanvasShowing;
  readonly pointed: PointedStore;
  readonly isZooming: () => boolean;
  readonly redraw: () => void;
}
