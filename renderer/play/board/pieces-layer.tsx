import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { annotationPrints } from '../../../drawing/board/annotations';
import type { Stood } from '../../../drawing/board/standing';
import type { Shape } from '../../../drawing/scene';
import type { Mission } from '../../../schemas';
import { boxInView, canvasViewport, standAt, standOnPixels } from '../../canvas/canvas-viewport';
import type { Mark } from '../../canvas/marks';
import { paintMarks } from '../../canvas/paint-marks';
import { type Paint, Painted } from '../../canvas/painted';
import type { Moment } from '../../game/moment';
import { paintShapes } from '../../painting/paint';
import { type Badge, paintBadges } from './badges';
import { labelsOf, paintLabels } from './labels';
import { pointedShapes } from './light-shapes';
import type { Motion, PaintedPiece } from './motion';
import { ringAround } from './piece-marks';
import { nowhere, type PointedPieceStore } from './pointed';
import { paintArrow, paintRing } from './spotlight';
import type { CanvasProps } from './table-layer';
import { wayMarks } from './way-marks';

interface PiecesProps extends CanvasProps {
  readonly mission: Mission;
  readonly motion: Motion;
  readonly stood: ReadonlyMap<string, Stood>;
  /** The lit zones, under the pieces. */
  readonly lights: readonly Shape[];
  readonly badges: readonly Badge[];
  /** Around pieces, and of what happens just now. */
  readonly marks: readonly Mark[];
  /** Whose turn it is. */
  readonly acting: string | undefined;
  readonly pointed: PointedPieceStore;
  readonly moment: Moment;
  /** Nobody points while something is watched. */
  readonly isWatching: boolean;
}

/** What stands on the board, what can be done there, and what is pointed at: all that changes from moment to moment. */
export function PiecesLayer(props: PiecesProps) {
  const {
    view,
    size,
    paints,
    language,
    ground,
    isZooming,
    redraw,
    mission,
    motion,
    stood,
    lights,
    badges,
    marks,
    moment,
    acting,
  } = props;
  const now = useStore(props.pointed);
  const { zone, piece, isByKeys, isCarrying } = props.isWatching ? nowhere : now;
  const under = useMemo(
    () => [...lights, ...(zone === undefined ? [] : pointedShapes(ground, zone, isByKeys))],
    [lights, ground, zone, isByKeys],
  );
  // What the author has written on the board is dimmed by no light.
  const notes = useMemo(() => annotationPrints(mission, { language }), [mission, language]);
  const over = useMemo(() => {
    const one = piece === undefined ? undefined : stood.get(piece);
    const way = isCarrying && zone !== undefined ? wayMarks(moment, zone, ground) : [];
    return [...marks, ...way, ...(one ? [ringAround(one, 'paint', language)] : [])];
  }, [marks, stood, piece, language, isCarrying, zone, moment, ground]);
  const labels = useMemo(() => labelsOf(stood, language), [stood, language]);
  const paint = useCallback<Paint>(
    (context, ratio) => {
      const viewport = canvasViewport(view.store.getState().viewport, size, ratio);
      const now = performance.now();
      paints.stamps.begin(viewport, isZooming());
      standAt(context, viewport);
      paintShapes(context, under, boxInView(viewport), paints.palette, paints.images);
      standOnPixels(context);
      for (const print of notes) paints.stamps.print(context, print);
      const pieces = motion.at(now);
      const actor = pieces.find(({ print }) => print.id === acting);
      if (actor) paintRing(context, viewport, actor.print, paints.palette);
      for (const { print, opacity } of pieces) paints.stamps.print(context, print, opacity);
      if (actor) paints.stamps.print(context, actor.print, actor.opacity);
      // Where letters would run into each other, whoever acts keeps theirs.
      const first = actor ? [actor, ...pieces.filter((piece) => piece !== actor)] : pieces;
      paintLabels(context, viewport, first, labels, paints.palette);
      const others = first.slice(1).map(({ print }) => print);
      if (actor) paintArrow(context, viewport, actor.print, others, paints.palette);
      const isGoing = motion.isGoing(now);
      const around = isGoing ? over.map((mark) => withPiece(mark, pieces, stood)) : over;
      paintMarks(context, viewport, around, paints.palette);
      paintBadges(context, viewport, badges, paints.palette);
      if (paints.stamps.isBehind() || isGoing) requestAnimationFrame(redraw);
    },
    [view, size, paints, under, over, badges, notes, labels, acting, motion, stood, isZooming, redraw],
  );
  return <Painted paint={paint} />;
}

/** A ring around somebody who is on their way goes with them. */
function withPiece(mark: Mark, painted: readonly PaintedPiece[], stood: ReadonlyMap<string, Stood>): Mark {
  if (mark.kind !== 'ring' || mark.piece === undefined) return mark;
  const now = painted.find(({ print }) => print.id === mark.piece)?.print.at;
  const end = stood.get(mark.piece)?.at;
  if (!now || !end) return mark;
  return { ...mark, at: [mark.at[0] + now[0] - end[0], mark.at[1] + now[1] - end[1]] };
}
