import {
  ChevronDown,
  ChevronRight,
  CircleCheckBig,
  CircleDashed,
  CircleOff,
  Hand,
  ShieldCheck,
} from 'lucide-react';
import { useId, useState } from 'react';
import type { RuleStanding, RuleTrace } from '../../../engine';
import type { Rule } from '../../../schemas';
import { ruleSentence } from '../../../telling/mission/rules';
import { useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { ChangeRule } from './change-rule';
import { LastDone } from './last-done';
import { LastLook } from './last-look';
import { RuleParts } from './rule-parts';

interface RuleRowProps {
  readonly rule: Rule;
  readonly trace: RuleTrace;
  readonly isFiring: boolean;
  readonly isAsked: boolean;
}

/** A rule of the mission as it is printed, with a sign for how it stands; unfolded, why. */
export function RuleRow({ rule, trace, isFiring, isAsked }: RuleRowProps) {
  const say = useSentences();
  const words = useWords();
  const [isOpen, setIsOpen] = useState(isAsked);
  const id = useId();
  const { text, number } = ruleSentence(rule, words.mission);
  const Fold = isOpen ? ChevronDown : ChevronRight;
  const Sign = SIGNS[trace.standing];
  return (
    <li className="rule-row" data-rule={rule.id} data-standing={trace.standing} data-lit={isFiring}>
      <button
        type="button"
        className="rule-fold"
        aria-expanded={isOpen}
        aria-describedby={`${id}-standing`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Fold aria-hidden="true" />
        <span>{number === undefined ? text : say('mission.sheet.numbered', { number, text })}</span>
      </button>
      <p className="rule-standing" id={`${id}-standing`}>
        <Sign aria-hidden="true" />
        <span>
          {isFiring ? <strong>{say('trace.firing')} </strong> : null}
          {trace.applied > 0 ? `${appliedWords(trace, say)} ` : null}
          {trace.standing === 'waits' && trace.applied > 0 ? null : say(`trace.standing.${trace.standing}`)}
        </span>
      </p>
      {isOpen ? (
        <div className="rule-why">
          {trace.isIdle && trace.standing === 'waits' ? <p>{say('trace.idle')}</p> : null}
          <RuleParts rule={rule} judged={trace.parts} when="now" />
          <LastLook rule={rule} />
          <LastDone rule={rule.id} />
          <ChangeRule rule={rule.id} />
        </div>
      ) : null}
    </li>
  );
}

const SIGNS: Readonly<Record<RuleStanding, typeof Hand>> = {
  waits: CircleDashed,
  'used-up': CircleCheckBig,
  'used-for-now': CircleCheckBig,
  'in-force': ShieldCheck,
  'in-force-for-some': ShieldCheck,
  'not-in-force': CircleOff,
  over: CircleOff,
  'in-words': Hand,
};

function appliedWords({ applied, round }: RuleTrace, say: ReturnType<typeof useSentences>): string {
  if (round === undefined) return say('trace.applied', { count: applied });
  if (round === 0) return say('trace.applied.set-up', { count: applied });
  return say('trace.applied.round', { count: applied, round });
}
