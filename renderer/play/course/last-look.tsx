import { useMemo } from 'react';
import type { Rule } from '../../../schemas';
import { lastLook } from '../../game/rule-traces';
import { useMoment, useSittingState, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { RuleParts } from './rule-parts';

/** Why a rule did not apply when it was looked at last; what is being watched has to be over first. */
export function LastLook({ rule }: { rule: Rule }) {
  const say = useSentences();
  const words = useWords();
  const at = useMoment();
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  const last = useMemo(() => (isWatching ? undefined : lastLook(rule, at)), [rule, at, isWatching]);
  if (!last) return null;
  const { look } = last;
  const when = look.round === 0 ? 'set-up' : 'round';
  const head =
    look.by === undefined
      ? say(`trace.looked.${when}`, { round: look.round })
      : say(`trace.looked.${when}.by`, { round: look.round, who: words.name('survivor', look.by) });
  return (
    <div role="group" className="rule-looked" aria-label={head}>
      <p className="rule-key" aria-hidden="true">
        {head}
      </p>
      {look.isUsedUp ? (
        <p>{say('trace.looked.used-up')}</p>
      ) : look.parts.some(({ verdict }) => verdict !== 'met') ? (
        <RuleParts rule={rule} judged={look.parts} when="then" />
      ) : (
        <p>{say('trace.looked.idle')}</p>
      )}
    </div>
  );
}
