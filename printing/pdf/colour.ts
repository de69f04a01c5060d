/** Grey by itself, so that a printer takes no colour for it. */
export function colour(written: string, order: string, grey: string): string {
  if (!/^#[\da-f]{6}$/i.test(written)) throw new Error(`No colour of a palette: ${written}`);
  const value = Number.parseInt(written.slice(1), 16);
  const parts = [value >> 16, (value >> 8) & 255, value & 255];
  const [red = '', green, blue] = parts.map((part) => String(Math.round((part / 255) * 1e4) / 1e4));
  return red === green && red === blue ? `${red} ${grey}` : `${red} ${green} ${blue} ${order}`;
}
