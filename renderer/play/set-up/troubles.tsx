import { OctagonX } from 'lucide-react';
import { useMemo } from 'react';
import type { StartProblem } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { startWords } from '../../../telling/reasons';
import { laidOut } from '../../document/laid-out';
import type { PartKey } from '../../document/parts';
import { checksOf } from '../../panels/checks';
import { useReveal } from '../../panels/reveal';
import { useSettledMission } from '../../panels/settled';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useFile, useTab } from '../../session/tab-context';
import { partsNamed } from './parts-named';

/** Why the mission cannot be played, or what of it is not as it was meant; a click leads there. */
export function Troubles({ problem }: { problem: StartProblem | undefined }) {
  const say = useSentences();
  const mission = useSettledMission();
  const errors = useErrors();
  return (
    <>
      {problem ? (
        <div className="set-up-problem" role="alert">
          <Words words={startWords(problem, say)} parts={partsNamed(problem, mission)} />
          <Way code={problem.code} />
        </div>
      ) : null}
      {errors.length > 0 ? (
        <section className="set-up-problem" aria-label={say('set-up.errors', { count: errors.length })}>
          <p>{say(problem ? 'set-up.errors' : 'set-up.errors.playable', { count: errors.length })}</p>
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

function Words({ words, parts }: { words: string; parts: readonly PartKey[] }) {
  const tab = useTab();
  const reveal = useReveal();
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
    tab.selection.set(parts);
    reveal(parts);
  };
  return (
    <button type="button" className="text-button set-up-trouble" onClick={goThere}>
      {sign}
      {words}
    </button>
  );
}

/** What to do about it, where nothing on the board can be shown. */
const ways: Readonly<Record<string, SentenceKey>> = {
  'empty-board': 'set-up.way.palette',
  'no-start-zone': 'set-up.way.palette',
  'no-starting-spawn-zone': 'set-up.way.palette',
  'no-exit': 'set-up.way.palette',
  'no-train': 'set-up.way.palette',
  'no-goals': 'set-up.way.goals',
  'goal-out-of-reach': 'set-up.way.goals',
  'survivor-twice': 'set-up.way.people',
  'class-not-allowed': 'set-up.way.people',
  'too-few-survivors': 'set-up.way.people',
  'too-many-survivors': 'set-up.way.people',
  'nobody-for-companion': 'set-up.way.people',
  'bad-sharing': 'set-up.way.people',
};

function Way({ code }: { code: string }) {
  const say = useSentences();
  const way = Object.hasOwn(ways, code) ? ways[code] : undefined;
  return way === undefined ? null : <p className="set-up-hint">{say(way)}</p>;
}

function useErrors() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const mission = useSettledMission();
  const leftOut = useFile((file) => file.leftOut);
  const warnings = useFile((file) => file.warnings);
  return useMemo(() => {
    const checks = checksOf(laidOut(mission), { leftOut, warnings }, language, say);
    return checks.filter(({ severity }) => severity === 'error');
  }, [mission, leftOut, warnings, language, say]);
}
