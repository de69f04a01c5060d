import { jot } from '../files/window-page';

/** How the window fares, written down so that the next page here knows. */
export interface Stumbles {
  /** Whether the one before it has stumbled, or its process was gone in the middle of everything. */
  readonly isAfterOne: () => boolean;
  /** It has done so again and again, and this time nobody had a say in whether it should be tried once more. */
  readonly isInCircles: boolean;
  /** It cannot go on; says whether it is the second time in a row. */
  readonly note: () => boolean;
}

interface Visit {
  readonly id: string;
  readonly hasStumbled: boolean;
}

/** The pages that there were in this window since all was well; the last is the one in sight. */
const VISITS = 'boothill.visits';
/** With its id: what a page says when it is left. The next one may have begun by then, so this is a word of its own. */
const LEFT = 'boothill.left.';
/** Whoever stumbles after that, in milliseconds, does so over something else. */
const SOUND = 10_000;
const MANY = 2;
const MOST_VISITS = 10;

export function followStumbles(page: Window): Stumbles {
  const { sessionStorage } = page;
  /** Pages in a row that crashed, up to now. The news that a page was closed properly can come late. */
  const stumblesAmong = (visits: readonly Visit[]) => {
    const sound = visits.findLastIndex(({ id, hasStumbled }) => !hasStumbled && isLeft(sessionStorage, id));
    return visits.slice(sound + 1);
  };
  let before = stumblesAmong(parse(sessionStorage.getItem(VISITS)));
  let now: Visit = { id: crypto.randomUUID(), hasStumbled: false };
  const write = () => jot(sessionStorage, VISITS, JSON.stringify([...before, now]));
  forgetOthers(sessionStorage, before);
  write();
  page.setTimeout(() => {
    if (now.hasStumbled) return;
    before = [];
    write();
  }, SOUND);
  page.addEventListener('pagehide', () => jot(sessionStorage, `${LEFT}${now.id}`, ''));
  return {
    isAfterOne: () => stumblesAmong(before).length > 0,
    isInCircles: before.length >= MANY && before.at(-1)?.hasStumbled === false,
    note: () => {
      now = { ...now, hasStumbled: true };
      write();
      return stumblesAmong([...before, now]).length >= MANY;
    },
  };
}

function isLeft(storage: Storage, id: string): boolean {
  return storage.getItem(`${LEFT}${id}`) !== null;
}

function forgetOthers(storage: Storage, visits: readonly Visit[]): void {
  const kept = visits.map(({ id }) => `${LEFT}${id}`);
  for (const key of Object.keys(storage)) {
    if (key.startsWith(LEFT) && !kept.includes(key)) storage.removeItem(key);
  }
}

/** Whatever was written down, a window must open. */
function parse(text: string | null): Visit[] {
  try {
    const visits = JSON.parse(text ?? '[]') as Partial<Visit>[];
    return visits.slice(-MOST_VISITS).flatMap(({ id, hasStumbled }) => {
      return typeof id === 'string' ? [{ id, hasStumbled: hasStumbled === true }] : [];
    });
  } catch {
    return [];
  }
}
