import { useRef, useState } from 'react';
import type { Box } from '../../../drawing/box';
import { useSize } from '../../canvas/use-size';
import { useSitting, useSittingState } from '../../session/game-context';
import { BoardCanvas } from './board-canvas';
import { BoardStatus } from './board-status';
import { BoardStrip } from './board-strip';
import { ChoiceMenu } from './choice-menu';
import { OutcomeNote } from './outcome-note';
import { useBoardInSight } from './use-board-in-sight';
import { useBoardPointer } from './use-board-pointer';
import { useCourseOfEvents } from './use-course-of-events';
import { useScenePace } from './use-pace';
import { WatchCaption } from './watch-caption';
import './board.css';

/** The board of the game, as it lies now: what stands there, and what can be done. */
export function GameBoard() {
  const sitting = useSitting();
  const picked = useSittingState((state) => state.picked);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [note, setNote] = useState<Box>();
  const scene = useBoardInSight(size);
  const pointer = useBoardPointer(scene);
  const pace = useScenePace();
  useCourseOfEvents(sitting, pace);
  const { offered } = pointer;
  return (
    <div className="play-board" data-watching={scene.event !== undefined}>
      <div className="play-board-space">
        <BoardCanvas frame={frame} scene={scene} pace={pace} pointer={pointer} picked={picked} note={note} />
        {size ? <OutcomeNote scene={scene} size={size} onLaid={setNote} /> : null}
        {offered && size ? (
          <ChoiceMenu
            offered={offered}
            canvas={size}
            onChoose={pointer.choose}
            onWalk={pointer.walk}
            onPoint={pointer.pointTo}
            onClose={pointer.close}
            giveBack={() => frame.current?.focus({ preventScroll: true })}
          />
        ) : null}
      </div>
      <BoardStrip>
        <BoardStatus scene={scene} pointer={pointer} picked={picked} />
        {scene.event ? <WatchCaption /> : null}
      </BoardStrip>
    </div>
  );
}
