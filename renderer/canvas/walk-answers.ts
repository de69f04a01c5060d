import type { KeyboardEvent } from 'react';

/** Arrow keys go from answer to answer, round and round. */
export function walkAnswers(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const answers = [...event.currentTarget.querySelectorAll<HTMLElement>('.question-answer')];
  const at = answers.findIndex((answer) => answer === document.activeElement);
  answers[(at + step + answers.length) % answers.length]?.focus();
}
