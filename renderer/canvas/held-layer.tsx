import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { sentence } from '../../languages';
import { laidOut } from '../document/laid-out';
import { canvasViewport } from './canvas-viewport';
import type { LayersProps } from './layers-props';
import { paintMarks } from './paint-marks';
import { paintHeld } from './paint-table';
import { type Paint, Painted } from './painted';
import { heldMarks, hoverMarks, selectionMarks } from './part-marks';
import type { TablePrints } from './prints';
import { storyMarks } from './story-marks';
import { toolMarks } from './tool-marks';

/** What comes from the palette is not there yet, and shows through more than what is only moved. */
const SEEN = { brush: 0.72, moved: 0.9 } as const;

/** What the pointer holds, and everything that is drawn for it. */
export function HeldLayer({
  tab,
  editor,
  size,
  paints,
  language,
  showing: { own },
  pointed,
  isZooming,
  prints,
}: LayersProps & { prints: TablePrints }) {
  const mission = useStore(tab.document.store, (state) => state.mission);
  const { shown, brush } = useStore(editor.store);
  const selected = useStore(tab.selection.store, ({ keys }) => keys);
  const over = useStore(pointed, ({ part }) => part);
  const story = useStore(tab.pointing.store, (pointing) => pointing.story);
  const marks = useMemo(() => {
    const laid = laidOut(mission);
    const loose = [...selected].filter((key) => !shown.held.has(key));
    const isHovered = over !== undefined && !selected.has(over) && shown.marquee === undefined;
    return [
      ...(story ? storyMarks(laid, story, language, own?.besides(laid)) : []),
      ...selectionMarks(laid, loose, language),
      ...(isHovered ? hoverMarks(laid, over, language) : []),
      ...heldMarks(laid, shown, language),
      ...toolMarks(
        () => laid.board,
        shown,
        (count) => sentence(language, 'canvas.moves', { count }),
      ),
    ];
  }, [mission, shown, selected, over, story, language, own]);
  const opacity = brush ? SEEN.brush : SEEN.moved;
  const { view } = tab;
  const paint = useCallback<Paint>(
    (context, ratio) => {
      const viewport = canvasViewport(view.store.getState().viewport, size, ratio);
      paints.stamps.begin(viewport, isZooming());
      paintHeld(context, viewport, prints, paints, opacity);
      paintMarks(context, viewport, marks, paints.palette);
    },
    [view, size, paints, prints, marks, opacity, isZooming],
  );
  const holds = prints.tiles.length + prints.tokens.length + prints.notes.length > 0;
  return <Painted paint={paint} isBare={marks.length === 0 && !holds} />;
}
