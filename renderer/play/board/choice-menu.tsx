import { Popover } from 'radix-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { Walk } from '../../../engine';
import { optionWords } from '../../../telling/options';
import { questionWords } from '../../../telling/questions';
import { walkAnswers } from '../../canvas/walk-answers';
import type { Size } from '../../document/viewport';
import type { Choice } from '../../game/choices';
import { useMoment, useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import { isAttack } from './lights';
import { menuPlace, OFF } from './menu-place';
import { type AttackTold, attackTold } from './zone-words';

/** What can be done at a place, to be chosen there. */
export interface Offered {
  readonly at: Point;
  /** What is to stay in sight: the zone, or else what stands in it, or at least the place itself. */
  readonly about: readonly Box[];
  /** Where else something of it is. */
  readonly others: readonly Box[];
  readonly choices: readonly Choice[];
  readonly walk?: Walk | undefined;
  /** The rules ask for it: then the question is said, too. */
  readonly isAsked?: boolean;
}

interface ChoiceMenuProps {
  readonly offered: Offered;
  /** The pixels of the canvas. */
  readonly canvas: Size;
  readonly onChoose: (choice: Choice) => void;
  readonly onWalk: (walk: Walk) => void;
  readonly onPoint: (choice: Choice | undefined) => void;
  readonly onClose: () => void;
  /** Where the keyboard goes when it is over. */
  readonly giveBack: () => void;
}

/** Pixels, as a rule. */
const [WIDE, LINE] = [300, 42];

/** A few choices at their place: Enter takes the first, Escape none. */
export function ChoiceMenu({
  offered,
  canvas,
  onChoose,
  onWalk,
  onPoint,
  onClose,
  giveBack,
}: ChoiceMenuProps) {
  const [tab, { seen }, words] = [useTab(), useMoment(), useWords()];
  const question = offered.isAsked ? questionWords(seen, words) : undefined;
  const { walk, at, about, others, choices } = offered;
  const { view } = tab;
  const viewport = useStore(view.store, (state) => state.viewport);
  const lines = choices.length + (walk ? 1 : 0) + (question === undefined ? 0 : 2);
  const place = useMemo(() => {
    const boxes: readonly [Box, ...Box[]] = [about[0] ?? [...at, 0, 0], ...about.slice(1), [...at, 0, 0]];
    return menuPlace(boxes, others, viewport, canvas, [WIDE, LINE * lines]);
  }, [about, at, others, viewport, canvas, lines]);
  const [x, y, width, height] = place.beside;
  // Whoever has moved the board elsewhere would not know what is asked.
  useEffect(() => view.reveal([...at, 0, 0]), [view, at]);
  const menu = useRef<HTMLDivElement>(null);
  // Where one question follows another, the answer that had the keyboard is gone.
  useEffect(() => {
    if (menu.current?.contains(document.activeElement)) return;
    menu.current?.querySelector<HTMLElement>('.question-answer')?.focus();
  }, [offered]);
  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Popover.Anchor className="question-place" style={{ translate: `${x}px ${y}px`, width, height }} />
      <Popover.Portal>
        <Popover.Content
          ref={menu}
          className="menu question-menu play-menu"
          side={place.side}
          align="start"
          sideOffset={OFF}
          collisionPadding={8}
          aria-label={question ?? words.say('play.board.menu')}
          onKeyDown={walkAnswers}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack();
          }}
        >
          {question === undefined ? null : <p className="play-menu-question">{question}</p>}
          {walk ? (
            <button type="button" className="menu-item question-answer" onClick={() => onWalk(walk)}>
              {words.say('play.board.walk-to', {
                zone: words.zone(seen.table.zones[walk.zone]?.id ?? ''),
                actions: words.say('count.actions', { count: walk.cost }),
              })}
            </button>
          ) : null}
          {choices.map((choice) => (
            <button
              key={JSON.stringify(choice.action)}
              type="button"
              className="menu-item question-answer"
              onClick={() => onChoose(choice)}
              onFocus={() => onPoint(choice)}
              onPointerEnter={() => onPoint(choice)}
            >
              <span>{optionWords(choice.action, words, seen)}</span>
              {isAttack(choice) ? <Odds told={attackTold(seen, choice, words)} /> : null}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What matters most of an attack: how it is rolled, what it promises, and who else is at risk. */
function Odds({ told: { lines, risk } }: { told: AttackTold }) {
  const first = lines.filter((line) => !risk.includes(line)).slice(0, 2);
  return (
    <>
      <small>{first.join(' · ')}</small>
      {risk.map((line) => (
        <small key={line} className="play-menu-risk">
          {line}
        </small>
      ))}
    </>
  );
}
