import { useEffect } from 'react';
import { textIn } from '../../languages';
import { BoardNotices } from '../app/notices';
import { TAB_PANEL, tabId } from '../app/tab-bar';
import { entryAt } from '../handbook/here';
import { isOpen } from '../session/folding';
import { useMoment, useSittingState } from '../session/game-context';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useMission, useTab } from '../session/tab-context';
import { GameBoard } from './board/board';
import { focusBoard } from './board/focus';
import { CardHandProvider } from './cards/card-hand-provider';
import { Hand } from './cards/hand';
import { FreshKeys, useAsks } from './clicks/fresh-keys';
import { CourseBar } from './course/course-bar';
import { Matters } from './course/matters';
import { GuideNote } from './guide/guide-note';
import { MissionPage } from './opening/mission-page';
import { People } from './people/people';
import { useResting } from './resting';
import { Side } from './side';
import { useEscape } from './use-escape';
import './play-screen.css';

/** A game on the table: who plays, the board, their cards, and what has happened. */
export function PlayScreen() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const title = useMission((mission) => textIn(mission.title, language));
  const { openHandbook } = useSession();
  const tab = useTab();
  const handIsOpen = useSessionState(({ folding }) => isOpen(folding, 'hand', { isPlaying: true }));
  const sideIsOpen = useSessionState(({ folding }) => isOpen(folding, 'properties', { isPlaying: true }));
  // The button that was pressed is gone, and keyboards must go on from somewhere; those that go along the tabs stay there.
  useEffect(() => {
    if (document.activeElement?.matches('[role=tab]:focus-visible, .play-menu *')) return;
    focusBoard();
  }, []);
  useEscape();
  useResting(isAtTable, openHandbook);
  return (
    <FreshKeys>
      <main
        className="play-screen"
        tabIndex={-1}
        aria-label={say('play.title', { title })}
        // What one looks at can be looked up: by the right button, a long press, or the key for menus.
        onContextMenu={(event) => {
          const entry = entryAt(event.target);
          if (entry === undefined) return;
          event.preventDefault();
          openHandbook(entry);
        }}
      >
        <div role="tabpanel" id={TAB_PANEL} className="play" aria-labelledby={tabId(tab)}>
          <div className="play-head">
            <CourseBar />
            <Matters />
          </div>
          <MissionPage />
          <CardHandProvider>
            <MomentAsks />
            <People />
            <BoardNotices />
            <div className="play-middle" data-hand={handIsOpen ? 'tall' : 'slim'}>
              <GameBoard />
              <Hand />
            </div>
          </CardHandProvider>
          {sideIsOpen ? <Side /> : null}
          <GuideNote />
        </div>
      </main>
    </FreshKeys>
  );
}

function isAtTable(element: Element): boolean {
  return element.closest('.play-screen') !== null;
}

/** Every moment asks something, when nothing is watched any more on the way there. */
function MomentAsks() {
  const moment = useMoment();
  const isWatching = useSittingState(({ watching }) => watching !== undefined);
  useAsks(isWatching ? undefined : moment);
  return null;
}
