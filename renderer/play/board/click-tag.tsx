import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Box, middleOf } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { Size } from '../../../engine';
import { boxOnScreen } from '../../canvas/beside';
import type { Click } from '../../game/clicks';
import { useMoment, useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import { useCardHandState } from '../cards/hand-context';
import { clickWords, riskWords } from '../clicks/click-words';
import { PersonDisc } from '../people/person-disc';
import { tagPlace } from './tag-place';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';
import '../clicks/clicks.css';

interface ClickTagProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly scene: BoardInSight;
  readonly pointer: BoardPointer;
  readonly size: Size;
}

/** Beside the pointer, or the zone where the keyboard stands: what a click there would do. */
export function ClickTag({ frame, scene, pointer, size }: ClickTagProps) {
  const { zone, piece, isByKeys, isCarrying } = useStore(pointer.pointed);
  const { seen } = useMoment();
  const viewport = useStore(useTab().view.store, (state) => state.viewport);
  const at = usePointerAt(frame);
  const refused = useCardHandState(({ why }) => why?.code);
  const isCardCarried = useCardHandState(({ carried }) => carried !== undefined);
  if (zone === undefined) return null;
  const click = isCarrying ? pointer.carryTo(zone) : pointer.clickAt(zone, piece);
  // Where a click would do nothing nothing is said of it, until somebody wants it all the same.
  const isWanted = isCarrying || isCardCarried || (click?.is === 'refused' && click.why.code === refused);
  if (!click || (click.is === 'refused' && !isWanted)) return null;
  const box = scene.ground.boxOf(zone);
  const ofZone = box && boxOnScreen(viewport, box);
  const about = isByKeys || !at ? ofZone : undefined;
  return (
    <Tag
      click={click}
      about={about ?? (at ? [...at, 0, 0] : undefined)}
      size={size}
      carried={isCarrying ? seen.acting : undefined}
    />
  );
}

interface TagProps {
  readonly click: Click;
  readonly about: Box | undefined;
  readonly size: Size;
  readonly carried: number | undefined;
}

function Tag({ click, about, size, carried }: TagProps) {
  const [{ seen }, words] = [useMoment(), useWords()];
  const tag = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<Size>([0, 0]);
  const text = clickWords(click, seen, words);
  const risks = click.is === 'asked' ? click.risks.flatMap((risk) => riskWords(risk, seen, words)) : [];
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = tag.current ?? { offsetWidth: 0, offsetHeight: 0 };
    setOwn((now) => (now[0] === offsetWidth && now[1] === offsetHeight ? now : [offsetWidth, offsetHeight]));
  }, [text, size, risks.length, carried]);
  const [x, y] = tagPlace(about ?? [...middleOf([0, 0, ...size]), 0, 0], own, size);
  return (
    <div
      ref={tag}
      className="click-tag"
      data-click={click.is}
      // What it says is told to others in the line below the board.
      aria-hidden="true"
      style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
    >
      {carried === undefined ? null : <PersonDisc seen={seen} actor={carried} />}
      <span>
        {text}
        {risks.map((risk) => (
          <small key={risk}>{risk}</small>
        ))}
      </span>
    </div>
  );
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
