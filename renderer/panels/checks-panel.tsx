import { OctagonX, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { laidOut } from '../document/laid-out';
import { useSentences, useSessionState } from '../session/session-context';
import { useFile, useTab } from '../session/tab-context';
import { type Check, checksOf } from './checks';
import { useReveal } from './reveal';
import { useSettledMission } from './settled';
import './panels.css';

/** What the author of the mission should see to; a click leads to what it is about. */
export function ChecksPanel() {
  const say = useSentences();
  const checks = useChecks();
  return (
    // Keyboards scroll what they can go to.
    <section className="panel checks-panel" aria-label={say('checks.title')} tabIndex={0}>
      {checks.length === 0 ? <p>{say('checks.none')}</p> : null}
      <ul>
        {checks.map((check, index) => (
          // The same sentence can be there twice, about other parts.
          <li key={index} className={`check-${check.severity}`}>
            <span className="check-mark" role="img" aria-label={say(`checks.${check.severity}`)}>
              {check.severity === 'error' ? (
                <OctagonX aria-hidden="true" />
              ) : (
                <TriangleAlert aria-hidden="true" />
              )}
            </span>
            <CheckWords check={check} />
            {check.hint === undefined ? null : <p className="check-hint">{check.hint}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CheckWords({ check: { words, parts } }: { check: Check }) {
  const { selection } = useTab();
  const reveal = useReveal();
  if (parts.length === 0) return <span>{words}</span>;
  return (
    <button
      type="button"
      className="text-button"
      onClick={() => {
        selection.set(parts);
        reveal(parts);
      }}
    >
      {words}
    </button>
  );
}

function useChecks(): readonly Check[] {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const leftOut = useFile((file) => file.leftOut);
  const warnings = useFile((file) => file.warnings);
  // To judge a large mission takes a moment, which nobody waits for who is drawing.
  const mission = useDeferredValue(useSettledMission());
  return useMemo(
    () => checksOf(laidOut(mission), { leftOut, warnings }, language, say),
    [mission, leftOut, warnings, language, say],
  );
}
