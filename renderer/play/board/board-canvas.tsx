import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { Stage } from 'react-konva';
import { around } from '../../../drawing/box';
import { boardPalettes } from '../../../drawing/palette';
import { useShownTheme } from '../../app/shown-theme';
import { extentOf } from '../../canvas/extent';
import { useStage } from '../../canvas/use-stage';
import type { Touch } from '../../game/choices';
import { useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { badgesOn } from './badges';
import { boardKeys } from './board-keys';
import { EffectsLayer } from './effects-layer';
import { placeOfEvent, sceneMarks } from './event-marks';
import { lightShapes } from './light-shapes';
import type { ScenePace } from './pace';
import { pieceAt } from './piece-at';
import { pieceMarks } from './piece-marks';
import { PiecesLayer } from './pieces-layer';
import { nowhere } from './pointed';
import { useReducedMotion } from './reduced-motion';
import { rowShapes } from './row-shapes';
import { GameTableLayer } from './table-layer';
import { attachTablePointer } from './table-pointer';
import { toldMarks } from './told-marks';
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
}

/** The canvas with the board, which hears the mouse and the keyboard. */
export function BoardCanvas({ frame, scene, pace, pointer, picked }: BoardCanvasProps) {
  const [tab, sitting, words] = [useTab(), useSitting(), useWords()];
  const { view } = tab;
  const { mission } = sitting.game;
  const { seen, ground, stood, event, events } = scene;
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
    view.follow(extentOf({ ...mission, placements: [...ground.placements] }, ground.row));
  }, [view, mission, ground]);
  // Beside a game the board may have more room than where it was drawn, or lie on less of the table.
  useLayoutEffect(() => view.fitUnlessChosen(), [view, sitting]);
  useEffect(() => {
    // Whoever watches need not look for it.
    const boxes = events.flatMap((one) => {
      const { from, to } = placeOfEvent(one, seen.table);
      return [from, to].flatMap((zone) => {
        const there = zone === undefined ? undefined : ground.boxOf(zone);
        return there ? [there] : [];
      });
    });
    const box = around(boxes);
    if (box) view.reveal(box);
  }, [events, seen, ground, view]);

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
    () => [...pieceMarks(seen, stood, lights, language), ...sceneMarks(scene, isStill), ...spokenOf.marks],
    [seen, stood, lights, scene, isStill, language, spokenOf],
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
        <PointedZone scene={scene} pointer={pointer} picked={picked} size={size} />
      ) : null}
    </>
  );
}
