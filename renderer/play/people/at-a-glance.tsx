import { Check, Heart } from 'lucide-react';
import type { PersonSeen, Seen } from '../../../engine';
import type { Words } from '../../../telling/words';
import { ActionsLeft } from '../cards/actions-left';

interface AtAGlanceProps {
  readonly seen: Seen;
  readonly person: PersonSeen;
  readonly words: Words;
}

/** What is needed of a folded dashboard: wounds, level and actions. For the eye only; the dashboard tells it to others. */
export function AtAGlance({ seen, person, words }: AtAGlanceProps) {
  const { health, state, tracks } = person;
  return (
    <span className="glance" aria-hidden="true">
      <span className="glance-health" data-last={health.left === 1 && health.all > 1}>
        <Heart />
        {health.left}
      </span>
      {tracks.map(({ name, points, stage }) => (
        <span key={name} className="glance-level" data-level={stage}>
          {points}
        </span>
      ))}
      {state === 'done' ? <Check className="glance-done" /> : null}
      {state === 'acts' || state === 'waiting' ? (
        <ActionsLeft seen={seen} person={person} words={words} />
      ) : null}
    </span>
  );
}
