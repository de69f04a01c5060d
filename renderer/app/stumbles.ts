/** How the window fares, written down so that the next one here knows. */
export interface Stumbles {
  /** The one before it has stumbled, or its process was gone in the middle of everything. */
  readonly isAfterOne: boolean;
  /** It has done so again and again, and this time nobody had a say in whether it should be tried once more. */
  readonly isInCircles: boolean;
  /** It cannot go on; says whether it is the second time in a row. */
  readonly note: () => boolean;
}

interface Course {
  readonly is: 'under-way' | 'left' | 'stumbled';
  /** How many stumbles in a row it has behind it. */
  readonly times: number;
}

const STORED = 'boothill.course';
/** Whoever stumbles after that, in milliseconds, does so over something else. */
const SOUND = 10_000;
const MANY = 2;

export function followStumbles(page: Window): Stumbles {
  const { sessionStorage } = page;
  const before = parse(sessionStorage.getItem(STORED));
  const wasGone = before.is === 'under-way';
  let now: Course = { is: 'under-way', times: before.is === 'left' ? 0 : before.times + Number(wasGone) };
  const be = (course: Course) => {
    now = course;
    sessionStorage.setItem(STORED, JSON.stringify(course));
  };
  be(now);
  page.setTimeout(() => now.is === 'under-way' && be({ is: 'under-way', times: 0 }), SOUND);
  page.addEventListener('pagehide', () => now.is === 'under-way' && be({ is: 'left', times: 0 }));
  return {
    isAfterOne: before.is !== 'left',
    isInCircles: wasGone && now.times >= MANY,
    note: () => {
      be({ is: 'stumbled', times: now.times + 1 });
      return now.times >= MANY;
    },
  };
}

/** Whatever was written down, a window must open. */
function parse(text: string | null): Course {
  const nothing: Course = { is: 'left', times: 0 };
  try {
    const { is, times } = JSON.parse(text ?? '') as Partial<Course>;
    const isCourse = (is === 'under-way' || is === 'stumbled') && typeof times === 'number';
    return isCourse ? { is, times } : nothing;
  } catch {
    return nothing;
  }
}
