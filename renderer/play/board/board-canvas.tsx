import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Stage } from 'react-konva';
import { useStore } from 'zustand';
import { around, type Box } from '../../../drawing/box';
import { boardPalettes } from '../../../drawing/palette';
import { NONE } from '../../../engine';
import { useStage } from '../../canvas/use-stage';
import type { Touch } from '../../game/choices';
import { personActing, zoneActing } from '../../game/picture';
import { about } from '../../handbook/here';
import { useMoment, useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useShownTheme } from '../../session/shown-theme';
import { useTab } from '../../session/tab-context';
import { badgesOn } from './badges';
import { boardKeys } from './board-keys';
import { ClickTag } from './click-tag';
import { EffectsLayer } from './effects-layer';
import { entryOfPointed } from './entry-of-pointed';
import { placeOfEvent, sceneMarks } from './event-marks';
import { goalMarks } from './goal-marks';
import { groundExtent } from './ground-extent';
import { lightShapes } from './light-shapes';
import type { ScenePace } from './pace';
import { pieceMarks } from './piece-marks';
import { PiecesLayer } from './pieces-layer';
import { useReducedMotion } from './reduced-motion';
import { rowShapes } from './row-shapes';
import { GameTableLayer } from './table-layer';
import { toldMarks } from './told-marks';
import { useBoardHand } from './use-board-hand';
import type { BoardInSight } from './use-board-in-sight';
import type { BoardPointer } from './use-board-pointer';
import { useEffects } from './use-effects';
import { useKeysBeside } from './use-keys-beside';
import { useMotion } from './use-motion';
import { PointedZone } from './zone-card';

interface BoardCanvasProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly scene: BoardInSight;
  /** Of what is watched just now. */
  readonly pace: ScenePace | undefined;
  readonly pointer: BoardPointer;
  readonly picked: Touch | undefined;
  /** What came of the last action, in pixels of the canvas. */
  readonly note: Box | undefined;
}

/** The canvas with the board, which hears the mouse and the keyboard. */
export function BoardCanvas({ frame, scene, pace, pointer, picked, note }: BoardCanvasProps) {
  const [tab, sitting, words, moment] = [useTab(), useSitting(), useWords(), useMoment()];
  const { view } = tab;
  const { mission } = sitting.game;
  const { seen, ground, stood, least, event, events } = scene;
  const { pointed, lights } = pointer;
  const language = useSessionState((state) => state.language);
  const palette = boardPalettes[useShownTheme()];
  const { stage, size, paints, redraw, isZooming } = useStage(frame, view, palette);
  // While pieces glide, the tiles under them lie still; and so do the pieces while dice fall.
  const redrawPieces = useCallback(() => void stage.current?.getLayers().at(-2)?.batchDraw(), [stage]);
  const redrawEffects = useCallback(
    () => void stage.current?.getLayers().at(-1)?.show().batchDraw(),
    [stage],
  );
  const hideEffects = useCallback(() => void stage.current?.getLayers().at(-1)?.hide(), [stage]);
  const isStill = useReducedMotion();
  const effects = useEffects(scene, pace, redrawEffects);
  const motion = useMotion(scene, pace, effects);
  // What stands elsewhere is painted elsewhere, by the same motion.
  useLayoutEffect(redrawPieces, [stood, redrawPieces]);
  useLayoutEffect(() => {
    view.follow(groundExtent(mission, ground));
  }, [view, mission, ground]);
  // Beside a game the board may have more room than where it was drawn, or lie on less of the table.
  useLayoutEffect(() => view.fitUnlessChosen(), [view, sitting]);
  const follows = useSessionState(({ habits }) => habits.follows);
  const isHeld = useRef(false);
  useEffect(() => {
    // It never jumps under a hand that moves it.
    if (!follows || isHeld.current) return;
    // Whoever watches need not look for it: what happens now, or else whoever acts.
    const zones =
      events.length === 0
        ? [zoneActing(seen)]
        : events.flatMap((one) => {
            const { from = NONE, to = NONE } = placeOfEvent(one, seen.table);
            return [from, to];
          });
    const box = around(
      zones.flatMap((zone) => {
        const there = ground.boxOf(zone);
        return there ? [there] : [];
      }),
    );
    if (box) view.reveal(box);
  }, [events, seen, ground, view, follows]);

  useBoardHand(frame, scene, pointer, isHeld);

  const press = boardKeys(scene, pointer, view, sitting.nextScene);
  useKeysBeside(frame, press);
  const badges = useMemo(
    () => badgesOn(lights, seen, ground, { stood, least }, language),
    [lights, seen, ground, stood, least, language],
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
      ...goalMarks(scene, language),
      ...sceneMarks(scene, isStill),
      ...spokenOf.marks,
    ],
    [scene, stood, lights, isStill, language, spokenOf],
  );
  const row = useMemo(
    () => rowShapes(ground, (zone) => words.zone(seen.table.zones[zone]?.id ?? '').title),
    [ground, words, seen],
  );
  const entryPointed = useStore(pointed, (at) => entryOfPointed(at, scene));
  const canvas = { view, paints, language, ground, isZooming, redraw };
  return (
    <>
      <div
        className="play-board-frame"
        ref={frame}
        {...about(entryPointed)}
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
              moment={moment}
              acting={personActing(seen)?.piece}
              isWatching={event !== undefined}
            />
            <EffectsLayer
              {...canvas}
              redraw={redrawEffects}
              hide={hideEffects}
              size={size}
              frame={frame}
              table={seen.table}
              stood={stood}
              effects={effects}
            />
          </Stage>
        ) : null}
      </div>
      {size && !event && !pointer.offered ? (
        <>
          <PointedZone scene={scene} pointer={pointer} picked={picked} note={note} size={size} />
          <ClickTag frame={frame} scene={scene} pointer={pointer} size={size} />
        </>
      ) : null}
    </>
  );
}
