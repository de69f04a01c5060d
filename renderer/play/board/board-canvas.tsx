import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Stage } from 'react-konva';
import type { Box } from '../../../drawing/box';
import { boardPalettes } from '../../../drawing/palette';
import { useShownTheme } from '../../app/shown-theme';
import { extentOf } from '../../canvas/extent';
import { useStage } from '../../canvas/use-stage';
import type { Touch } from '../../game/choices';
import { personActing, zoneActing } from '../../game/picture';
import { useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { badgesOn } from './badges';
import { boardKeys } from './board-keys';
import { eventMarks, placeOfEvent } from './event-marks';
import { lightShapes } from './light-shapes';
import { pieceAt } from './piece-at';
import { pieceMarks } from './piece-marks';
import { PiecesLayer } from './pieces-layer';
import { nowhere } from './pointed';
import { rowShapes } from './row-shapes';
import { GameTableLayer } from './table-layer';
import { attachTablePointer } from './table-pointer';
import { toldMarks } from './told-marks';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';
import { useKeysBeside } from './use-keys-beside';
import { useMotion } from './use-motion';
import { PointedZone } from './zone-card';

interface BoardCanvasProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly scene: BoardInSight;
  readonly pointer: BoardPointer;
  readonly picked: Touch | undefined;
  /** What came of the last action, in pixels of the canvas. */
  readonly note: Box | undefined;
}

/** The canvas with the board, which hears the mouse and the keyboard. */
export function BoardCanvas({ frame, scene, pointer, picked, note }: BoardCanvasProps) {
  const [tab, sitting, words] = [useTab(), useSitting(), useWords()];
  const { view } = tab;
  const { mission } = sitting.game;
  const { seen, ground, stood, event } = scene;
  const { pointed, lights } = pointer;
  const language = useSessionState((state) => state.language);
  const palette = boardPalettes[useShownTheme()];
  const { stage, size, paints, redraw, isZooming } = useStage(frame, view, palette);
  const motion = useMotion(scene);

  // While pieces glide, the tiles under them lie still.
  const redrawPieces = useCallback(() => void stage.current?.getLayers().at(-1)?.batchDraw(), [stage]);
  // What stands elsewhere is painted elsewhere, by the same motion.
  useLayoutEffect(redrawPieces, [stood, redrawPieces]);
  useLayoutEffect(() => {
    view.follow(extentOf({ ...mission, placements: [...ground.placements] }, ground.row));
  }, [view, mission, ground]);
  // Beside a game the board may have more room than where it was drawn, or lie on less of the table.
  useLayoutEffect(() => view.fitUnlessChosen(), [view, sitting]);
  const follows = useSessionState(({ habits }) => habits.follows);
  const isHeld = useRef(false);
  // Whoever watches need not look for it: what happens now, or else whoever acts.
  const action = event ? placeOfEvent(event, seen.table).to : zoneActing(seen);
  useEffect(() => {
    const box = action === undefined || action < 0 ? undefined : ground.boxOf(action);
    // It never jumps under a hand that moves it.
    if (box && follows && !isHeld.current) view.reveal(box);
  }, [event, action, ground, view, follows]);

  const point = useEffectEvent((at: readonly [number, number] | undefined, hasMoved: boolean) => {
    const zone = at && ground.zoneAt(at);
    // A board panned by key moves under a resting mouse; that must not change what is pointed at.
    if (pointed.getState().isByKeys && (zone === undefined || !hasMoved)) return;
    if (zone === undefined) return pointed.setState(nowhere);
    pointed.setState({ zone, piece: at && pieceAt(at, zone, stood, language), isByKeys: false });
  });
  const click = useEffectEvent((at: readonly [number, number]) => {
    if (event) return sitting.nextScene();
    const zone = ground.zoneAt(at);
    if (zone !== undefined) pointer.turnTo(zone, pieceAt(at, zone, stood, language));
  });
  useEffect(() => {
    if (!frame.current) return undefined;
    return attachTablePointer(frame.current, view, {
      point: (at, hasMoved) => point(at, hasMoved),
      click: (at) => click(at),
      hold: (held) => {
        isHeld.current = held;
      },
    });
  }, [frame, view]);

  const press = boardKeys(scene, pointer, view, sitting.nextScene);
  useKeysBeside(frame, press);
  const badges = useMemo(
    () => badgesOn(lights, seen, ground, stood, language),
    [lights, seen, ground, stood, language],
  );
  const told = useSittingState((state) => state.told);
  const spokenOf = useMemo(
    () => toldMarks(event ? undefined : told, { seen, ground, stood }, language),
    [event, told, seen, ground, stood, language],
  );
  const shapes = useMemo(
    () => [...lightShapes(lights, ground), ...spokenOf.shapes],
    [lights, ground, spokenOf],
  );
  const marks = useMemo(
    () => [
      ...pieceMarks(stood, lights, language),
      ...(event ? eventMarks(event, seen.table, ground) : []),
      ...spokenOf.marks,
    ],
    [seen.table, stood, lights, event, ground, language, spokenOf],
  );
  const row = useMemo(
    () => rowShapes(ground, (zone) => words.zone(seen.table.zones[zone]?.id ?? '').title),
    [ground, words, seen],
  );
  const canvas = { view, paints, language, ground, isZooming, redraw };
  return (
    <>
      <div
        className="play-board-frame"
        ref={frame}
        // It hears keys.
        tabIndex={0}
        role="application"
        aria-label={words.say('play.board')}
        aria-description={words.say('play.board.keys')}
        onKeyDown={press}
      >
        {size ? (
          <Stage ref={stage} width={size[0]} height={size[1]} listening={false}>
            <GameTableLayer {...canvas} size={size} row={row} />
            <PiecesLayer
              {...canvas}
              redraw={redrawPieces}
              size={size}
              motion={motion}
              mission={mission}
              stood={stood}
              lights={shapes}
              badges={badges}
              marks={marks}
              pointed={pointed}
              acting={personActing(seen)?.piece}
              isWatching={event !== undefined}
            />
          </Stage>
        ) : null}
      </div>
      {size && !event && !pointer.offered ? (
        <PointedZone scene={scene} pointer={pointer} picked={picked} note={note} size={size} />
      ) : null}
    </>
  );
}
