import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../languages';
import type { Tab } from '../document/tab';
import type { Size } from '../document/viewport';
import type { Editor } from '../tools/editor';
import { HandLayer } from './hand-layer';
import type { Paints } from './paint-table';
import type { PointedStore } from './pointed';
import { createPrinter } from './prints';
import type { CanvasShowing } from './showing';
import { TableLayer } from './table-layer';

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

/** Two canvases: what lies on the table, painted when it changes, and over it what the hand does. */
export function Layers(props: LayersProps) {
  const { tab, editor, language } = props;
  const mission = useStore(tab.document.store, (state) => state.mission);
  const held = useStore(editor.store, ({ shown }) => shown.held);
  const [printer] = useState(createPrinter);
  const { lying, held: inHand } = useMemo(
    () => printer(mission, held, language),
    [printer, mission, held, language],
  );
  return (
    <>
      <TableLayer {...props} prints={lying} />
      <HandLayer {...props} prints={inHand} />
    </>
  );
}
