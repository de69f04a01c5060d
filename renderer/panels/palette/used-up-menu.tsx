import { ContextMenu } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useSentences } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import type { Shortage } from '../../systems/system-editor';
import type { PaletteItem } from './item';

interface Subject {
  readonly item: PaletteItem;
  readonly shortage: Shortage;
}

interface UsedUpMenuProps {
  /** What is used up and lies under the pointer, if anything. */
  readonly shortageAt: (target: EventTarget) => Subject | undefined;
  readonly onTake: (item: PaletteItem) => void;
  readonly children: ReactNode;
}

/** What can be done with something that is used up: taken all the same, or found on the board. */
export function UsedUpMenu({ shortageAt, onTake, children }: UsedUpMenuProps) {
  const say = useSentences();
  const { selection } = useTab();
  const [subject, setSubject] = useState<Subject>();
  const goesToBoard = useRef(false);
  const open = (event: React.MouseEvent) => {
    const found = shortageAt(event.target);
    setSubject(found);
    // A menu in which there is nothing to choose is none.
    if (!found) event.preventDefault();
  };
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild onContextMenu={open}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Content
          className="menu"
          onCloseAutoFocus={(event) => {
            if (goesToBoard.current) event.preventDefault();
            goesToBoard.current = false;
          }}
        >
          {subject ? (
            <>
              <ContextMenu.Item
                className="menu-item"
                onSelect={() => {
                  goesToBoard.current = true;
                  onTake(subject.item);
                }}
              >
                <span className="menu-label">{say('palette.take-anyway')}</span>
              </ContextMenu.Item>
              {subject.shortage.uses.length > 0 ? (
                <ContextMenu.Item className="menu-item" onSelect={() => selection.set(subject.shortage.uses)}>
                  <span className="menu-label">{say('palette.show-uses')}</span>
                </ContextMenu.Item>
              ) : null}
            </>
          ) : null}
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
