import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import './tip.css';

/** Milliseconds over a sign until it is explained; keyboards need not wait. */
const DELAY = 300;

/** Around everything that has tips: after the first one, the next comes at once. */
export function Tips({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={DELAY} disableHoverableContent>
      {children}
    </Tooltip.Provider>
  );
}

interface TipProps {
  readonly name: string;
  /** A line for each thing that there is to say. */
  readonly lines?: readonly string[];
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'bottom';
  /** What is explained: one element. */
  readonly children: ReactNode;
}

/** What a sign is called, what it does and which key does it, under the pointer and for keyboards. */
export function Tip({ name, lines = [], shortcut, side = 'bottom', children }: TipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" side={side} sideOffset={6} collisionPadding={6}>
          <p className="tip-name">
            {name}
            {shortcut === undefined ? null : <kbd>{shortcut}</kbd>}
          </p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
