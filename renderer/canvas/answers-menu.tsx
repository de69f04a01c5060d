import { Popover } from 'radix-ui';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import type { Box } from '../../drawing/box';
import { ANSWER, answersIn, walkAnswers } from './walk-answers';

interface AnswersMenuProps {
  /** What it stands beside, in pixels of the canvas. */
  readonly box: Box;
  readonly side: Popover.PopoverContentProps['side'];
  /** Pixels between the two. */
  readonly gap: number;
  /** What it does not reach beyond; the window by default. */
  readonly boundary?: Element | undefined;
  /** Its box is the place where it has room, and it stays there. */
  readonly isPlaced?: boolean;
  readonly measure?: RefCallback<HTMLDivElement>;
  /** The zones of which it speaks, for whoever drives the window from outside. */
  readonly about?: string;
  readonly anchor?: Ref<HTMLDivElement>;
  readonly label: string;
  readonly className?: string;
  /** Whose answers they are. */
  readonly question: object;
  readonly onClose: () => void;
  /** Where the keyboard goes when it is over: no button has opened it. */
  readonly giveBack: () => void;
  /** Each `Answer` is one that the keyboard comes to. */
  readonly children: ReactNode;
}

/** A few answers on a canvas: Enter takes the first, Escape none. */
export function AnswersMenu(props: AnswersMenuProps) {
  const { side, gap, boundary, anchor, label, className = '', question, children } = props;
  const { isPlaced = false, measure, about } = props;
  const [x, y, width, height] = props.box;
  const menu = useRef<HTMLDivElement>(null);
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      menu.current = element;
      return measure?.(element);
    },
    [measure],
  );
  // Where one question follows another, the answer that had the keyboard is gone.
  useEffect(() => {
    if (menu.current?.contains(document.activeElement)) return;
    if (menu.current) answersIn(menu.current)[0]?.focus();
  }, [question]);
  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : props.onClose())}>
      <Popover.Anchor
        ref={anchor}
        className="question-place"
        style={{ translate: `${x}px ${y}px`, width, height }}
      />
      <Popover.Portal>
        <Popover.Content
          ref={hold}
          avoidCollisions={!isPlaced}
          data-about={about}
          className={`menu question-menu ${className}`}
          side={side}
          align="start"
          sideOffset={gap}
          collisionPadding={8}
          {...(boundary && { collisionBoundary: boundary })}
          aria-label={label}
          onKeyDown={walkAnswers}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            props.giveBack();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** One of the answers, in whatever menu they stand. */
export function Answer(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={`menu-item ${ANSWER}`} {...props} />;
}
