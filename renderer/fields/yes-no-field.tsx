import { type ReactNode, useId } from 'react';
import { useSentences } from '../session/session-context';
import { useFile } from '../session/tab-context';
import type { Shared } from './shared';

interface YesNoFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly shared: Shared<boolean>;
  readonly isHeldBack?: boolean;
  readonly change: (value: boolean) => void;
}

/** Something that is so or not; several things may be half so. */
export function YesNoField({ label, hint, shared, isHeldBack = false, change }: YesNoFieldProps) {
  const say = useSentences();
  const id = useId();
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const { value = false, isMixed } = shared;
  if (isRead) {
    if (!value && !isMixed) return null;
    return <p className="yes-no">{isMixed ? say('properties.some-of-them', { what: label }) : label}</p>;
  }
  return (
    <div className="yes-no">
      <label>
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          checked={value}
          disabled={isHeldBack}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={id} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
