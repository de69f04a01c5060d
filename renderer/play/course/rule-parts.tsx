import { Check, CircleOff, Users, X } from 'lucide-react';
import type { JudgedPart, PartVerdict, RuleTrace } from '../../../engine';
import type { Rule } from '../../../schemas';
import type { FormKey } from '../../../schemas/generated/forms';
import { type PartName, type Parts, partWords } from '../../../telling/mission/parts';
import { type Line, lineOf } from '../../builder/lines';
import { isSame } from '../../document/same';
import { useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';

/** What a rule is made of, part by part, and of its conditions whether they are so now. */
export function RuleParts({ rule, trace }: { rule: Rule; trace: RuleTrace }) {
  const { sections } = lineOf('Rule', rule);
  return <Sections sections={sections} judged={trace.parts} />;
}

/** The line above says the same. */
const JOINING: ReadonlySet<string> = new Set(['all', 'any', 'not']);

function Sections({ sections, judged }: Pick<Line, 'sections'> & { judged: readonly JudgedPart[] }) {
  const say = useSentences();
  return sections.map(({ key, lines }) => (
    <section key={key} className="rule-section" aria-label={say(`builder.key.${key as FormKey}`)}>
      {JOINING.has(key) ? null : (
        <p className="rule-key" aria-hidden="true">
          {say(`builder.key.${key as FormKey}`)}
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <Part key={line.path.join('.')} line={line} judged={judged} />
        ))}
      </ul>
    </section>
  ));
}

function Part({ line, judged }: { line: Line; judged: readonly JudgedPart[] }) {
  const { mission } = useWords();
  const verdict = judged.find(({ path }) => isSame(path, line.path))?.verdict;
  return (
    <li className="rule-part" data-verdict={verdict}>
      <p>
        <span>{wordsOf(line, mission)}</span>
        {verdict ? <VerdictSign verdict={verdict} /> : null}
      </p>
      <Sections sections={line.sections} judged={judged} />
    </li>
  );
}

/** The lines of a rule have the forms of the schema. */
function wordsOf({ part, value, use }: Line, mission: ReturnType<typeof useWords>['mission']): string {
  return partWords<PartName>(part, value as Parts[PartName], mission, use);
}

const SIGNS: Readonly<Record<PartVerdict, typeof Check>> = {
  met: Check,
  open: X,
  never: CircleOff,
  varies: Users,
};

function VerdictSign({ verdict }: { verdict: PartVerdict }) {
  const say = useSentences();
  const Sign = SIGNS[verdict];
  return (
    <span className="rule-verdict">
      <Sign aria-hidden="true" />
      {say(`trace.part.${verdict}`)}
    </span>
  );
}
