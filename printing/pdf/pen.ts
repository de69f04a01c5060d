import type { ColourName, Palette } from '../../drawing/palette';
import type { CircleShape, ImageShape, PathShape, Shape, StrokeShape, TextShape } from '../../drawing/scene';
import { colour } from './colour';
import type { Letterer } from './lettering';
import { lostPicture } from './lost-picture';
import type { Opacities } from './opacities';
import { circle, drawn, rectangle } from './outlines';
import type { PdfPage } from './pdfkit';
import type { Pictures } from './pictures';
import { placing, standing } from './placing';
import { precise, short } from './units';

/** What paints shapes: one for every entry, because each begins with no colour in hand. */
export interface Pen {
  /** Text that stands apart from what is said before it begins with a space, left of where it stands. */
  readonly paint: (shape: Shape, isApart?: boolean) => void;
  /** The drawing orders for what has been painted. */
  readonly orders: () => string;
}

export interface Inkwell {
  readonly page: PdfPage;
  readonly palette: Palette;
  readonly letterer: Letterer;
  readonly pictures: Pictures;
  readonly opacities: Opacities;
}

export function createPen({ page, palette, letterer, pictures, opacities }: Inkwell): Pen {
  const orders: string[] = [];
  const inHand = new Map<string, string>();
  /** Says something only where it is not so already. */
  const set = (what: string, order: string) => {
    if (inHand.get(what) === order) return;
    inHand.set(what, order);
    orders.push(order);
  };
  const fill = (name: ColourName) => set('fill', colour(palette[name], 'rg', 'g'));
  const stroke = (name: ColourName) => set('stroke', colour(palette[name], 'RG', 'G'));

  const paintPath = (shape: PathShape) => {
    if (shape.outlines.length === 0) return;
    fill(shape.fill);
    const only = shape.outlines.length === 1 ? rectangle(shape.outlines[0] ?? []) : undefined;
    for (const order of only ? [only] : shape.outlines.map((outline) => `${drawn(outline)} h`))
      orders.push(order);
    orders.push('f');
  };
  const paintCircle = ({ centre, radius, fill: name }: CircleShape) => {
    fill(name);
    orders.push(circle(centre, radius), 'f');
  };
  const paintStroke = (shape: StrokeShape) => {
    if (shape.lines.length === 0) return;
    stroke(shape.stroke);
    set('width', `${short(shape.width)} w`);
    set('dash', `[${(shape.dash ?? []).map(short).join(' ')}] 0 d`);
    for (const line of shape.lines) orders.push(shape.closed ? `${drawn(line)} h` : drawn(line));
    orders.push('S');
  };
  const paintText = (shape: TextShape, isApart: boolean) => {
    const own = letterer.letter(shape);
    if (own.runs.length === 0) return;
    const { runs, width } = isApart ? letterer.letter({ ...shape, text: ` ${shape.text}` }) : own;
    fill(shape.fill);
    orders.push('BT', standing(shape, own.width * shape.size, (width - own.width) * shape.size));
    for (const { font, codes } of runs) {
      page.fonts[font.id] = font.ref();
      orders.push(`/${font.id} ${precise(shape.size)} Tf <${codes}> Tj`);
    }
    orders.push('ET');
  };
  const paintImage = (shape: ImageShape) => {
    const picture = pictures(shape.href);
    if (!picture) {
      for (const part of lostPicture(shape)) paint(part);
      return;
    }
    page.xobjects[picture.name] = picture.object;
    orders.push('q', `${placing(shape, picture)} cm /${picture.name} Do`, 'Q');
  };
  const paint: Pen['paint'] = (shape, isApart = false) => {
    if (shape.opacity !== undefined || inHand.has('opacity')) {
      const { name, object } = opacities(shape.opacity ?? 1);
      page.ext_gstates[name] = object;
      set('opacity', `/${name} gs`);
    }
    if (shape.kind === 'path') paintPath(shape);
    else if (shape.kind === 'circle') paintCircle(shape);
    else if (shape.kind === 'stroke') paintStroke(shape);
    else if (shape.kind === 'text') paintText(shape, isApart);
    else paintImage(shape);
  };
  return { paint, orders: () => orders.join('\n') };
}
