import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { HeldLayer } from './held-layer';
import type { LayersProps } from './layers-props';
import { createPrinter } from './prints';
import { EditorTableLayer } from './table-layer';

/** Two canvases: what lies on the table, painted when it changes, and over it what the pointer does. */
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
      <EditorTableLayer {...props} prints={lying} />
      <HeldLayer {...props} prints={inHand} />
    </>
  );
}
