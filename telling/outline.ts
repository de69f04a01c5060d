/** How far in a line of a log stands: a heading, what is done under it, and what comes of that. */
export type Depth = 0 | 1 | 2;

/** What the next lines may come of. */
export type Open = 'nothing' | 'deed' | 'rule';

/** What the line of an event is to those after it. */
export type LineRole =
  /** It stands over what happens in it. */
  | 'heading'
  /** What comes of it stands under it. */
  | 'deed'
  /** The same, unless it comes of something itself. */
  | 'deed-of-its-own'
  /** What a rule of the mission does stands under it, unless somebody has done something for it. */
  | 'rule'
  /** Nothing that follows comes of what was before. */
  | 'end';

/** Where a line stands, after what is open, and what is open then. */
export function outlined(
  role: LineRole | undefined,
  open: Open,
): { readonly depth: Depth; readonly open: Open } {
  if (role === 'heading') return { depth: 0, open: 'nothing' };
  if (role === 'end') return { depth: 1, open: 'nothing' };
  if (role === 'deed') return { depth: 1, open: 'deed' };
  if (role === 'rule' && open !== 'deed') return { depth: 1, open: 'rule' };
  if (role === 'deed-of-its-own' && open === 'nothing') return { depth: 1, open: 'deed' };
  return { depth: open === 'nothing' ? 1 : 2, open };
}
