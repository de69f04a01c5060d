import { useMemo } from 'react';
import { facesWith } from '../../../engine';
import type { Mission } from '../../../schemas';
import { missionIn, tellings } from '../../../telling/systems';
import { useSentences, useSessionState } from '../../session/session-context';

/** When the game is won and lost, as it is printed on the sheet of a mission. */
export function HowItEnds({ mission }: { mission: Mission }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const lines = useMemo(() => {
    const context = missionIn(language, mission);
    return tellings[mission.system].ends?.({ mission, faces: facesWith(mission.faces), context }) ?? [];
  }, [mission, language]);
  if (lines.length === 0) return null;
  const title = say('mission-page.ends');
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ words, below = [] }) => (
          <li key={words}>
            {words}
            {below.length === 0 ? null : (
              <ul>
                {below.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
