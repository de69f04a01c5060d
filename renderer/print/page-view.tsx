import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Palette } from '../../drawing/palette';
import type { Page } from '../../printing/printout';
import { REAL_SIZE } from '../document/viewport';
import { paintPage } from '../painting/paint-page';
import { PAPER } from './paper-white';
import { usePictures } from './use-pictures';
import { MARGIN, magnification, type Zoom } from './zoom';

interface PageViewProps {
  readonly page: Page;
  readonly palette: Palette;
  readonly zoom: Zoom;
  /** What is said of it to those who cannot see it. */
  readonly label: string;
  /** Steps nearer or, where it is less than nothing, further away. */
  readonly zoomBy: (steps: number) => void;
  /** How many times its true size it is shown. */
  readonly shownAt: (times: number) => void;
}

/** A page at any size, of which only what is in sight is painted. */
export function PageView({ page, palette, zoom, label, zoomBy, shownAt }: PageViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRoom(view);
  const pictures = usePictures();
  const times = magnification(zoom, page, room);
  const scale = times * REAL_SIZE;
  const [width, height] = [page.width * scale, page.height * scale];
  const table = {
    width: Math.max(room.width, width + 2 * MARGIN),
    height: Math.max(room.height, height + 2 * MARGIN),
  };
  useEffect(() => shownAt(times), [shownAt, times]);
  useWheel(view, zoomBy);
  useStayingThere(view, table.width, table.height);

  useEffect(() => {
    const [box, surface] = [view.current, canvas.current];
    if (!box || !surface) return;
    const paint = () => {
      const context = surface.getContext('2d');
      if (!context) return;
      const ratio = window.devicePixelRatio;
      const [wide, high] = [box.clientWidth, box.clientHeight];
      surface.width = Math.round(wide * ratio);
      surface.height = Math.round(high * ratio);
      surface.style.width = `${wide}px`;
      surface.style.height = `${high}px`;
      const left = (table.width - width) / 2 - box.scrollLeft;
      const top = (table.height - height) / 2 - box.scrollTop;
      context.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * left, ratio * top);
      context.fillStyle = PAPER;
      context.fillRect(0, 0, page.width, page.height);
      context.beginPath();
      context.rect(0, 0, page.width, page.height);
      context.clip();
      const inSight = [-left / scale, -top / scale, wide / scale, high / scale] as const;
      paintPage(context, page, { palette, pictures, inSight });
    };
    let frame = requestAnimationFrame(paint);
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    };
    box.addEventListener('scroll', again);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', again);
    };
  }, [page, palette, pictures, scale, width, height, table.width, table.height, room]);

  return (
    // What can be scrolled must be reached by keys.
    <div ref={view} className="print-view" role="group" aria-label={label} tabIndex={0}>
      <div className="print-table" style={table}>
        <canvas ref={canvas} className="print-window" aria-hidden="true" />
        <div className="print-paper" style={{ width, height }} />
      </div>
    </div>
  );
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How much room there is for a page, without what scrolls it. */
function useRoom(view: RefObject<HTMLDivElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const box = view.current;
    if (!box) return;
    const measure = () => {
      const [width, height] = [box.clientWidth, box.clientHeight];
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [view]);
  return room;
}

/** With Ctrl the wheel brings nearer what lies in the middle; the browser would zoom its whole page. */
function useWheel(view: RefObject<HTMLDivElement | null>, zoomBy: (steps: number) => void): void {
  useEffect(() => {
    const box = view.current;
    if (!box) return;
    const hear = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(-Math.sign(event.deltaY) / 2);
    };
    box.addEventListener('wheel', hear, { passive: false });
    return () => box.removeEventListener('wheel', hear);
  }, [view, zoomBy]);
}

/** What was in the middle stays there while one zooms. */
function useStayingThere(view: RefObject<HTMLDivElement | null>, width: number, height: number): void {
  const before = useRef<readonly [number, number]>([width, height]);
  useLayoutEffect(() => {
    const box = view.current;
    const [wide, high] = before.current;
    before.current = [width, height];
    if (!box || (wide === width && high === height)) return;
    const [halfWide, halfHigh] = [box.clientWidth / 2, box.clientHeight / 2];
    box.scrollTo({
      left: ((box.scrollLeft + halfWide) / wide) * width - halfWide,
      top: ((box.scrollTop + halfHigh) / high) * height - halfHigh,
    });
  }, [view, width, height]);
}
