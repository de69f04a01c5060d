import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** What somebody is led to it by. */
  readonly field?: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function Section({ title, field, children }: SectionProps) {
  const id = useId();
  return (
    <section className="properties-section" aria-labelledby={id} data-field={field} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
