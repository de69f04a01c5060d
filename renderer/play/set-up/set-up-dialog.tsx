import { Dialog } from 'radix-ui';
import { type SyntheticEvent, useState } from 'react';
import type { StartProblem } from '../../../engine';
import { textIn } from '../../../languages';
import { startWords } from '../../../telling/reasons';
import { firstSetUp, newDraw, type SetUp, startOptions } from '../../game/set-up';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';
import { DrawField } from './draw-field';
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
  const { games, showDialog } = useSession();
  const tab = useTab();
  const language = useSessionState((state) => state.language);
  const mission = useMission((whole) => whole);
  const [setUp, setSetUp] = useState<SetUp>(() => {
    const draw = newDraw();
    const last = games.of(tab).getState().setUp;
    return last ? { ...last, seed: draw } : firstSetUp(mission, draw);
  });
  const [problem, setProblem] = useState<StartProblem>();
  const change = (part: Partial<SetUp>) => {
    setProblem(undefined);
    setSetUp({ ...setUp, ...part });
  };
  const play = (event: SyntheticEvent) => {
    event.preventDefault();
    const refused = games.begin(tab, startOptions(setUp), setUp);
    setProblem(refused);
    if (!refused) showDialog(undefined);
  };
  return (
    <Dialog.Content className="dialog set-up" aria-describedby={undefined}>
      <Dialog.Title className="dialog-title list-title">
        {say('set-up.title', { title: textIn(mission.title, language) })}
      </Dialog.Title>
      <form className="set-up-form" onSubmit={play}>
        <div className="set-up-sheet">
          <WhoPlays setUp={setUp} change={change} />
          <DrawField seed={setUp.seed} change={(seed) => change({ seed })} />
        </div>
        {problem ? (
          <p className="set-up-problem" role="alert">
            {startWords(problem, say)}
          </p>
        ) : null}
        <div className="question-choices">
          <button type="submit" className="button button-first">
            {say('set-up.play')}
          </button>
          <Dialog.Close className="button question-cancel">{say('close.cancel')}</Dialog.Close>
        </div>
      </form>
    </Dialog.Content>
  );
}
