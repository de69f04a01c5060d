import type { ReactNode } from 'react';

interface YesNoProps {
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A box to tick, with what it means. */
export function YesNo({ isOn, change, children }: YesNoProps) {
  return (
    <label className="set-up-yes-no">
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
