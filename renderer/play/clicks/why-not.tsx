import type { WhyNot } from '../../../engine';
import { whyNotWords } from '../../../telling/reasons';
import { entryWithRule, type HandbookEntry } from '../../handbook/entry';
import { about } from '../../handbook/here';
import { ruleChaptersOf } from '../../panels/handbook/use-chapters';
import { useMoment, useWords } from '../../session/game-context';
import { useSession, useSessionState } from '../../session/session-context';

/** Why something cannot be done, and the way to the rule that says so. */
export function WhyNotWords({ why }: { why: WhyNot }) {
  const words = useWords();
  const { openHandbook } = useSession();
  const entry = useEntryOf(why);
  return (
    <span>
      {whyNotWords(why, words)}{' '}
      {entry ? (
        <button
          type="button"
          className="text-button why-not-rule"
          {...about(entry.id)}
          onClick={() => openHandbook(entry.id)}
        >
          {words.say('play.why-not.rule', { rule: entry.name })}
        </button>
      ) : null}
    </span>
  );
}

/** What the handbook says of the rule that is in the way. */
export function useEntryOf({ rules = [] }: WhyNot): HandbookEntry | undefined {
  const { system } = useMoment();
  const language = useSessionState((state) => state.language);
  const [rule] = rules;
  return rule === undefined ? undefined : entryWithRule(ruleChaptersOf(system.id, language), rule);
}
