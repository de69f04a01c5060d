import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Stood } from '../../../drawing/board/standing';
import { type Box, middleOf } from '../../../drawing/box';
import type { AnyTable } from '../../../engine';
import { type CanvasViewport, canvasViewport } from '../../canvas/canvas-viewport';
import { type Paint, Painted } from '../../canvas/painted';
import type { Effects } from './effects';
import { paintFlash, paintThrow } from './paint-effects';
import type { CanvasProps } from './table-layer';
import { placedTray } from './tray-place';

interface EffectsProps extends Omit<CanvasProps, 'isZooming'> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly table: AnyTable;
  readonly stood: ReadonlyMap<string, Stood>;
  readonly effects: Effects;
  /** Takes the canvas away, as long as nothing is on it. */
  readonly hide: () => void;
}

/** What the page has over the canvas, beside its frame: dice under that would not be seen. */
function boxesOver(frame: HTMLElement | null, { x, y, scale, ratio }: CanvasViewport): readonly Box[] {
  const rim = frame?.getBoundingClientRect();
  if (!rim) return [];
  const others = [...(frame?.parentElement?.children ?? [])].filter((one) => one !== frame);
  return others.flatMap((one): Box[] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = (pixels: number, zero: number) => (pixels * ratio - zero) / scale;
    const by = ratio / scale;
    return width * height > 0
      ? [[at(left - rim.left, x), at(top - rim.top, y), width * by, height * by]]
      : [];
  });
}

/** Dice, and what flashes up: over everything, and painted alone while only they move. */
export function EffectsLayer(props: EffectsProps) {
  const { frame, view, size, paints, language, ground, table, stood, effects, redraw, hide } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const paint: Paint = useCallback(
    (context, ratio) => {
      const viewport = canvasViewport(view.store.getState().viewport, size, ratio);
      const now = performance.now();
      const lasting = effects.throwsAt(now);
      const over = lasting.length > 0 ? boxesOver(frame.current, viewport) : [];
      const throws = lasting.map((one) => ({
        ...one,
        ...placedTray(one.thrown, { viewport, ground, stood, table, language, over }),
      }));
      for (const one of throws) {
        const box = one.thrown.from === undefined ? undefined : ground.boxOf(one.thrown.from);
        paintThrow(context, viewport, one, { start: box && middleOf(box), paints });
      }
      const flashing = effects.flashesAt(now);
      for (const flash of flashing) paintFlash(context, viewport, flash, paints);
      // For whoever drives the window from outside: how the dice lie and where, and what flashes up.
      const lying = throws.map(({ tray, box }) =>
        [tray.dice.map(({ die }) => die.shows).join(' '), box.map(Math.round).join(' ')].join(' at '),
      );
      frame.current?.setAttribute('data-dice', lying.join('; '));
      frame.current?.setAttribute('data-flashes', flashing.map(({ flash }) => flash).join(' '));
      clearTimeout(timer.current);
      const next = effects.changesIn(now);
      if (next === 0) requestAnimationFrame(redraw);
      else if (next !== undefined) timer.current = setTimeout(redraw, next);
      else if (throws.length === 0) timer.current = setTimeout(hide, 0);
    },
    [view, size, effects, ground, stood, table, language, paints, frame, redraw, hide],
  );
  return <Painted paint={paint} isBare />;
}
