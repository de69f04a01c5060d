import { type Carried, nothingCarried, oneMission } from './carried';
import { packed, seemsPacked, unpacked } from './packed';

const page = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html)[\s>]/i;

export function isPage(text: string): boolean {
  return page.test(text.slice(0, 10_000));
}

/** The element of a web page in which its mission lies; no browser shows it or runs it. */
export function missionElement(mission: string): string {
  return `<script type="text/boothill" id="boothill-mission">${packed(mission)}</script>`;
}

export function missionInPage(text: string): Carried {
  if (!seemsPacked(text)) return nothingCarried('page-without-mission');
  const found = unpacked(text);
  return found.ok ? oneMission('mission', found.text) : nothingCarried('page-damaged');
}
