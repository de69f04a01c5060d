import type { KeyboardEvent } from 'react';

/** By which the answers of a menu are found among whatever else is in it. */
export const ANSWER = 'question-answer';

export function answersIn(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(`.${ANSWER}`)];
}

/** Arrow keys go from answer to answer, round and round. */
export function walkAnswers(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const answers = answersIn(event.currentTarget);
  const at = answers.findIndex((answer) => answer === document.activeElement);
  answers[(at + step + answers.length) % answers.length]?.focus();
}
