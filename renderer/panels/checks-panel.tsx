import { useId } from 'react';
import type { BoardProblem } from '../../engine';
import type { Problem } from '../../schemas';
import type { Say } from '../../telling/zones';
import { useSentences } from '../app/session-context';
import type { OpenDocument } from '../document/open-document';

/** One thing that the author of the mission should see to, and what to do about it. */
interface Check {
  words: string;
  hint?: string;
}

export function ChecksPanel({ document }: { document: OpenDocument }) {
  const say = useSentences();
  const id = useId();
  const checks = checksOf(document, say);
  return (
    <section className="panel checks-panel" aria-labelledby={id}>
      <h2 id={id}>{say('checks.title')}</h2>
      {checks.length === 0 ? <p>{say('checks.none')}</p> : null}
      <ul>
        {checks.map(({ words, hint }, index) => (
          // The same sentence can be there twice; the list never changes.
          <li key={index}>
            {words}
            {hint === undefined ? null : <p className="check-hint">{hint}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function checksOf({ leftOut, boardProblems, warnings }: OpenDocument, say: Say): Check[] {
  return [
    ...leftOut.map(({ name, reason }) => ({
      words: say('checks.left-out', { name, reason: fileCheck(reason, say).words }),
    })),
    ...boardProblems.map((problem) => boardCheck(problem, say)),
    ...warnings.map((problem) => fileCheck(problem, say)),
  ];
}

function fileCheck({ code, parameters, hint }: Problem, say: Say): Check {
  const words = say(`problem.${code}`, parameters);
  return hint === undefined ? { words } : { words, hint: say(`problem.${hint}.hint`, parameters) };
}

function boardCheck({ code, placements, parameters }: BoardProblem, say: Say): Check {
  switch (code) {
    case 'same-placement-id':
      return { words: say('problem.duplicate-id', { id: placements[0] ?? '' }) };
    case 'unknown-face':
    case 'board-too-fine':
      return { words: say(`problem.${code}`, parameters) };
    case 'tiles-overlap':
    case 'tiles-gap':
    case 'streets-not-merged':
      return { words: say(`problem.${code}`, parameters), hint: say(`problem.${code}.hint`, parameters) };
  }
}
