import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Box } from '../../../drawing/box';
import type { GameEvent, Size } from '../../../engine';
import { boxOnScreen } from '../../canvas/beside';
import { cameOf } from '../../game/outcome';
import { pictureOf, zoneActing } from '../../game/picture';
import { useIsPiloted, useMoment, useSittingState, useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import { roomFor } from './room';
import { zonesToldOf } from './told-marks';
import type { BoardInSight } from './use-board-in-sight';
import { useMeasured } from './use-measured';
import { zonesSpokenOf } from './zones-spoken-of';

interface OutcomeNoteProps {
  readonly scene: Pick<BoardInSight, 'seen' | 'ground'>;
  readonly size: Size;
  /** Where it lies, for what is said beside it. */
  readonly onLaid?: (box: Box | undefined) => void;
}

/** What came of what was done last, until something else is done: nobody has to read the log for it, and to others the log tells it. */
export function OutcomeNote({ scene, size, onLaid }: OutcomeNoteProps) {
  const [moment, words, isPiloted] = [useMoment(), useWords(), useIsPiloted()];
  const isDone = useSittingState(({ done, watching }) => done === moment && watching === undefined);
  const isShown = isDone && !isPiloted;
  const came = useMemo(() => (isShown ? cameOf(moment, words) : []), [isShown, moment, words]);
  const [ref, own = NOTE] = useMeasured<HTMLDivElement>();
  const about = useMemo(
    () =>
      zonesOf(
        came.map(({ event }) => event),
        scene,
      ),
    [came, scene],
  );
  const viewport = useStore(useTab().view.store, (state) => state.viewport);
  const { at } = useMemo(() => {
    const { ground } = scene;
    const onScreen = (zones: readonly number[]) =>
      zones.flatMap((zone) => {
        const box = ground.boxOf(zone);
        return box ? [boxOnScreen(viewport, box)] : [];
      });
    return roomFor({
      size: own,
      within: [0, 0, ...size],
      beneath: { about: onScreen(about), board: onScreen(ground.zones) },
    });
  }, [own, about, scene, viewport, size]);
  const [x, y] = at.map(Math.round) as [number, number];
  const isThere = came.length > 0;
  useEffect(() => {
    onLaid?.(isThere ? [x, y, ...own] : undefined);
  }, [onLaid, isThere, x, y, own]);
  return (
    <div
      className="play-note"
      role="note"
      aria-label={words.say('play.note.label')}
      ref={ref}
      style={{ translate: `${x}px ${y}px` }}
      data-about={zonesSpokenOf(about, scene.seen)}
    >
      {came.map(({ sentence, times }, line) => (
        // The same can come of two things that are done one after the other.
        <p key={line}>{times > 1 ? words.say('play.note.times', { sentence, times }) : sentence}</p>
      ))}
    </div>
  );
}

/** Pixels, until it has been measured. */
const NOTE: Size = [300, 75];

/** The zones of which events speak, those where the people stand of whom they do, and that of whoever acts. */
function zonesOf(
  events: readonly GameEvent[],
  { seen, ground }: OutcomeNoteProps['scene'],
): readonly number[] {
  const { people } = pictureOf(seen);
  const told = events.flatMap((event) => zonesToldOf(event, seen.table, people));
  const own = zoneActing(seen);
  return [...new Set([...told, ...(events.length > 0 && own >= 0 ? [own] : [])])].filter((zone) =>
    ground.boxOf(zone),
  );
}
