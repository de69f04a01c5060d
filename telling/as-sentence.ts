import type { Words } from './words';

/** Some begin with what they are about: `a Fatty`, `the blue Objective`. */
export function asSentence([first = '', ...rest]: string, { language }: Words): string {
  return [first.toLocaleUpperCase(language), ...rest].join('');
}
