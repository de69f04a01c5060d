import type { Scene, Shape } from '../../drawing/scene';
import { type EmbeddedFont, sceneToSvg } from '../../drawing/svg';
import type { ReportProgress } from '../../engine';
import type { FontBytes } from '../../printing/fonts';
import { paintPdf } from '../../printing/pdf/paint-pdf';
import type { Remark } from '../../printing/printout';
import { isRefusal, type Made } from '../../printing/refusal';
import { pictureWithMission } from '../../sharing/carriers/picture';
import { paintDots } from '../painting/paint-dots';
import { haveFonts } from '../painting/worker-fonts';
import { base64Of } from './base64';
import { isPicture, pictureOf, printoutOf } from './makers';
import type { ToPrint } from './to-print';

/** The content of a file, and what there is to say of it. */
export interface PrintedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly remarks: readonly Remark[];
}

/** What a file takes beside what is asked for: the fonts, and the pictures that missions bring along, by their addresses. */
export interface ToFile {
  readonly question: ToPrint;
  readonly fonts: FontBytes;
  readonly pictures: ReadonlyMap<string, ImageBitmap>;
}

/** A file of what is asked for. */
export async function fileOf(asked: ToFile, report: ReportProgress): Promise<Made<PrintedFile>> {
  return isPicture(asked.question.product) ? pictureFile(asked) : pdfFile(asked, report);
}

async function pdfFile({ question, fonts }: ToFile, report: ReportProgress): Promise<Made<PrintedFile>> {
  const printout = printoutOf(question);
  if (isRefusal(printout)) return printout;
  const { bytes, remarks } = await paintPdf(printout, { fonts, report });
  return { bytes: new Uint8Array(bytes), remarks };
}

/** With its mission in it, if that is wanted. */
async function pictureFile(asked: ToFile): Promise<Made<PrintedFile>> {
  const file = await paintedFile(asked);
  const { options, missions } = asked.question;
  const [mission] = missions;
  const isWanted = 'withMission' in options && options.withMission && mission;
  if (!isWanted || isRefusal(file)) return file;
  return { ...file, bytes: new Uint8Array(pictureWithMission(file.bytes, mission)) };
}

async function paintedFile({ question, fonts, pictures }: ToFile): Promise<Made<PrintedFile>> {
  const picture = pictureOf(question);
  if (isRefusal(picture)) return picture;
  const { scene, palette, title, dots, remarks } = picture;
  if (dots === undefined) {
    const text = sceneToSvg(scene, palette, {
      title,
      millimetres: true,
      fonts: await embedded(scene, fonts),
    });
    return { bytes: new TextEncoder().encode(text), remarks };
  }
  await haveFonts(fonts);
  return { bytes: await paintDots(scene, palette, dots, (href) => pictures.get(href)), remarks };
}

/** The fonts that a picture is lettered in, so that it looks the same everywhere. */
function embedded({ shapes }: Scene<Shape>, { title, text, textBold }: FontBytes): Promise<EmbeddedFont[]> {
  const all = [
    { font: 'title', weight: 400, bytes: title },
    { font: 'text', weight: 400, bytes: text },
    { font: 'text', weight: 700, bytes: textBold },
  ] as const;
  const used = all.filter(({ font, weight }) =>
    shapes.some((shape) => shape.kind === 'text' && shape.font === font && shape.weight === weight),
  );
  return Promise.all(
    used.map(async ({ font, weight, bytes }) => ({
      font,
      weight,
      href: `data:font/ttf;base64,${await base64Of(bytes)}`,
    })),
  );
}
