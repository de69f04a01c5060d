import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Palette } from '../../drawing/palette';
import { columnName, facesWith, mapSquares, rowName } from '../../engine';
import { type Language, sentence } from '../../languages';
import { tileBoxes } from '../document/places';
import type { Tab } from '../document/tab';
import { paintRuler } from './paint-ruler';
import type { PointedPartStore } from './pointed';
import { emptyTable, type Span } from './ruler-marks';

interface RulersProps {
  readonly tab: Tab;
  readonly pointed: PointedPartStore;
  /** They are painted anew when the theme changes. */
  readonly palette: Palette;
}

/** How many tiles across, and how many millimetres; along the upper and the left side of the canvas. */
export function Rulers({ tab, pointed, palette, language }: RulersProps & { language: Language }) {
  const placements = useStore(tab.document.store, ({ history }) => history.now.placements);
  const own = useStore(tab.document.store, ({ history }) => history.now.faces);
  const spans = useMemo(() => {
    const boxes = tileBoxes(placements, facesWith(own));
    if (boxes.length === 0) return { across: emptyTable, down: emptyTable };
    const { columns, rows } = mapSquares(boxes);
    return { across: columns, down: rows };
  }, [placements, own]);
  const common = { tab, pointed, palette };
  return (
    <>
      <div className="ruler-corner" aria-hidden="true">
        {sentence(language, 'canvas.millimetres')}
      </div>
      <Ruler {...common} way="across" spans={spans.across} />
      <Ruler {...common} way="down" spans={spans.down} />
    </>
  );
}

interface RulerProps extends RulersProps {
  readonly way: 'across' | 'down';
  readonly spans: readonly Span[];
}

function Ruler({ tab, pointed, palette, way, spans }: RulerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const { view } = tab;
  useEffect(() => {
    if (!canvas.current) return undefined;
    const element = canvas.current;
    const naming = way === 'across' ? columnName : rowName;
    const paint = () => paintRuler(element, { way, spans, naming, viewport: view.store.getState().viewport });
    paint();
    const stop = view.store.subscribe(({ viewport }, before) => viewport !== before.viewport && paint());
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => {
      stop();
      observer.disconnect();
    };
    // The palette says that the colours of the page are others.
  }, [view, way, spans, palette]);
  useEffect(
    () =>
      pointed.subscribe(({ at }) => {
        if (!pointer.current) return;
        const [x, y] = at ?? [-10, -10];
        pointer.current.style.transform = way === 'across' ? `translateX(${x}px)` : `translateY(${y}px)`;
      }),
    [pointed, way],
  );
  return (
    <div className={`ruler ruler-${way}`} aria-hidden="true">
      <canvas ref={canvas} />
      <div className="ruler-pointer" ref={pointer} />
    </div>
  );
}
