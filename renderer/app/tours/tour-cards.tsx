import { RotateCcw } from 'lucide-react';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { tours } from '../../systems/tours';
import { beginTour, goOnWithTour } from '../../tours/going';
import { keptOf } from '../../tours/kept';
import { tourKey } from '../../tours/sentences';
import { isOver } from '../../tours/standing';
import type { Tour } from '../../tours/tour';
import { BoardThumb } from '../start/board-thumb';
import '../start/cards.css';
import './tour-cards.css';

/** The tours there are, and how far somebody is on each. */
export function TourCards({ pictures }: { pictures: ReadonlyMap<string, string> }) {
  return (
    <ul className="cards tour-cards">
      {tours.map((tour) => (
        <TourEntry key={tour.id} tour={tour} picture={pictures.get(tour.sample)} />
      ))}
    </ul>
  );
}

function TourEntry({ tour, picture }: { tour: Tour; picture: string | undefined }) {
  const say = useSentences();
  const session = useSession();
  const kept = useSessionState((state) => keptOf(state, tour.id));
  const title = say(tourKey(tour, 'title'));
  const isUnderWay = kept !== undefined && kept.at > 0 && !isOver(tour, kept.at);
  const anew = say('tours.anew', { title });
  return (
    <li className="card">
      <button type="button" className="card-main" onClick={() => void goOnWithTour(session, tour)}>
        <BoardThumb picture={picture} />
        <span className="card-title">{title}</span>
        <span className="card-about">{say(tourKey(tour, 'about'))}</span>
        <span className="card-words">{standing(kept?.at)}</span>
      </button>
      {isUnderWay ? (
        <button
          type="button"
          className="card-corner"
          aria-label={anew}
          title={anew}
          onClick={() => beginTour(session, tour)}
        >
          <RotateCcw aria-hidden="true" />
        </button>
      ) : null}
    </li>
  );

  function standing(at = 0): string {
    const steps = tour.steps.length;
    if (at === 0) return say('tours.steps', { count: steps });
    return isOver(tour, at) ? say('tours.over') : say('tours.go-on', { step: at + 1, steps });
  }
}
