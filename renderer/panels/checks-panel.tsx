import { Info, OctagonX, TriangleAlert } from 'lucide-react';
import type { Check } from '../checks/check';
import { toStory } from '../session/leading';
import { useSentences, useSession } from '../session/session-context';
import { useTab } from '../session/tab-context';
import { useGoToParts } from './go-to-parts';
import { useChecks } from './use-checks';
import './panels.css';

const marks = {
  error: <OctagonX aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  note: <Info aria-hidden="true" />,
} as const;

/** What the author of the mission should see to; a click leads to what it is about. */
export function ChecksPanel() {
  const say = useSentences();
  const { checks, isLooking } = useChecks();
  return (
    // Keyboards scroll what they can go to.
    <section className="panel checks-panel" aria-label={say('checks.title')} tabIndex={0}>
      <p className="checks-looking" role="status">
        {isLooking ? say('checks.looking') : null}
      </p>
      {checks?.length === 0 ? <p>{say('checks.none')}</p> : null}
      <ul>
        {checks?.map((check, index) => (
          // The same sentence can be there twice, about other parts.
          <li key={index} className={`check-${check.severity}`}>
            <span className="check-mark" role="img" aria-label={say(`checks.${check.severity}`)}>
              {marks[check.severity]}
            </span>
            <CheckWords check={check} />
            {check.hint === undefined ? null : <p className="check-hint">{check.hint}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CheckWords({ check: { words, parts, story, variant } }: { check: Check }) {
  const goToParts = useGoToParts();
  const session = useSession();
  const { document } = useTab();
  if (parts.length === 0 && !story) return <span>{words}</span>;
  const go = () => {
    if (variant !== undefined) document.lookAt(variant);
    if (story) session.lead(toStory(story));
    else goToParts(parts);
  };
  return (
    <button type="button" className="text-button" onClick={go}>
      {words}
    </button>
  );
}
