import { unseen } from './unseen';

/** What is made of a game, to be let out. */
export type GameKind = 'replay' | 'situation';

/** What is made of a mission, to be looked at. */
export type PrintKind = 'pdf' | 'png' | 'svg';

/** How a game went, to be read. */
export type TaleKind = 'txt';

export type ExportKind = GameKind | PrintKind | TaleKind;

const ENDING = '.boothill.json';

export const exportEndings: Readonly<Record<ExportKind, string>> = {
  replay: '.replay.json',
  situation: '.situation.json',
  pdf: '.pdf',
  png: '.png',
  svg: '.svg',
  txt: '.txt',
};

export function isExportKind(value: unknown): value is ExportKind {
  return typeof value === 'string' && Object.hasOwn(exportEndings, value);
}

/** So that a temporary file beside it has room for a name of its own; file systems count in bytes. */
const LONGEST_STEM = 150;

// Names of devices on Windows, whatever their ending and with any blanks before it; ¹, ² and ³ are figures to it.
const device = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(\.|$)/i;

/** A file name for what somebody has called a mission, such as every file system takes. */
export function missionFileName(called: string): string {
  return fileName(called, /(\.boothill)?(\.json)?$/i, ENDING);
}

/** The same for what is made of a game or a mission. */
export function exportFileName(called: string, kind: ExportKind): string {
  return fileName(
    called,
    /(\.(boothill|replay|situation))?(\.json)?$|\.(pdf|png|svg|txt)$/i,
    exportEndings[kind],
  );
}

/** `had` is the ending that it may come with. */
function fileName(called: string, had: RegExp, ending: string): string {
  const stem = trimmed(
    called
      .normalize('NFC')
      .replace(/\s/gu, ' ')
      // It could hide what a name is.
      .replace(unseen, '')
      .replace(/ +/g, ' ')
      .replace(/[\\/:*?"<>|]/g, '-')
      .trim()
      .replace(had, ''),
  );
  const short = trimmed(cut(stem)) || 'mission';
  return device.test(short) ? `_${short}${ending}` : `${short}${ending}`;
}

/** A dot in front would hide the file, and Windows drops dots and spaces at the end. */
function trimmed(stem: string): string {
  return stem.replace(/^[. ]+|[. ]+$/g, '');
}

function cut(stem: string): string {
  let bytes = 0;
  let kept = '';
  for (const character of stem) {
    bytes += bytesOf(character);
    if (bytes > LONGEST_STEM) break;
    kept += character;
  }
  return kept;
}

/** In UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
