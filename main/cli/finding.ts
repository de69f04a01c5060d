import type { BoardProblem, CampaignProblem, FaceProblem, OwnWordsProblem } from '../../engine';
import type { Say } from '../../languages';
import { type Problem, shownPointer } from '../../schemas';
import type { CommandContext } from './context';

/** Something that is wrong with a file, in words. */
export interface Finding {
  severity: 'error' | 'warning';
  code: string;
  /** Where in the file, as a JSON pointer; empty for the whole of it. */
  pointer: string;
  message: string;
  hint?: string;
}

export function findingOf(
  {
    severity,
    code,
    parameters,
    hint,
  }: Problem | FaceProblem | BoardProblem | OwnWordsProblem | CampaignProblem,
  pointer: string,
  say: Say,
): Finding {
  const message = say(`problem.${code}`, parameters);
  return { severity, code, pointer, message, ...(hint && { hint: say(`problem.${hint}.hint`, parameters) }) };
}

/** What is wrong and where, and below it what to do about it. */
export function findingText(file: string, { severity, pointer, message, hint }: Finding, say: Say): string {
  const words = severity === 'warning' ? say('cli.validate.warning', { message }) : message;
  const place = pointer === '' ? '' : ` (${shownPointer(pointer)})`;
  return `${file}: ${words}${place}${hint === undefined ? '' : `\n  ${hint}`}`;
}

/** Says beside the answer what is wrong; with an error the answer is no. */
export function complainOf(
  file: string,
  findings: readonly Finding[],
  { complain, answerNo, say }: CommandContext,
): void {
  for (const finding of findings) complain(findingText(file, finding, say));
  if (findings.some(({ severity }) => severity === 'error')) answerNo();
}

/** The same where there is no other answer: with `--json` the findings are the answer as well. */
export function answerProblems(
  file: string,
  problems: readonly Finding[],
  context: CommandContext,
  json?: boolean,
): void {
  complainOf(file, problems, context);
  if (json) context.answer(json, { file, problems }, '');
}
