import { type ReactNode, useId } from 'react';
import type { KeyedSentence } from '../../languages';
import { useSentences } from '../session/session-context';
import type { PropertyName } from './property-name';

/** What every control of a field is told, so that people and screen readers know what it is about. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  readonly name: PropertyName;
  /** Other words than the name's own. */
  readonly label?: string;
  readonly hint?: ReactNode;
  readonly problem?: KeyedSentence | undefined;
  /** The control has no room beside its label. */
  readonly isTall?: boolean;
  readonly children: (props: ControlProps) => ReactNode;
}

/** A label, what it labels, and what there is to say about it. */
export function Field({ name, label, hint, problem, isTall = false, children }: FieldProps) {
  const say = useSentences();
  const id = useId();
  const about = hint !== undefined || problem ? `${id}-about` : undefined;
  return (
    <div className={isTall ? 'field field-tall' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label ?? say(`properties.field.${name}`)}
      </label>
      <div className="field-control">
        {children({ id, 'aria-describedby': about, 'aria-invalid': problem ? true : undefined })}
        {about === undefined ? null : (
          <div id={about} className="field-about">
            {problem ? <p className="field-problem">{say(problem.key, problem.parameters)}</p> : null}
            {hint === undefined ? null : <p className="field-hint">{hint}</p>}
          </div>
        )}
      </div>
    </div>
  );
}

/** Several controls that have one name together. */
export function FieldGroup({ name, children }: { name: PropertyName; children: ReactNode }) {
  const say = useSentences();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="field">
      <span id={id} className="field-label">
        {say(`properties.field.${name}`)}
      </span>
      <div className="field-control">{children}</div>
    </div>
  );
}

/** What a field has, where it can only be read; nothing where it has nothing. */
export function FieldValue({ name, children }: { name: PropertyName; children: ReactNode }) {
  const say = useSentences();
  if (children === undefined || children === '') return null;
  return (
    <div className="field field-read">
      <span className="field-label">{say(`properties.field.${name}`)}</span>
      <span className="field-value">{children}</span>
    </div>
  );
}
