import { Play, Square } from 'lucide-react';
import { type SyntheticEvent, useId } from 'react';
import { useStore } from 'zustand';
import { tell } from '../../../telling/log';
import type { Autopilot, Until } from '../../game/autopilot';
import { useAutopilot, useMoment, useSitting, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { goToWrong, WholeNumberField } from '../whole-number-field';

const UNTIL = ['turn', 'next-round', 'round', 'event', 'end'] as const satisfies readonly Until['is'][];

/** Somebody else decides, for a while or for one of the survivors. */
export function AutopilotPart() {
  const say = useSentences();
  const title = useId();
  const autopilot = useAutopilot();
  if (!autopilot) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{say('autopilot.title')}</h2>
      <ForEverybody autopilot={autopilot} />
      <ForSome autopilot={autopilot} />
    </section>
  );
}

function ForEverybody({ autopilot }: { autopilot: Autopilot }) {
  const say = useSentences();
  const whenId = useId();
  const { seen } = useMoment();
  const run = useStore(autopilot.store, (state) => state.run);
  const { is, round: wished } = useStore(autopilot.store, (state) => state.wish);
  const next = seen.round + 1;
  const round = run?.until.is === 'round' ? run.until.round : (wished ?? next);
  const start = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (goToWrong(event.currentTarget)) return;
    if (run) autopilot.stop();
    else void autopilot.start(is === 'round' ? { is, round } : { is });
    autopilot.want({ is });
  };
  return (
    <form className="what-if-form" noValidate onSubmit={start}>
      <p className="what-if-field">
        <label htmlFor={whenId}>{say('autopilot.until')}</label>
        <select
          id={whenId}
          value={is}
          disabled={run !== undefined}
          onChange={(event) => autopilot.want({ is: event.target.value as Until['is'] })}
        >
          {UNTIL.map((one) => (
            <option key={one} value={one}>
              {say(`autopilot.until.${one}`)}
            </option>
          ))}
        </select>
      </p>
      {is === 'round' ? (
        <WholeNumberField
          className="what-if-field"
          label={say('autopilot.round')}
          value={round}
          least={next}
          most={999}
          disabled={run !== undefined}
          change={(wish) => autopilot.want({ is, round: wish })}
        />
      ) : null}
      <button type="submit" className="button" disabled={!run && seen.outcome !== undefined}>
        {run ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
        {say(run ? 'autopilot.stop' : 'autopilot.start')}
      </button>
      {/* It changes many times a second: nobody wants to hear that. */}
      <p className="what-if-hint">{run ? say('autopilot.decided', { count: run.decided }) : null}</p>
      <Met autopilot={autopilot} />
    </form>
  );
}

/** What it has stopped for, as long as that is in sight. */
function Met({ autopilot }: { autopilot: Autopilot }) {
  const words = useWords();
  const moment = useMoment();
  const met = useStore(autopilot.store, (state) => state.met);
  const told = met?.at === moment ? met.events.flatMap((event) => tell(event, words) ?? []) : [];
  return (
    <p role="status" className="what-if-hint">
      {told.length > 0 ? words.say('autopilot.met', { what: [...new Set(told)].join(' ') }) : null}
    </p>
  );
}

/** Whose turns it always plays. */
function ForSome({ autopilot }: { autopilot: Autopilot }) {
  const [say, words] = [useSentences(), useWords()];
  const { game } = useSitting();
  const piloted = useStore(autopilot.store, (state) => state.piloted);
  return (
    <fieldset className="what-if-people">
      <legend>{say('autopilot.turns-of')}</legend>
      {game.options.people.map((survivor) => (
        <label key={survivor}>
          <input
            type="checkbox"
            checked={piloted.has(survivor)}
            onChange={(event) => autopilot.pilot(survivor, event.target.checked)}
          />
          {words.name('person', survivor)}
        </label>
      ))}
    </fieldset>
  );
}
