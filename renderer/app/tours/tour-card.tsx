import { ArrowLeft, ArrowRight, LocateFixed, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { TourKept } from '../../../main/contract';
import type { Tab } from '../../document/tab';
import { SpokenProvider, useSentences, useSession, useSessionState } from '../../session/session-context';
import { tourNamed, toursOf } from '../../systems/tours';
import { goOnWithTour, leaveTour } from '../../tours/going';
import { tourInSight } from '../../tours/kept';
import { stepKey, tourKey } from '../../tours/sentences';
import { isOver } from '../../tours/standing';
import { isGuide, type Tour } from '../../tours/tour';
import { isMac } from '../platform';
import { shortcutLabel } from '../shortcuts';
import { Ring } from './ring';
import './tour-card.css';

/** The tour on the mission in sight: a strip of paper below everything else, which therefore covers nothing. */
export function TourCard() {
  const { tabs } = useSession();
  const kept = useSessionState(tourInSight);
  const tab = useStore(tabs.store, ({ active }) => active);
  const named = kept && tourNamed(kept.tour);
  // What a guide says lies beside what it speaks of.
  const tour = named && !isGuide(named) ? named : undefined;
  return createPortal(
    <div className="tour-place">
      <SpokenProvider system={tour?.system}>
        <Voice tour={tour} at={kept?.at} />
        {kept && tour && tab ? <Card key={kept.mission} tour={tour} kept={kept} tab={tab} /> : null}
      </SpokenProvider>
    </div>,
    document.body,
  );
}

/** It is always there: screen readers tell what changes in it, and not what comes along with it. */
function Voice({ tour, at }: { tour: Tour | undefined; at: number | undefined }) {
  const words = useStepWords(tour, at);
  return (
    <p className="tour-voice" role="status" aria-live="polite">
      {words && `${words.count} ${words.sentence}`}
    </p>
  );
}

function useStepWords(tour: Tour | undefined, at = 0) {
  const say = useSentences();
  if (!tour) return undefined;
  const step = tour.steps[at];
  if (!step) return { count: say('tours.over'), sentence: say(tourKey(tour, 'end')) };
  const count = say('tours.step', { step: at + 1, steps: tour.steps.length });
  return { count, sentence: say(stepKey(tour, step)) };
}

interface CardProps {
  readonly tour: Tour;
  readonly kept: TourKept;
  readonly tab: Tab;
}

function Card({ tour, kept: { at }, tab }: CardProps) {
  const say = useSentences();
  const session = useSession();
  const id = useId();
  const { shown, goBack, goOn } = useLookingBack(at);
  const [pointsAt, setPointsAt] = useState<number>();
  const words = useStepWords(tour, shown);
  const step = tour.steps[shown];
  const isPointing = pointsAt === shown;
  return (
    <aside
      className="tour-card"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
    >
      <header className="tour-head">
        <h2 id={`${id}-title`}>{say(tourKey(tour, 'title'))}</h2>
        <p className="tour-count">{words?.count}</p>
        <Pips of={tour.steps.length} done={at} shown={shown} />
      </header>
      <p className="tour-words" id={`${id}-words`}>
        {shown < at && !isOver(tour, shown) ? <strong>{say('tours.done')} </strong> : null}
        {words?.sentence}
        <Keys keys={step?.keys} />
      </p>
      <div className="tour-buttons">
        {shown > 0 ? (
          <StepButton name={say('tours.back')} icon={<ArrowLeft aria-hidden="true" />} onClick={goBack} />
        ) : null}
        {shown < at ? (
          <StepButton name={say('tours.on')} icon={<ArrowRight aria-hidden="true" />} onClick={goOn} />
        ) : null}
        {step ? (
          <button
            type="button"
            className="button"
            aria-pressed={isPointing}
            onClick={() => setPointsAt(isPointing ? undefined : shown)}
          >
            <LocateFixed aria-hidden="true" />
            {say('tours.point')}
          </button>
        ) : (
          <NextTour after={tour} />
        )}
        <button type="button" className="button" onClick={() => leaveTour(session)}>
          <X aria-hidden="true" />
          {say(step ? 'action.tours.leave' : 'tours.close')}
        </button>
      </div>
      {isPointing && step ? <Ring at={step.at} tab={tab} /> : null}
    </aside>
  );
}

/** Whoever looks back at what is done comes forward again with the next thing that they do. */
function useLookingBack(at: number) {
  const [looked, setLooked] = useState({ at, back: 0 });
  const back = looked.at === at ? looked.back : 0;
  const look = (by: number) => setLooked({ at, back: Math.min(Math.max(back + by, 0), at) });
  return { shown: at - back, goBack: () => look(1), goOn: () => look(-1) };
}

/** How much lies behind, at a glance. */
function Pips({ of, done, shown }: { of: number; done: number; shown: number }) {
  return (
    <ol className="tour-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <li key={index} data-done={index < done} data-now={index === shown} />
      ))}
    </ol>
  );
}

function Keys({ keys = [] }: { keys?: readonly string[] | undefined }) {
  const say = useSentences();
  return keys.map((key) => (
    <kbd key={key} className="tour-key">
      {shortcutLabel(key, isMac(window), say)}
    </kbd>
  ));
}

interface StepButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function StepButton({ name, icon, onClick }: StepButtonProps) {
  return (
    <button type="button" className="button tour-step" aria-label={name} title={name} onClick={onClick}>
      {icon}
    </button>
  );
}

/** What to try next: the tour that comes after this one. */
function NextTour({ after }: { after: Tour }) {
  const say = useSentences();
  const session = useSession();
  const own = toursOf(after.system);
  const next = own[own.indexOf(after) + 1];
  if (!next) return null;
  return (
    <button type="button" className="button button-first" onClick={() => void goOnWithTour(session, next)}>
      {say('tours.next', { title: say(tourKey(next, 'title')) })}
    </button>
  );
}
