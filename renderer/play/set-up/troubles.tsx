import { OctagonX } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { StartProblem } from '../../../engine';
import { startWords } from '../../../telling/reasons';
import type { PartKey } from '../../document/parts';
import { useGoToParts } from '../../panels/go-to-parts';
import { useWholeMission } from '../../panels/settled';
import { useChecks } from '../../panels/use-checks';
import type { PanelTarget } from '../../session/leading';
import { useSentences, useSession } from '../../session/session-context';
import { useFile, useMission, useTab } from '../../session/tab-context';
import { windowOf } from '../../systems';
import { partsNamed } from './parts-named';

/** Why the mission cannot be played, or what of it is not as it was meant; a click leads there. */
export function Troubles({ problems }: { problems: readonly StartProblem[] }) {
  const say = useSentences();
  const mission = useWholeMission();
  const errors = useErrors();
  const isPlayable = problems.length === 0;
  return (
    <>
      {isPlayable ? null : (
        <div className="set-up-problem" role="alert">
          <ul>
            {problems.map((problem) => (
              <Problem key={problem.code} problem={problem} parts={partsNamed(problem, mission)} />
            ))}
          </ul>
        </div>
      )}
      {errors.length > 0 ? (
        <section className="set-up-problem" aria-label={say('set-up.errors', { count: errors.length })}>
          <p>{say(isPlayable ? 'set-up.errors.playable' : 'set-up.errors', { count: errors.length })}</p>
          <ul>
            {errors.map(({ words, parts }, index) => (
              // The same sentence can be there twice, about other parts.
              <li key={index}>
                <Words words={words} parts={parts} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Problem({ problem, parts }: { problem: StartProblem; parts: readonly PartKey[] }) {
  const say = useSentences();
  const system = useMission((mission) => mission.system);
  const { troubles } = windowOf(system);
  const id = useId();
  return (
    <li>
      <span id={id}>
        <Words words={startWords(problem, say, system)} parts={parts} />
      </span>
      {troubles.isAboutPeople(problem.code) ? (
        <span className="set-up-hint">{say('set-up.way.people')}</span>
      ) : (
        <Way to={troubles.placeOf(problem.code) ?? unknownPlace(parts)} about={id} />
      )}
    </li>
  );
}

function Words({ words, parts }: { words: string; parts: readonly PartKey[] }) {
  const tab = useTab();
  const goToParts = useGoToParts();
  const { games, showDialog } = useSession();
  const sign = <OctagonX aria-hidden="true" />;
  if (parts.length === 0) {
    return (
      <span className="set-up-trouble">
        {sign}
        {words}
      </span>
    );
  }
  const goThere = () => {
    showDialog(undefined);
    games.show(tab, false);
    goToParts(parts);
  };
  return (
    <button type="button" className="text-button set-up-trouble" onClick={goThere}>
      {sign}
      {words}
    </button>
  );
}

/** Where nothing on the board can be shown, the checks say more. */
function unknownPlace(parts: readonly PartKey[]): PanelTarget | undefined {
  return parts.length > 0 ? undefined : { panel: 'checks' };
}

function Way({ to, about }: { to: PanelTarget | undefined; about: string }) {
  const say = useSentences();
  const tab = useTab();
  const { games, lead } = useSession();
  const isReadOnly = useFile((file) => file.isReadOnly);
  // What may only be looked at has no palette.
  if (!to || (isReadOnly && 'palette' in to)) return null;
  const goThere = () => {
    games.show(tab, false);
    lead(to);
  };
  return (
    <button type="button" className="button set-up-way-to" aria-describedby={about} onClick={goThere}>
      {say('palette' in to ? 'set-up.lead.palette' : `set-up.lead.${to.panel}`)}
    </button>
  );
}

function useErrors() {
  const { checks = [] } = useChecks(0);
  return useMemo(() => checks.filter(({ severity }) => severity === 'error'), [checks]);
}
