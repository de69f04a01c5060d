import { useEffect, useId, useRef, useState } from 'react';
import { useIsPiloted } from '../../session/game-context';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { tourNamed } from '../../systems/tours';
import { sightOf } from '../../tours/following';
import { leaveTour } from '../../tours/going';
import { putNoteAway } from '../../tours/guiding';
import { stepKey } from '../../tours/sentences';
import type { Tour, TourStep } from '../../tours/tour';
import { focusBoard } from '../board/focus';
import { zonesSpokenOf } from '../board/zones-spoken-of';
import { spokenOf } from './spoken-of';
import { useNotePlace } from './use-note-place';
import './guide.css';

/** What a guide says just now, beside what it speaks of. Only its buttons can be clicked: below the rest of it, the table can. */
export function GuideNote() {
  const note = useSessionState((state) => state.note);
  const isPiloted = useIsPiloted();
  const guide = note && tourNamed(note.tour);
  const step = guide?.steps.find(({ id }) => id === note?.step);
  const say = useSentences();
  return (
    <>
      {/* It is always there: screen readers tell what changes in it, and not what comes along with it. */}
      <p className="guide-voice" role="status" aria-live="polite">
        {guide && step && !isPiloted ? say(stepKey(guide, step)) : null}
      </p>
      {guide && step && !isPiloted ? <Note key={step.id} guide={guide} step={step} /> : null}
    </>
  );
}

function Note({ guide, step }: { guide: Tour; step: TourStep }) {
  const [say, session, tab, id] = [useSentences(), useSession(), useTab(), useId()];
  // Where it was when the note came: what is watched goes on meanwhile.
  const [spoken] = useState(() => spokenOf(step.at, sightOf(session, tab).game));
  const [note, ring] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  useNotePlace({ note, ring, spoken });
  const close = () => {
    const hadKeys = note.current?.contains(document.activeElement);
    putNoteAway(session);
    if (hadKeys) focusBoard();
  };
  useClosingKey(close);
  return (
    <>
      <div className="tour-ring guide-ring" ref={ring} hidden aria-hidden="true" />
      <aside
        className="guide-note"
        ref={note}
        tabIndex={-1}
        aria-label={say('guide.title')}
        aria-describedby={id}
        data-step={step.id}
        data-about={spoken.seen && zonesSpokenOf(spoken.zones, spoken.seen)}
      >
        <p id={id}>{say(stepKey(guide, step))}</p>
        <div className="guide-buttons">
          <button type="button" className="button" onClick={close}>
            {say('guide.close')}
          </button>
          <button
            type="button"
            className="guide-leave"
            onClick={() => {
              leaveTour(session);
              focusBoard();
            }}
          >
            {say('guide.leave')}
          </button>
        </div>
      </aside>
    </>
  );
}

/** What else Escape closes is closed first. */
function useClosingKey(close: () => void): void {
  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      closeNow.current();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
