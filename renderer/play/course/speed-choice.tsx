import { useId } from 'react';
import { SPEEDS, type Speed } from '../../game/sitting';
import { useSentences, useSession, useSessionState } from '../../session/session-context';

/** How fast what the zombies do goes by. */
export function SpeedChoice() {
  const say = useSentences();
  const id = useId();
  const { changeHabits } = useSession();
  const speed = useSessionState((state) => state.habits.speed);
  return (
    <p className="course-speed">
      <label htmlFor={id}>{say('course.speed')}</label>
      <select
        id={id}
        value={speed}
        onChange={(event) => changeHabits({ speed: event.target.value as Speed })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {say(`course.speed.${one}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
