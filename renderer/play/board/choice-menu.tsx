import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { NONE, type Size, type Walk } from '../../../engine';
import { optionWords } from '../../../telling/options';
import { questionWords } from '../../../telling/questions';
import { Answer, AnswersMenu } from '../../canvas/answers-menu';
import type { Choice } from '../../game/choices';
import { personNumber } from '../../game/people';
import { pictureOf } from '../../game/picture';
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
  // Whoever has moved the board elsewhere would not know what is asked.
  useEffect(() => view.reveal([...at, 0, 0]), [view, at]);
  return (
    <AnswersMenu
      box={place.beside}
      side={place.side}
      gap={OFF}
      label={question ?? words.say('play.board.menu')}
      className="play-menu"
      question={offered}
      onClose={onClose}
      giveBack={giveBack}
    >
      {question === undefined ? null : <p className="play-menu-question">{question}</p>}
      {walk ? (
        <Answer onClick={() => onWalk(walk)}>
          {words.say('play.board.walk-to', {
            zone: words.zone(seen.table.zones[walk.zone]?.id ?? ''),
            actions: words.say('count.actions', { count: walk.cost }),
          })}
        </Answer>
      ) : null}
      {choices.map((choice) => (
        <Answer
          key={JSON.stringify(choice.action)}
          onClick={() => onChoose(choice)}
          onFocus={() => onPoint(choice)}
          onPointerEnter={() => onPoint(choice)}
        >
          <span>{optionWords(choice.action, words, seen)}</span>
          <About choice={choice} />
        </Answer>
      ))}
    </AnswersMenu>
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

/** What one wants to know before choosing: what may come of an attack, or how somebody is who may be hurt or healed. */
function About({ choice }: { choice: Choice }) {
  const [{ seen }, words] = [useMoment(), useWords()];
  if (isAttack(choice)) return <Odds told={attackTold(seen, choice, words)} />;
  const { traits, touches } = choice;
  const actor = traits.shows === 'health' ? personNumber(seen, String(touches[0]?.name)) : NONE;
  if (actor === NONE) return null;
  const health = pictureOf(seen).people[actor]?.health ?? { left: 0, all: 0 };
  return <small>{words.say('people.health', { taken: health.all - health.left, all: health.all })}</small>;
}
