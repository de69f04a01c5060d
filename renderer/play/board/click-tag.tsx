import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Box, middleOf } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { NONE, type Size, type WhyNot } from '../../../engine';
import { besideBox, boxOnScreen } from '../../canvas/beside';
import type { Click } from '../../game/clicks';
import { cardsOf } from '../../game/picture';
import { useMoment, useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import { windowIn } from '../../systems';
import { useCardHandState } from '../cards/hand-context';
import { useCardPaper } from '../cards/use-card-paper';
import { clickWords, riskWords } from '../clicks/click-words';
import { useEntryOf } from '../clicks/why-not';
import { PersonDisc } from '../people/person-disc';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';
import { zonesSpokenOf } from './zones-spoken-of';
import '../clicks/clicks.css';

interface ClickTagProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly scene: BoardInSight;
  readonly pointer: BoardPointer;
  readonly size: Size;
}

/** Beside the zone that is pointed at, level with the pointer: what a click there would do; and what is carried there. */
export function ClickTag({ frame, scene, pointer, size }: ClickTagProps) {
  const { zone, piece, isByKeys, isCarrying } = useStore(pointer.pointed);
  const viewport = useStore(useTab().view.store, (state) => state.viewport);
  const at = usePointerAt(frame);
  const refused = useCardHandState(({ why }) => why?.code);
  const card = useCardHandState(({ carried }) => carried);
  // It goes with the mouse: what it says is worked out only for another place.
  const click = useMemo(() => {
    if (zone === undefined) return undefined;
    return isCarrying ? pointer.carryTo(zone) : pointer.clickAt(zone, piece);
  }, [pointer, zone, piece, isCarrying]);
  if (zone === undefined) return null;
  // Where a click would do nothing nothing is said of it, until somebody wants it all the same.
  const isCarried = isCarrying || card !== undefined;
  const isWanted = isCarried || (click?.is === 'refused' && click.why.code === refused);
  const box = boxOnScreen(viewport, scene.ground.boxOf(zone) ?? [0, 0, 0, 0]);
  const point = isByKeys || !at ? middleOf(box) : at;
  return (
    <>
      {isCarried ? <Carried card={card && String(card.name)} at={point} /> : null}
      {!click || (click.is === 'refused' && !isWanted) ? null : (
        <Tag click={click} zone={zone} about={box} at={point} size={size} />
      )}
    </>
  );
}

/** Who or what hangs on the pointer: a card, or whoever acts. */
function Carried({ card, at: [x, y] }: { card: string | undefined; at: Point }) {
  const { seen } = useMoment();
  const { cards } = windowIn(seen);
  const paper = useCardPaper();
  const number = card === undefined ? NONE : cardsOf(seen).cardNumber(card);
  return (
    <div
      className="click-carried"
      aria-hidden="true"
      style={{ ...paper, translate: `${Math.round(x)}px ${Math.round(y)}px` }}
    >
      {card === undefined ? (
        <PersonDisc seen={seen} actor={seen.acting} />
      ) : (
        <span className="dashboard-slot" data-type={cards?.sort(seen, number)}>
          {cards?.sign(seen, number)}
        </span>
      )}
    </div>
  );
}

interface TagProps {
  readonly click: Click;
  readonly zone: number;
  readonly about: Box;
  readonly at: Point;
  readonly size: Size;
}

function Tag({ click, zone, about, at, size }: TagProps) {
  const [{ seen }, words] = [useMoment(), useWords()];
  const tag = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Size>([0, 0]);
  const text = useMemo(() => clickWords(click, seen, words), [click, seen, words]);
  const risks = useMemo(
    () => (click.is === 'asked' ? click.risks.flatMap((risk) => riskWords(risk, seen, words)) : []),
    [click, seen, words],
  );
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = tag.current ?? { offsetWidth: 0, offsetHeight: 0 };
    setOwn((now) => (now[0] === offsetWidth && now[1] === offsetHeight ? now : [offsetWidth, offsetHeight]));
  }, [text, size, risks.length]);
  const [x, y] = besideBox(about, at, own, size);
  return (
    <div
      ref={tag}
      className="click-tag"
      data-click={click.is}
      data-about={zonesSpokenOf([zone], seen)}
      // What it says is told to others in the line below the board.
      aria-hidden="true"
      style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
    >
      {text}
      {risks.map((risk) => (
        <small key={risk}>{risk}</small>
      ))}
      {click.is === 'refused' ? <RuleOf why={click.why} /> : null}
    </div>
  );
}

/** The rule that is in the way, by its name in the handbook. */
function RuleOf({ why }: { why: WhyNot }) {
  const [words, entry] = [useWords(), useEntryOf(why)];
  return entry ? <small>{words.say('play.why-not.rule', { rule: entry.name })}</small> : null;
}

/** Where the pointer is on the canvas, in pixels; it stays where a finger has been. */
function usePointerAt(frame: RefObject<HTMLElement | null>): Point | undefined {
  const [at, setAt] = useState<Point>();
  useEffect(() => {
    const stopped = new AbortController();
    const hear = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      setAt([clientX - left, clientY - top]);
    };
    // A card that is dragged here moves elsewhere for the browser.
    const options = { signal: stopped.signal };
    window.addEventListener('pointermove', hear, options);
    window.addEventListener('pointerdown', hear, options);
    return () => stopped.abort();
  }, [frame]);
  return at;
}
