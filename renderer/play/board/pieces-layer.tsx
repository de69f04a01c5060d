import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { annotationPrints } from '../../../drawing/board/annotations';
import { writtenAt } from '../../../drawing/board/lettering';
import type { Stood } from '../../../drawing/board/standing';
import type { Box } from '../../../drawing/box';
import type { Shape } from '../../../drawing/scene';
import { reachOf } from '../../../drawing/stamp';
import type { Mission } from '../../../schemas';
import { boxInView, canvasViewport, standAt, standOnPixels } from '../../canvas/canvas-viewport';
import { paintFlags } from '../../canvas/flags';
import type { Mark } from '../../canvas/marks';
import { paintMarks } from '../../canvas/paint-marks';
import { type Paint, Painted } from '../../canvas/painted';
import type { Moment } from '../../game/moment';
import { paintShapes } from '../../painting/paint';
import { stancesOf } from './arrow-and-flags';
import { type Badge, paintBadges } from './badges';
import { type Labels, labelsOf, paintLabels } from './labels';
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
    const plain = marks.filter(({ kind }) => kind !== 'flag');
    return [...plain, ...way, ...(one ? [ringAround(one, 'paint', language)] : [])];
  }, [marks, stood, piece, language, isCarrying, zone, moment, ground]);
  const labelsAt = useMemo(() => labelsOf(stood, acting, language), [stood, acting, language]);
  const flags = useMemo(() => marks.filter((mark) => mark.kind === 'flag'), [marks]);
  const stancesAt = useMemo(
    () => stancesOf({ stood, acting, badges, flags, language }),
    [stood, acting, badges, flags, language],
  );
  const paint = useCallback<Paint>(
    (context, ratio) => {
      const viewport = canvasViewport(view.store.getState().viewport, size, ratio);
      const now = performance.now();
      const isStretched = isZooming();
      paints.stamps.begin(viewport, isStretched);
      standAt(context, viewport);
      paintShapes(context, under, boxInView(viewport), paints.palette, paints.images);
      standOnPixels(context);
      for (const print of notes) paints.stamps.print(context, print);
      const pieces = motion.at(now);
      const actor = pieces.find(({ print }) => print.id === acting);
      const labels = labelsAt(viewport, isStretched);
      const stances = stancesAt(viewport, isStretched, labels);
      if (actor) paintRing(context, viewport, reachOf(actor.print), plateOf(actor, labels), paints.palette);
      for (const { print, opacity } of pieces) paints.stamps.print(context, print, opacity);
      if (actor) paints.stamps.print(context, actor.print, actor.opacity);
      const isGoing = motion.isGoing(now);
      const around = over.map((mark) => aroundPiece(mark, pieces, stood, labels));
      paintMarks(context, viewport, around, paints.palette);
      paintLabels(context, viewport, pieces, labels, paints.palette);
      if (actor && stances.arrow)
        paintArrow(context, viewport, reachOf(actor.print), stances.arrow, paints.palette);
      paintFlags(context, viewport, flags, stances.flags, paints.palette);
      paintBadges(context, viewport, badges, paints.palette);
      if (paints.stamps.isBehind() || isGoing) requestAnimationFrame(redraw);
    },
    [
      view,
      size,
      paints,
      under,
      over,
      badges,
      notes,
      labelsAt,
      stancesAt,
      flags,
      acting,
      motion,
      stood,
      isZooming,
      redraw,
    ],
  );
  return <Painted paint={paint} />;
}

/** A ring around somebody who is on their way goes with them, and around a plate it is one with corners. */
function aroundPiece(
  mark: Mark,
  painted: readonly PaintedPiece[],
  stood: ReadonlyMap<string, Stood>,
  labels: Labels,
): Mark {
  if (mark.kind !== 'ring' || mark.piece === undefined) return mark;
  const piece = painted.find(({ print }) => print.id === mark.piece);
  const end = stood.get(mark.piece)?.at;
  if (!piece || !end) return mark;
  const plate = plateOf(piece, labels);
  if (plate) return { kind: 'box', box: plate, grown: mark.pen.width / 2, pen: mark.pen };
  const now = piece.print.at;
  return { ...mark, at: [mark.at[0] + now[0] - end[0], mark.at[1] + now[1] - end[1]] };
}

/** The plate on which a small piece is written. */
function plateOf({ print }: PaintedPiece, labels: Labels): Box | undefined {
  const letter = labels.of.get(print.id)?.letter;
  return letter?.plate && writtenAt(letter, print.at);
}
