import { Dices } from 'lucide-react';
import { useId } from 'react';
import { isDraw, newDraw } from '../../game/set-up';
import { useSentences } from '../../session/session-context';
import { FieldProblem } from '../whole-number-field';

/** The number that all luck of a game comes from: with the same one everything falls the same way. */
export function DrawField({ seed, change }: { seed: string; change: (seed: string) => void }) {
  const say = useSentences();
  const [id, hint, about] = [useId(), useId(), useId()];
  const isWrong = !isDraw(seed);
  return (
    <div className="set-up-draw">
      <label htmlFor={id}>{say('set-up.draw')}</label>
      <input
        id={id}
        value={seed}
        required
        maxLength={100}
        inputMode="numeric"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${about} ${hint}` : hint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
      />
      <button
        type="button"
        className="button"
        aria-label={say('set-up.draw.another')}
        title={say('set-up.draw.another')}
        onClick={() => change(newDraw())}
      >
        <Dices aria-hidden="true" />
      </button>
      <FieldProblem id={about}>{isWrong ? say('set-up.draw.wrong') : undefined}</FieldProblem>
      <p id={hint} className="set-up-hint">
        {say('set-up.draw.hint')}
      </p>
    </div>
  );
}
