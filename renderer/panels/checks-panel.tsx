import { OctagonX, TriangleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import { strayAnnotations } from '../../drawing/board/annotations';
import { type BoardProblem, type FaceProblem, type OwnWordsProblem, ownWordsProblems } from '../../engine';
import type { Language, Say } from '../../languages';
import type { LeftOut, Problem } from '../../schemas';
import type { OpenDocument } from '../document/open-document';
import { useSentences, useSessionState } from '../session/session-context';

/** One thing that the author of the mission should see to, and what to do about it. */
interface Check {
  severity: 'error' | 'warning';
  words: string;
  hint?: string;
}

export function ChecksPanel({ document }: { document: OpenDocument }) {
  const say = useSentences();
  const id = useId();
  const language = useSessionState((state) => state.language);
  const checks = useMemo(() => checksOf(document, language, say), [document, language, say]);
  return (
    <section className="panel checks-panel" aria-labelledby={id}>
      <h2 id={id}>{say('checks.title')}</h2>
      {checks.length === 0 ? <p>{say('checks.none')}</p> : null}
      <ul>
        {checks.map(({ severity, words, hint }, index) => (
          // The same sentence can be there twice; the list never changes.
          <li key={index} className={`check-${severity}`}>
            <span className="check-mark" role="img" aria-label={say(`checks.${severity}`)}>
              {severity === 'error' ? <OctagonX aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            </span>
            <span>{words}</span>
            {hint === undefined ? null : <p className="check-hint">{hint}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Errors first: with them, what is on the screen is not the mission that was meant. */
function checksOf(document: OpenDocument, language: Language, say: Say): Check[] {
  const { leftOut, boardProblems, faceProblems, warnings } = document;
  const checks: Check[] = [
    ...leftOut.map((part) => leftOutCheck(part, say)),
    ...boardProblems.map((problem) => check(problem, say)),
    ...faceProblems.map((problem) => ofFace(problem.face, check(problem, say), say)),
    ...warnings.map((problem) => check(problem, say)),
    ...ownWordsProblems(document.mission).map((problem) => check(problem, say)),
    ...strayAnnotations(document.mission, document.faces, language).map(
      (id): Check => ({ severity: 'warning', words: say('checks.far-away', { id }) }),
    ),
  ];
  const isError = ({ severity }: Check): boolean => severity === 'error';
  return [...checks.filter(isError), ...checks.filter((one) => !isError(one))];
}

const parts = [
  'placements',
  'tokens',
  'labels',
  'arrows',
  'faces',
  'areas',
  'goals',
  'rules',
  'variants',
] as const;

function leftOutCheck({ name, pointer, reason }: LeftOut, say: Say): Check {
  const [, list, index] = pointer.split('/');
  const part = parts.find((known) => known === list);
  // What has no id is named by its list and its number already.
  const isNamed = part && index !== undefined && name !== `${list} ${Number(index) + 1}`;
  const what = isNamed ? say(`part.${part}`, { id: name }) : name;
  const words = say('checks.left-out', { name: what, reason: check(reason, say).words });
  return { severity: 'error', words };
}

type AnyProblem = Problem | BoardProblem | FaceProblem | OwnWordsProblem;

function check({ severity, code, parameters, hint }: AnyProblem, say: Say): Check {
  const words = say(`problem.${code}`, parameters);
  return hint === undefined
    ? { severity, words }
    : { severity, words, hint: say(`problem.${hint}.hint`, parameters) };
}

/** A zone's name says little where several faces have one of that name. */
function ofFace(face: string | undefined, { words, ...rest }: Check, say: Say): Check {
  return { words: face === undefined ? words : say('checks.of-face', { face, problem: words }), ...rest };
}
