import { Check, CircleOff, Users, X } from 'lucide-react';
import type { JudgedPart, PartVerdict } from '../../../engine';
import type { Rule } from '../../../schemas';
import type { FormKey } from '../../../schemas/generated/forms';
import { isSame } from '../../../schemas/same';
import { type PartName, partWords } from '../../../telling/mission/parts';
import { type Line, lineOf } from '../../builder/lines';
import { useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';

interface Judged {
  readonly judged: readonly JudgedPart[];
  /** Whether it is so now, or was so when the rule was looked at. */
  readonly when: 'now' | 'then';
}

/** What a rule is made of, part by part, and of its conditions whether they are so; of an earlier time these alone. */
export function RuleParts({ rule, ...judging }: Judged & { rule: Rule }) {
  const { sections } = lineOf('Rule', rule);
  const shown = judging.when === 'now' ? sections : sections.filter(({ part }) => part === 'Condition');
  return <Sections sections={shown} {...judging} />;
}

/** The line above says the same. */
const JOINING: ReadonlySet<string> = new Set(['all', 'any', 'not']);

function Sections({ sections, ...judging }: Judged & Pick<Line, 'sections'>) {
  const say = useSentences();
  return sections.map(({ key, lines }) => (
    // Every rule that is unfolded has them: as landmarks nobody could tell them apart.
    <div role="group" key={key} className="rule-section" aria-label={say(`builder.key.${key as FormKey}`)}>
      {JOINING.has(key) ? null : (
        <p className="rule-key" aria-hidden="true">
          {say(`builder.key.${key as FormKey}`)}
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <Part key={line.path.join('.')} line={line} {...judging} />
        ))}
      </ul>
    </div>
  ));
}

function Part({ line, ...judging }: Judged & { line: Line }) {
  const { mission } = useWords();
  const verdict = judging.judged.find(({ path }) => isSame(path, line.path))?.verdict;
  return (
    <li className="rule-part" data-verdict={verdict}>
      <p>
        <span>{wordsOf(line, mission)}</span>
        {verdict ? <VerdictSign verdict={verdict} when={judging.when} /> : null}
      </p>
      <Sections sections={line.sections} {...judging} />
    </li>
  );
}

/** The lines of a rule have the forms of the schema. */
function wordsOf({ part, value, use }: Line, mission: ReturnType<typeof useWords>['mission']): string {
  return partWords<PartName>(part, value, mission, use);
}

const SIGNS: Readonly<Record<PartVerdict, typeof Check>> = {
  met: Check,
  open: X,
  never: CircleOff,
  varies: Users,
};

function VerdictSign({ verdict, when }: { verdict: PartVerdict; when: Judged['when'] }) {
  const say = useSentences();
  const Sign = SIGNS[verdict];
  return (
    <span className="rule-verdict">
      <Sign aria-hidden="true" />
      {when === 'now'
        ? say(`trace.part.${verdict}`)
        : say(verdict === 'met' ? 'trace.part-then.met' : 'trace.part-then.open')}
    </span>
  );
}
