import { useRef } from 'react';
import { useSize } from '../../canvas/use-size';
import { useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { BoardCanvas } from './board-canvas';
import { BoardStatus } from './board-status';
import { ChoiceMenu } from './choice-menu';
import { OutcomeNote } from './outcome-note';
import { useBoardInSight } from './use-board-in-sight';
import { useBoardPointer } from './use-board-pointer';
import { useCourseOfEvents } from './use-course-of-events';
import { WatchCaption } from './watch-caption';
import './board.css';

/** The board of the game, as it lies now: what stands there, and what can be done. */
export function GameBoard() {
  const [sitting, words] = [useSitting(), useWords()];
  const speed = useSessionState(({ habits }) => habits.speed);
  const picked = useSittingState((state) => state.picked);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const scene = useBoardInSight();
  const pointer = useBoardPointer(scene);
  useCourseOfEvents(sitting, words, speed);
  const { offered } = pointer;
  return (
    <div className="play-board" data-watching={scene.event !== undefined}>
      <div className="play-board-space">
        <BoardCanvas frame={frame} scene={scene} pointer={pointer} picked={picked} />
        {size ? <OutcomeNote scene={scene} size={size} /> : null}
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
      {scene.event ? <WatchCaption /> : <BoardStatus scene={scene} pointer={pointer} picked={picked} />}
    </div>
  );
}
