import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Palette } from '../../drawing/palette';
import type { Page } from '../../printing/printout';
import { idle } from '../files/idle-queue';
import { paintPage } from '../painting/paint-page';
import { useSentences } from '../session/session-context';
import { PAPER } from './paper-white';
import { usePictures } from './use-pictures';

interface PageListProps {
  readonly pages: readonly Page[];
  readonly palette: Palette;
  readonly chosen: number;
  readonly choose: (index: number) => void;
}

/** Pixels. */
const WIDTH = 84;
const HIGHEST = 130;

/** All pages in small, one below the other. */
export function PageList({ pages, palette, chosen, choose }: PageListProps) {
  const say = useSentences();
  const list = useRef<HTMLDivElement>(null);
  useSmallPages(list, pages, palette, chosen);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const goTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), pages.length - 1);
    choose(next);
    const item = list.current?.children[next];
    if (item instanceof HTMLElement) item.focus();
  };
  const hear = (event: KeyboardEvent) => {
    const steps = new Map([
      ['ArrowDown', 1],
      ['ArrowRight', 1],
      ['ArrowUp', -1],
      ['ArrowLeft', -1],
    ]);
    const step = steps.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    goTo(chosen + step);
  };
  return (
    <div
      ref={list}
      className="print-pages-list"
      role="listbox"
      aria-label={say('print.dialog.pages')}
      onKeyDown={hear}
    >
      {pages.map((page, index) => (
        <div
          // Pages have no names but their numbers.
          key={index}
          role="option"
          aria-selected={index === chosen}
          aria-label={say('print.dialog.page', { page: index + 1 })}
          tabIndex={index === chosen ? 0 : -1}
          className="print-small"
          onClick={() => goTo(index)}
          onKeyDown={undefined}
        >
          <canvas {...sizeOf(page)} style={styleOf(page)} aria-hidden="true" />
          <span aria-hidden="true">{index + 1}</span>
        </div>
      ))}
    </div>
  );
}

function shrunk({ width, height }: Page): number {
  return Math.min(WIDTH / width, HIGHEST / height);
}

/** Twice as fine as it is shown, whatever the screen. */
function sizeOf(page: Page) {
  const scale = 2 * shrunk(page);
  return { width: Math.ceil(page.width * scale), height: Math.ceil(page.height * scale) };
}

function styleOf(page: Page) {
  return { width: page.width * shrunk(page) };
}

/** Painted when there is time, those around the chosen one first. */
function useSmallPages(
  list: React.RefObject<HTMLDivElement | null>,
  pages: readonly Page[],
  palette: Palette,
  chosen: number,
): void {
  const pictures = usePictures();
  const first = useRef(chosen);
  useEffect(() => {
    first.current = chosen;
  }, [chosen]);
  useEffect(() => {
    let isOver = false;
    const left = new Set(pages.keys());
    const paint = async () => {
      while (left.size > 0) {
        await idle();
        if (isOver) return;
        const next = [...left].reduce((best, one) =>
          Math.abs(one - first.current) < Math.abs(best - first.current) ? one : best,
        );
        left.delete(next);
        const [canvas, page] = [list.current?.children[next]?.querySelector('canvas'), pages[next]];
        const context = canvas?.getContext('2d');
        if (!context || !page) continue;
        const scale = 2 * shrunk(page);
        context.setTransform(scale, 0, 0, scale, 0, 0);
        context.fillStyle = PAPER;
        context.fillRect(0, 0, page.width, page.height);
        paintPage(context, page, { palette, pictures });
      }
    };
    void paint();
    return () => {
      isOver = true;
    };
  }, [list, pages, palette, pictures]);
}
