import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Language, sentence } from '../../languages';
import { laidOut } from '../document/laid-out';
import type { Tab } from '../document/tab';
import { shownZone } from '../document/view';
import type { Size } from '../document/viewport';
import type { Editor } from '../tools/editor';
import { aidsOf } from './aids/aids';
import { cameraOf } from './camera';
import { createOverlays } from './overlays';
import { paintMarks } from './paint-marks';
import { type Paints, paintHeld, paintTable } from './paint-table';
import { type Paint, Painted } from './painted';
import { heldMarks, hoverMarks, selectionMarks } from './part-marks';
import type { PointedStore } from './pointed';
import { createPrinter } from './prints';
import type { CanvasShowing } from './showing';
import { toolMarks } from './tool-marks';

interface LayersProps {
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
  const prints = useMemo(() => printer(mission, held, language), [printer, mission, held, language]);
  return (
    <>
      <Table {...props} prints={prints.lying} />
      <HandLayer {...props} prints={prints.held} />
    </>
  );
}

type Prints = ReturnType<ReturnType<typeof createPrinter>>['lying'];

function Table({
  tab,
  editor,
  size,
  paints,
  language,
  showing,
  isZooming,
  redraw,
  prints,
}: LayersProps & { prints: Prints }) {
  const { view, document } = tab;
  const { mission, isHeld } = useStore(document.store);
  const { tool, area } = useStore(editor.store);
  const sightFrom = useStore(view.store, (state) => (tool === 'sight' ? shownZone(state) : state.pinned));
  const [overlays] = useState(createOverlays);
  const laid = useMemo(() => laidOut(mission), [mission]);
  const zones = useMemo(
    () => overlays(laid, { zones: showing.zones, sightFrom, isHeld, language }),
    [overlays, laid, showing.zones, sightFrom, isHeld, language],
  );
  const areas = tool === 'area';
  const aids = useMemo(
    () => aidsOf(laid, { ...showing, isHeld, language, areas: areas ? { chosen: area } : undefined }),
    [laid, showing, isHeld, language, areas, area],
  );
  const picture = useMemo(
    () => ({
      prints,
      under: [...zones.under, ...aids.under],
      over: [...zones.over, ...aids.over],
      ghosts: aids.ghosts,
      signs: aids.signs,
      hasGrid: showing.grid,
    }),
    [prints, zones, aids, showing.grid],
  );
  const paint = useCallback<Paint>(
    (context, ratio) => {
      const camera = cameraOf(view.store.getState().viewport, size, ratio);
      paints.press.begin(camera, isZooming());
      paintTable(context, camera, picture, paints);
      if (paints.press.isBehind()) requestAnimationFrame(redraw);
    },
    [view, size, paints, picture, isZooming, redraw],
  );
  return <Painted paint={paint} />;
}
