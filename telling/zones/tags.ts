import type { Say } from '../../languages';
import { tellings } from '../systems';

/** Tags in words; those that an author made up as they are. */
export function tagWords({ tags }: { readonly tags: readonly string[] }, say: Say): string[] {
  return tags.map((tag) => {
    const [words = tag] = Object.values(tellings).flatMap((telling) => telling.tag?.(tag, say) ?? []);
    return words;
  });
}
