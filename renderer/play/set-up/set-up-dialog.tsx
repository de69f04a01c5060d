import { Dialog } from 'radix-ui';
import { type SyntheticEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { textIn } from '../../../languages';
import { startGame } from '../../game/played-game';
import { firstSetUp, isFilledIn, newDraw, type SetUp, startOptions } from '../../game/set-up';
import { useSettledMission } from '../../panels/settled';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';
import { DrawField } from './draw-field';
import { HowToPlay } from './how-to-play';
import { MissionNotes } from './mission-notes';
import { Troubles } from './troubles';
import { WhoPlays } from './who-plays';
import './set-up.css';

/** What is settled before a game begins: who plays, and with which luck. */
export function SetUpDialog() {
  const { showDialog } = useSession();
  const open = useSessionState((state) => state.dialog === 'set-up');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => showDialog(next ? 'set-up' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        {open ? <SetUpSheet /> : null}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SetUpSheet() {
  const say = useSentences();
  const { games, showDialog, changeHabits } = useSession();
  const tab = useTab();
  const language = useSessionState((state) => state.language);
  const title = useMission((mission) => textIn(mission.title, language));
  const { setUp, change, problem } = useSetUp();
  const start = useRef<HTMLButtonElement>(null);
  const play = (event: SyntheticEvent) => {
    event.preventDefault();
    // Why not stands there already.
    if (games.begin(tab, startOptions(setUp))) return;
    const { seed: _, ...posse } = setUp;
    changeHabits({ posse });
    showDialog(undefined);
  };
  return (
    <Dialog.Content
      className="dialog set-up"
      aria-describedby={undefined}
      // Whoever only wants to play presses Enter.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        start.current?.focus();
      }}
    >
      <Dialog.Title className="dialog-title list-title">{say('set-up.title', { title })}</Dialog.Title>
      <form className="set-up-form" onSubmit={play}>
        <div className="set-up-sheet">
          <div className="set-up-wishes">
            <WhoPlays setUp={setUp} change={change} />
            <HowToPlay setUp={setUp} change={change} />
            <DrawField seed={setUp.seed} change={(seed) => change({ seed })} />
          </div>
          <MissionNotes setUp={setUp} />
        </div>
        <Troubles problem={problem} />
        <div className="question-choices">
          <button ref={start} type="submit" className="button button-first">
            {say('set-up.play')}
          </button>
          <Dialog.Close className="button question-cancel">{say('close.cancel')}</Dialog.Close>
        </div>
      </form>
    </Dialog.Content>
  );
}

/** What is wished for, and why it cannot be had, if it cannot. */
function useSetUp() {
  const last = useSessionState(({ habits }) => habits.posse);
  const mission = useSettledMission();
  const [setUp, setSetUp] = useState<SetUp>(() => firstSetUp(mission, newDraw(), last));
  const change = (part: Partial<SetUp>) => setSetUp((before) => ({ ...before, ...part }));
  const tried = useDeferredValue(setUp);
  const problem = useMemo(() => {
    // The field itself says that it is empty.
    if (!isFilledIn(tried)) return undefined;
    const started = startGame(mission, startOptions(tried));
    return 'problem' in started ? started.problem : undefined;
  }, [mission, tried]);
  return { setUp, change, problem };
}
