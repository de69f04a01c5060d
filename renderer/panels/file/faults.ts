import type { Say } from '../../../languages';
import type { Problem } from '../../../schemas';
import { type Span, spanAt, spanOf } from './span-of';
import { type Tree, treeOf } from './tree';

/** What is wrong with a text, where, and what to do about it. */
export interface Fault extends Span {
  readonly severity: Problem['severity'];
  readonly words: string;
  /** The words say themselves in which line that is. */
  readonly saysLine: boolean;
}

/** Nobody waits until the places in more than that are found. */
const LONGEST = 5_000_000;

export function faultsOf(problems: readonly Problem[], text: string, say: Say): Fault[] {
  let tree: Tree | undefined;
  return problems.map(({ code, hint, severity, pointer, parameters }) => {
    const { line, column } = parameters;
    const saysLine = typeof line === 'number' && typeof column === 'number';
    const span = saysLine
      ? spanAt(text, line, column)
      : pointer === '' || text.length > LONGEST
        ? { from: 0, to: 0 }
        : spanOf((tree ??= treeOf(text)), text, pointer);
    const words = say(`problem.${code}`, parameters);
    return {
      ...span,
      severity,
      saysLine,
      words: hint === undefined ? words : `${words} ${say(`problem.${hint}.hint`, parameters)}`,
    };
  });
}
