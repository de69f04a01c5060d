import type { Text } from '../../schemas';

/** More is a remark, and no name. */
const LONGEST = 40;

/** A text as far as something can be called by it: in the languages in which it says anything, if there are any. */
export function named(text: Text | undefined): Text | undefined {
  const said = Object.entries(text ?? {}).filter(([, words]) => isName(words));
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function isName(words: string): boolean {
  return words.length <= LONGEST && /[\p{L}\p{N}]/u.test(words) && !/[\n\r]/.test(words);
}
