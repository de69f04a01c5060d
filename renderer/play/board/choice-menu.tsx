import { Popover } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { Point } from '../../../drawing/scene';
import { NONE, type Walk } from '../../../engine';
import { optionWords } from '../../../telling/options';
import { questionWords } from '../../../telling/questions';
import { usePlaceOnCanvas } from '../../canvas/place-on-canvas';
import { walkAnswers } from '../../canvas/walk-answers';
import type { Choice } from '../../game/choices';
import { personNumber } from '../../game/people';
import { useMoment, useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import { isAttack } from './lights';
import { attackTold } from './zone-words';

/** What can be done at a place, to be chosen there. */
export interface Offered {
  readonly at: Point;
  readonly choices: readonly Choice[];
  readonly walk?: Walk | undefined;
  /** The rules ask for it: then the question is said, too. */
  readonly isAsked?: boolean;
}

interface ChoiceMenuProps {
  readonly offered: Offered;
  readonly onChoose: (choice: Choice) => void;
  readonly onWalk: (walk: Walk) => void;
  readonly onPoint: (choice: Choice | undefined) => void;
  readonly onClose: () => void;
  /** Where the keyboard goes when it is over. */
  readonly giveBack: () => void;
}

/** A few choices at their place: Enter takes the first, Escape none. */
export function ChoiceMenu({ offered, onChoose, onWalk, onPoint, onClose, giveBack }: ChoiceMenuProps) {
  const [tab, { seen }, words] = [useTab(), useMoment(), useWords()];
  const [x, y] = usePlaceOnCanvas(tab, offered.at);
  const question = offered.isAsked ? questionWords(seen, words) : undefined;
  const { walk, at } = offered;
  const { view } = tab;
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
      <Popover.Anchor className="question-place" style={{ translate: `${x}px ${y}px` }} />
      <Popover.Portal>
        <Popover.Content
          ref={menu}
          className="menu question-menu play-menu"
          side="right"
          align="start"
          sideOffset={14}
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
          {offered.choices.map((choice) => (
            <button
              key={JSON.stringify(choice.action)}
              type="button"
              className="menu-item question-answer"
              onClick={() => onChoose(choice)}
              onFocus={() => onPoint(choice)}
              onPointerEnter={() => onPoint(choice)}
            >
              <span>{optionWords(choice.action, words, seen)}</span>
              <About choice={choice} />
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What one wants to know before choosing: what may come of an attack, or how somebody is who may be hurt or healed. */
function About({ choice }: { choice: Choice }) {
  const [{ seen }, words] = [useMoment(), useWords()];
  if (isAttack(choice)) return <small>{attackTold(seen, choice, words).lines.slice(0, 2).join(' · ')}</small>;
  const { action } = choice;
  const actor = HURT.has(action.do) ? personNumber(seen, String(action['survivor'])) : NONE;
  if (actor === NONE) return null;
  const left = seen.healthLeft(actor);
  return <small>{words.say('people.health', { left, all: left + seen.at('wounds', actor) })}</small>;
}

const HURT: ReadonlySet<string> = new Set(['wound', 'heal']);
