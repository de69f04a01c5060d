import { useId } from 'react';
import type { BoardProblem, FaceProblem } from '../../engine';
import type { Say } from '../../languages';
import type { Problem } from '../../schemas';
import type { OpenDocument } from '../document/open-document';
import { useSentences } from '../session/session-context';

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

function checksOf({ leftOut, boardProblems, faceProblems, warnings }: OpenDocument, say: Say): Check[] {
  return [
    ...leftOut.map(({ name, reason }) => ({
      words: say('checks.left-out', { name, reason: check(reason, say).words }),
    })),
    ...boardProblems.map((problem) => check(problem, say)),
    ...faceProblems.map((problem) => ofFace(problem.face, check(problem, say), say)),
    ...warnings.map((problem) => check(problem, say)),
  ];
}

function check({ code, parameters, hint }: Problem | BoardProblem | FaceProblem, say: Say): Check {
  const words = say(`problem.${code}`, parameters);
  return hint === undefined ? { words } : { words, hint: say(`problem.${hint}.hint`, parameters) };
}

/** A zone's name says little where several faces have one of that name. */
function ofFace(face: string | undefined, { words, ...rest }: Check, say: Say): Check {
  return { words: face === undefined ? words : say('checks.of-face', { face, problem: words }), ...rest };
}
