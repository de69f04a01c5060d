import type { ColourName, Palette } from './palette';
import type { FilledShape, Line, Scene, Shape, TextShape, TypeFace, Weight } from './scene';
import { closedPath, decimal, linePath } from './svg-numbers';

/** One SVG element, its colour still a name, so that a window can paint it with a variable of its own. */
export interface SvgShape {
  readonly tag: 'path' | 'circle';
  readonly attributes: Readonly<Record<string, string>>;
  readonly fill: ColourName;
}

/** A font carried inside the file, as a data URL: a picture that leaves the computer must not need ours. */
export interface EmbeddedFont {
  readonly font: TypeFace;
  readonly weight: Weight;
  readonly href: string;
}

export interface SvgOptions {
  readonly fonts?: readonly EmbeddedFont[];
  /** What a reader of the file or of a screen is told it shows. */
  readonly title?: string;
  /** Real size: what the viewBox counts is millimetres. */
  readonly millimetres?: boolean;
}

export const fontFamilies: Readonly<Record<TypeFace, string>> = { title: 'Rye', text: 'Alegreya Sans' };

export function svgShapes(scene: Scene): SvgShape[] {
  return scene.shapes.map((shape) => ({
    tag: shape.kind,
    attributes: { ...marks(shape), ...geometry(shape) },
    fill: shape.fill,
  }));
}

export function sceneToSvg(scene: Scene<Shape>, palette: Palette, options: SvgOptions = {}): string {
  const [width, height] = [decimal(scene.width), decimal(scene.height)];
  const unit = options.millimetres ? 'mm' : '';
  const root = openTag('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width: width + unit,
    height: height + unit,
  });
  const title = options.title === undefined ? '' : `<title>${escaped(options.title)}</title>`;
  const body = svgElements(scene.shapes, palette);
  return `<${root}>${title}${fontRules(options.fonts ?? [])}${body}</svg>`;
}

/** Shapes as they stand within a document, whose fonts and size are somebody else's affair. */
export function svgElements(shapes: readonly Shape[], palette: Palette): string {
  return shapes.map((shape) => element(shape, palette)).join('');
}

function element(shape: Shape, palette: Palette): string {
  switch (shape.kind) {
    case 'path':
    case 'circle':
      return `<${openTag(shape.kind, { ...marks(shape), ...geometry(shape), fill: palette[shape.fill] })}/>`;
    case 'stroke': {
      const attributes = {
        ...marks(shape),
        d: shape.lines.map((line) => (shape.closed ? closedPath(line) : linePath(line))).join(''),
        fill: 'none',
        stroke: palette[shape.stroke],
        'stroke-width': decimal(shape.width),
        'stroke-linejoin': 'round',
        ...(shape.dash ? { 'stroke-dasharray': shape.dash.map(decimal).join(' ') } : {}),
      };
      return `<${openTag('path', attributes)}/>`;
    }
    case 'text':
      return `<${openTag('text', { ...marks(shape), ...lettering(shape), fill: palette[shape.fill] })}>${escaped(shape.text)}</text>`;
    case 'image': {
      const { at, width, height, href, degrees } = shape;
      const attributes = {
        ...marks(shape),
        ...placing(at, degrees),
        width: decimal(width),
        height: decimal(height),
        preserveAspectRatio: 'none',
        href,
      };
      return `<${openTag('image', attributes)}/>`;
    }
  }
}

function marks({ id, opacity }: Shape): Record<string, string> {
  return {
    ...(id === undefined ? {} : { id }),
    ...(opacity === undefined ? {} : { opacity: decimal(opacity) }),
  };
}

function geometry(shape: FilledShape): Record<string, string> {
  if (shape.kind === 'path') return { d: shape.outlines.map(closedPath).join('') };
  const [cx, cy] = shape.centre;
  return { cx: decimal(cx), cy: decimal(cy), r: decimal(shape.radius) };
}

function lettering(shape: TextShape): Record<string, string> {
  return {
    ...placing(shape.at, shape.degrees),
    'font-family': fontFamilies[shape.font],
    'font-size': decimal(shape.size),
    ...(shape.weight === 400 ? {} : { 'font-weight': String(shape.weight) }),
    ...(shape.anchor === 'start' ? {} : { 'text-anchor': shape.anchor }),
  };
}

function placing([x, y]: Line[number], degrees: number): Record<string, string> {
  const place = { x: decimal(x), y: decimal(y) };
  return degrees === 0 ? place : { ...place, transform: `rotate(${decimal(degrees)} ${place.x} ${place.y})` };
}

function fontRules(fonts: readonly EmbeddedFont[]): string {
  if (fonts.length === 0) return '';
  const rules = fonts.map(
    ({ font, weight, href }) =>
      `@font-face{font-family:'${fontFamilies[font]}';font-weight:${weight};src:url('${href}')}`,
  );
  return `<style>${escaped(rules.join(''))}</style>`;
}

function openTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  let text = tag;
  for (const [name, value] of Object.entries(attributes)) text += ` ${name}="${escaped(value)}"`;
  return text;
}

/** A title may hold what XML cannot, even escaped: control characters and halves of characters. */
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(value: string): string {
  if (!/[&<>"]|[^ -~]/.test(value)) return value;
  return value
    .replaceAll(illegal, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
