import { Tooltip } from 'radix-ui';
import type { PersonSeen, Seen } from '../../../engine';
import { about } from '../../handbook/here';
import { useWords } from '../../session/game-context';
import { useSession } from '../../session/session-context';
import { windowIn } from '../../systems';

export function SkillAbout({ seen, skill }: { seen: Seen; skill: string }) {
  const words = useWords();
  const about = windowIn(seen).skillAbout?.(skill, words);
  return about === undefined ? null : <small className="skill-about">{about}</small>;
}

/** The skills that somebody has now, each with its sentence for whoever points to it; pressed, it is looked up. */
export function Skills({ seen, skills }: { seen: Seen; skills: PersonSeen['skills'] }) {
  const words = useWords();
  const { openHandbook } = useSession();
  return (
    <Tooltip.Provider delayDuration={250}>
      <ul className="skills" aria-label={words.say('hand.skills')}>
        {skills.map(({ id, times }) => (
          <li key={id}>
            <Tooltip.Root>
              <Tooltip.Trigger
                className="skill"
                type="button"
                {...about(`skill:${id}`)}
                onClick={() => openHandbook(`skill:${id}`)}
              >
                {times === 1 ? words.name('skill', id) : `${words.name('skill', id)} ×${times}`}
              </Tooltip.Trigger>
              <Tooltip.Portal>
                <Tooltip.Content className="skill-tip" sideOffset={4} collisionPadding={8}>
                  {windowIn(seen).skillAbout?.(id, words)}
                </Tooltip.Content>
              </Tooltip.Portal>
            </Tooltip.Root>
          </li>
        ))}
      </ul>
    </Tooltip.Provider>
  );
}
