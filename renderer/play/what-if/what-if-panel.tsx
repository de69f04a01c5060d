import { useId } from 'react';
import { canBend } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { refusalWords } from '../../../telling/reasons';
import { useMoment, useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { windowIn } from '../../systems';
import { AutopilotPart } from './autopilot-part';
import { BendForm } from './bend-form';
import './what-if.css';

/** The author's tools: what if it were otherwise, and what becomes of it if somebody else goes on. */
export function WhatIfPanel() {
  const say = useSentences();
  const title = useId();
  const [{ game, seen }, { take }] = [useMoment(), useSitting()];
  const { alone } = windowIn(seen).byHand;
  const isPossible = canBend(game);
  return (
    <div className="what-if">
      <AutopilotPart />
      <section aria-labelledby={title}>
        <h2 id={title}>{say('what-if.by-hand')}</h2>
        <p className="what-if-hint">{say(isPossible ? 'what-if.marked' : 'what-if.not-now')}</p>
        <BendForm isPossible={isPossible} />
        {alone === undefined ? null : (
          <button
            type="button"
            className="button"
            disabled={!isPossible}
            onClick={() => take({ bend: { bend: alone } })}
          >
            {say(`what-if.${alone}` as SentenceKey)}
          </button>
        )}
        <Refused />
      </section>
    </div>
  );
}

function Refused() {
  const words = useWords();
  const refused = useSittingState((state) => state.unbent);
  return (
    <p role="status" className="what-if-refused">
      {refused ? refusalWords(refused, words) : null}
    </p>
  );
}
