import { spoken } from '../spoken';
import type { Sight } from './sight';

const stumbles = spoken('crash.title');

/** What is amiss with what a window shows. */
export function amissIn({ headings, things }: Sight): string[] {
  if (headings.some((heading) => stumbles.includes(heading))) return ['The window shows its error page'];
  return things.length === 0 ? ['The window is empty'] : [];
}
