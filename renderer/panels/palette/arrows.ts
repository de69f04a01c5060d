/** A thing on the screen, by the box around it. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** To which of several things in a row or a grid an arrow key goes from one of them; nothing at an end. */
export function arrowTarget(key: string, from: number, places: readonly Placed[]): number | undefined {
  const last = places.length - 1;
  switch (key) {
    case 'ArrowRight':
      return from < last ? from + 1 : undefined;
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined;
    case 'ArrowDown':
      return nearest(from, places, 1);
    case 'ArrowUp':
      return nearest(from, places, -1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** In the next row, whatever is nearest to straight above or below. */
function nearest(from: number, places: readonly Placed[], way: 1 | -1): number | undefined {
  const start = places[from];
  if (!start) return undefined;
  const beyond = places
    .map((place, index) => ({ index, place, far: way * (middle(place)[1] - middle(start)[1]) }))
    // Things of one row may differ in height; the next row is beyond the edge.
    .filter(({ place }) => (way > 0 ? place.top >= bottom(start) : bottom(place) <= start.top));
  const row = Math.min(...beyond.map(({ far }) => far));
  const aside = (place: Placed) => Math.abs(middle(place)[0] - middle(start)[0]);
  const inRow = beyond.filter(({ far }) => far <= row + start.height / 2);
  return inRow.sort((one, other) => aside(one.place) - aside(other.place))[0]?.index;
}

function middle({ left, top, width, height }: Placed): [number, number] {
  return [left + width / 2, top + height / 2];
}

function bottom({ top, height }: Placed): number {
  return top + height;
}
