import type { Size } from '../../engine';
import type { Language } from '../../languages';
import type { Tab } from '../document/tab';
import type { Editor } from '../tools/editor';
import type { Paints } from './paint-table';
import type { PointedPartStore } from './pointed';
import type { CanvasShowing } from './showing';

/** What every layer is painted from. */
export interface LayersProps {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly size: Size;
  readonly paints: Paints;
  readonly language: Language;
  readonly showing: CanvasShowing;
  readonly pointed: PointedPartStore;
  readonly isZooming: () => boolean;
  readonly redraw: () => void;
}
