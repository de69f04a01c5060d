import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ShownAreas } from '../../drawing/board/areas';
import type { Overlays } from '../../drawing/board/options';
import type { Box } from '../../drawing/box';
import { laidOut } from '../document/laid-out';
import type { PartKey } from '../document/parts';
import { shownZone } from '../document/view';
import { aidsOf, placesOfAids } from './aids/aids';
import type { LayersProps } from './layers-props';
import { createOverlays } from './overlays';
import type { TablePrints } from './prints';
import { TableOnCanvas } from './table-on-canvas';
import { useZonesInPassing } from './zones-in-passing';

/** What lies on the table, and what is said of it. What the pointer holds is not there. */
export function EditorTableLayer(props: LayersProps & { prints: TablePrints }) {
  const { tab, size, paints, isZooming, redraw, prints, showing } = props;
  const zones = useZones(props);
  const aids = useAids(props);
  const hasGrid = showing.grid;
  const picture = useMemo(
    () => ({
      prints,
      under: [...zones.under, ...aids.under],
      over: [...zones.over, ...aids.over],
      aids,
      hasGrid,
    }),
    [prints, zones, aids, hasGrid],
  );
  const { view } = tab;
  return <TableOnCanvas {...{ view, size, paints, picture, isZooming, redraw }} />;
}

function useZones({ tab, editor, language, showing }: LayersProps) {
  const { mission, settled } = useStore(tab.document.store);
  const isSight = useStore(editor.store, ({ tool }) => tool === 'sight');
  const sightFrom = useStore(tab.view.store, (state) => (isSight ? shownZone(state) : state.pinned));
  const [overlays] = useState(createOverlays);
  const { own, zones, order, codes } = showing;
  const areas = useAreas(editor, showing);
  // What only moves tokens changes no zone.
  const isInPassing = mission.placements !== settled.placements;
  const isAsked = zones || sightFrom !== undefined;
  const signs = useMemo(
    () => (isAsked ? placesOfAids(laidOut(settled), { own, order, areas, language }) : nothing),
    [isAsked, settled, own, order, areas, language],
  );
  const asked = useMemo(
    () => ({ zones, sightFrom, language, codes, signs }),
    [zones, sightFrom, language, codes, signs],
  );
  // A zone that is looked from goes by its number on the board as it is shown.
  const passing = useZonesInPassing(isInPassing && isAsked ? mission : undefined, asked);
  const isStill = passing === undefined;
  const still = useMemo(
    () => (isStill ? overlays(laidOut(settled), asked) : none),
    [isStill, overlays, settled, asked],
  );
  return passing ?? still;
}

const nothing: readonly Box[] = [];
const none: Overlays = { under: [], over: [] };

function useAreas(editor: LayersProps['editor'], showing: LayersProps['showing']): ShownAreas | undefined {
  const chosen = useStore(editor.store, ({ area }) => area);
  const isDrawn = useStore(editor.store, ({ tool }) => tool === 'area');
  const isShown = isDrawn || showing.areas;
  return useMemo(() => (isShown ? { isDrawn, chosen } : undefined), [isShown, isDrawn, chosen]);
}

function useAids({ tab, editor, language, showing }: LayersProps) {
  const settled = useStore(tab.document.store, (state) => state.settled);
  const whole = useStore(tab.document.store, ({ history }) => history.now);
  const variant = useStore(tab.document.store, (state) => state.variant);
  const areas = useAreas(editor, showing);
  // A gesture shows a new set at every step, with the same in it.
  const held = useStore(editor.store, ({ shown }) => [...shown.held].join(' '));
  const { own, order, ghosts, ahead } = showing;
  return useMemo(() => {
    const keys = new Set(held.split(' ') as PartKey[]);
    const looked = { whole, variant };
    return aidsOf(laidOut(settled), { own, order, ghosts, ahead, areas, language, looked }, keys);
  }, [settled, whole, variant, areas, held, own, order, ghosts, ahead, language]);
}
