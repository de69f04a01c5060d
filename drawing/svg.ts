import type { ColourName, Palette } from './palette';
import type { Line, Scene, Shape } from './scene';

/** One SVG element, its colour still a name, so that a window can paint it with a variable of its own. */
export interface SvgShape {
  readonly tag: 'path' | 'circle';
  readonly attributes: Readonly<Record<string, string>>;
  readonly fill: ColourName;
}

export function svgShapes(scene: Scene): SvgShape[] {
  return scene.shapes.map((shape) => ({ tag: shape.kind, attributes: geometry(shape), fill: shape.fill }));
}

export function sceneToSvg(scene: Scene, palette: Palette): string {
  const [width, height] = [decimal(scene.width), decimal(scene.height)];
  const viewBox = `0 0 ${width} ${height}`;
  const root = openTag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height });
  const body = svgShapes(scene).map(
    ({ tag, attributes, fill }) => `<${openTag(tag, { ...attributes, fill: palette[fill] })}/>`,
  );
  return `<${root}>${body.join('')}</svg>`;
}

function geometry(shape: Shape): Record<string, string> {
  if (shape.kind === 'path') return { d: shape.outlines.map(pathData).join('') };
  const [cx, cy] = shape.centre;
  return { cx: decimal(cx), cy: decimal(cy), r: decimal(shape.radius) };
}

/** Relative steps halve the size of a picture; they are taken between rounded points, so no error adds up. */
function pathData(outline: Line): string {
  let atX = 0;
  let atY = 0;
  const steps = outline.map(([pointX, pointY]) => {
    const [x, y] = [hundredths(pointX), hundredths(pointY)];
    const step = pair((x - atX) / 100, (y - atY) / 100);
    [atX, atY] = [x, y];
    return step;
  });
  const [start = '', ...rest] = steps;
  return `M${start}l${rest.join(' ').replaceAll(' -', '-')}z`;
}

function pair(x: number, y: number): string {
  return `${decimal(x)} ${decimal(y)}`.replace(' -', '-');
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}

function decimal(value: number): string {
  return String(hundredths(value) / 100 + 0).replace(/^(-?)0\./, '$1.');
}

function openTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  return [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)].join(' ');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
