import { type Carried, nothingCarried, oneMission } from './carried';
import { packed, seemsPacked, unpacked } from './packed';

/** As far as it matters here: markup whose first element, after what may stand before it, is a picture. */
const picture = /^\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i;

export function isSvg(text: string): boolean {
  return picture.test(text.slice(0, 10_000));
}

/** The picture with a mission in it, which no program shows. */
export function svgWithMission(svg: string, mission: string): string {
  const end = svg.lastIndexOf('</svg>');
  if (end < 0) throw new Error('Only a whole SVG can carry a mission');
  return `${svg.slice(0, end)}<metadata>${packed(mission)}</metadata>${svg.slice(end)}`;
}

export function missionInSvg(text: string): Carried {
  if (!seemsPacked(text)) return nothingCarried('picture-without-mission');
  const found = unpacked(text);
  return found.ok ? oneMission('mission', found.text) : nothingCarried('picture-damaged');
}
