import { useId } from 'react';
import { isWholeWithin } from '../game/whole-number';
import { useSentences } from '../session/session-context';
import './whole-number-field.css';

interface WholeNumberFieldProps {
  readonly className: string;
  readonly label: string;
  /** What else there is to know of it. */
  readonly hint?: string | undefined;
  /** Not a number where nothing is written, or no number. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly disabled?: boolean;
  readonly change: (value: number) => void;
}

/** A whole number. What is wrong with it is said beside it, in the language of the window and not of the browser. */
export function WholeNumberField({
  className,
  label,
  hint,
  value,
  least,
  most,
  disabled,
  change,
}: WholeNumberFieldProps) {
  const say = useSentences();
  const [id, about, known] = [useId(), useId(), useId()];
  const isWrong = disabled !== true && !isWholeWithin(value, least, most);
  const described = [...(isWrong ? [about] : []), ...(hint === undefined ? [] : [known])].join(' ');
  return (
    <p className={className}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        required
        disabled={disabled}
        value={Number.isNaN(value) ? '' : value}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={described === '' ? undefined : described}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
      {hint === undefined ? null : (
        <small id={known} className="play-field-hint">
          {hint}
        </small>
      )}
      <FieldProblem id={about}>
        {isWrong ? say('properties.problem.whole', { min: least, max: most }) : undefined}
      </FieldProblem>
    </p>
  );
}

/** What is wrong with what has been written in a field. */
export function FieldProblem({ id, children }: { id: string; children: string | undefined }) {
  return (
    <span id={id} className="play-field-problem" aria-live="polite">
      {children}
    </span>
  );
}

/** Whoever sends a form off comes to the first field that is wrong; whether there is one. */
export function goToWrong(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
  wrong?.focus();
  return wrong !== null;
}
