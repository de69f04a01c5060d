import type { ImageShape, TextShape } from '../../drawing/scene';
import type { PaintedPicture } from './pictures';
import { precise } from './units';

/** Letters stand upright, whereas the page counts downwards; they may begin before the text that is so wide. */
export function standing({ at: [x, y], degrees, anchor }: TextShape, width: number, before: number): string {
  const [across, down] = direction(degrees);
  const back = before + (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
  const place = [x - across * back, y - down * back].map(precise).join(' ');
  return `${[across, down, down, -across].map(precise).join(' ')} ${place} Tm`;
}

/** A picture is one by one and stands upright; cameras note which way it was held. */
export function placing(
  { at: [x, y], degrees, width, height }: ImageShape,
  { turned }: PaintedPicture,
): string {
  const [across, down] = direction(degrees);
  const [su, tu, sv, tv, s, t] = turned;
  const along = ([one, other]: readonly [number, number]) => [
    across * one * width - down * other * height,
    down * one * width + across * other * height,
  ];
  const [left = 0, top = 0] = along([s, t]);
  return [...along([su, tu]), ...along([sv, tv]), x + left, y + top].map(precise).join(' ');
}

/** Which way a turned thing goes on, where down is down. */
export function direction(degrees: number): [across: number, down: number] {
  const turn = (degrees * Math.PI) / 180;
  return [Math.cos(turn), Math.sin(turn)];
}
