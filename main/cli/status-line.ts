const START_OF_LINE = '\r';
const CLEAR_LINE = '\x1b[K';
const NEXT_MS = 100;

/** Shows one line of a terminal in the place of the other, but not more often than anybody can read. */
export function statusLine(write: (text: string) => void): (line: string) => void {
  let shownAt = Number.NEGATIVE_INFINITY;
  return (line) => {
    const now = performance.now();
    if (line !== '' && now - shownAt < NEXT_MS) return;
    shownAt = now;
    write(`${START_OF_LINE}${line}${CLEAR_LINE}`);
  };
}
