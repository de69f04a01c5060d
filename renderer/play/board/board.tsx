import { useRef } from 'react';
import { useSize } from '../../canvas/use-size';
import { useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { BoardCanvas } from './board-canvas';
import { BoardStatus } from './board-status';
import { ChoiceMenu } from './choice-menu';
import { OutcomeNote } from './outcome-note';
import { useBoardHand } from './use-board-hand';
import { useCourseOfEvents } from './use-course-of-events';
import { useScene } from './use-scene';
import { WatchCaption } from './watch-caption';
import './board.css';

/** The board of the game, as it lies now: what stands there, and what can be done. */
export function Board() {
  const [sitting, words] = [useSitting(), useWords()];
  const speed = useSessionState(({ habits }) => habits.speed);
  const picked = useSittingState((state) => state.picked);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const scene = useScene();
  const hand = useBoardHand(scene);
  useCourseOfEvents(sitting, words, speed);
  const { pointed, lights, offered } = hand;
  return (
    <div className="play-board" data-watching={scene.event !== undefined}>
      <div className="play-board-space">
        <BoardCanvas frame={frame} scene={scene} hand={hand} picked={picked} />
        {size ? <OutcomeNote scene={scene} size={size} /> : null}
        {offered && size ? (
          <ChoiceMenu
            offered={offered}
            canvas={size}
            onChoose={hand.choose}
            onWalk={hand.walk}
            onPoint={hand.pointTo}
            onClose={hand.close}
            giveBack={() => frame.current?.focus({ preventScroll: true })}
          />
        ) : null}
      </div>
      {scene.event ? (
        <WatchCaption />
      ) : (
        <BoardStatus scene={scene} pointed={pointed} lights={lights} picked={picked} />
      )}
    </div>
  );
}
