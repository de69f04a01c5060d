import type { Die } from '../../../engine';
import './dice.css';

/** Dice as they lie on the table: those that hit are filled. */
export function Dice({ dice }: { dice: readonly Die[] }) {
  if (dice.length === 0) return null;
  return (
    <span className="log-dice" aria-hidden="true">
      {dice.map(({ shows, hits }, place) => (
        <span key={place} className="log-die" data-hits={hits}>
          {shows}
        </span>
      ))}
    </span>
  );
}
