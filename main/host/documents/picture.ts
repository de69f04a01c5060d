const LONGEST_PICTURE = 200_000;

/** How the bytes of a PNG and of a WebP begin, in Base64: `\x89PNG\r\n\x1a\n`, `RIFF`. */
const beginning = /^data:image\/(png;base64,iVBORw0KGgo|webp;base64,UklGR)/;

/** A small picture as a data URL, such as may be kept and shown. */
export function isPicture(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= LONGEST_PICTURE &&
    beginning.test(value) &&
    /^[\w+/]+={0,2}$/.test(value.slice(value.indexOf(',') + 1)) &&
    !value.includes('_')
  );
}
