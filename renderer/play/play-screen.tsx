import { useEffect, useRef } from 'react';
import { textIn } from '../../languages';
import { useSentences, useSessionState } from '../session/session-context';
import { useMission } from '../session/tab-context';
import { Board } from './board/board';
import { ChoiceList } from './choice-list';
import { CourseBar } from './course/course-bar';
import { Side } from './side';
import './play-screen.css';

/** A game on the table: who plays, the board, and what has happened. */
export function PlayScreen() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const title = useMission((mission) => textIn(mission.title, language));
  const main = useRef<HTMLElement>(null);
  // The button that was pressed is gone, and keyboards must go on from somewhere.
  useEffect(() => main.current?.focus(), []);
  return (
    <main className="play" ref={main} tabIndex={-1} aria-label={say('play.title', { title })}>
      <CourseBar />
      <aside className="play-survivors" aria-label={say('play.survivors')} />
      <div className="play-middle">
        <Board />
        <section className="play-hand" aria-label={say('play.hand')}>
          <ChoiceList />
        </section>
      </div>
      <Side />
    </main>
  );
}
