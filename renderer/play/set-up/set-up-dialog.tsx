import { Dialog } from 'radix-ui';
import { type SyntheticEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Brought, missionFor, type StartProblem } from '../../../engine';
import { textIn } from '../../../languages';
import type { Variant } from '../../../schemas';
import { missing } from '../../checks/checks-for-author';
import { variantOf } from '../../document/as-looked-at';
import { startGame } from '../../game/played-game';
import { firstSetUp, howManyPlay, isFilledIn, newDraw, type SetUp, startOptions } from '../../game/set-up';
import { useWholeMission } from '../../panels/settled';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';
import { goToWrong } from '../whole-number-field';
import { DrawField } from './draw-field';
import { HowToPlay } from './how-to-play';
import { MissionVariants } from './mission-variants';
import { PartOfCampaign } from './part-of-campaign';
import { Troubles } from './troubles';
import { unlaid, useLaying } from './use-laying';
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
  const { games, showDialog, changeHabits, campaigns } = useSession();
  const tab = useTab();
  const [partOf] = useState(() => campaigns.partOf(tab));
  const language = useSessionState((state) => state.language);
  const title = useMission((mission) => textIn(mission.title, language));
  const { setUp, change, problems, laying } = useSetUp(partOf?.brought);
  const start = useRef<HTMLButtonElement>(null);
  // Whoever changes something does not want to begin with what they had before.
  const [wanted, setWanted] = useState<SetUp>();
  const begins = wanted === setUp && laying.isLaid;
  const isAwaited = wanted === setUp && !begins && laying.problem === undefined;
  const play = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!goToWrong(event.currentTarget)) setWanted(setUp);
  };
  useEffect(() => {
    if (!begins) return;
    // Why not stands there already.
    if (games.beginNow(tab, startOptions(setUp, partOf?.brought))) return;
    games.of(tab).getState().sitting?.read('mission');
    const { seed: _, ...posse } = setUp;
    // Who goes on in a campaign says nothing of who plays next time.
    if (!partOf) changeHabits({ posse });
    // Together with the game, whose board could not be given the keys beside a dialog.
    showDialog(undefined);
  }, [begins, games, tab, setUp, partOf, changeHabits, showDialog]);
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
      {partOf ? <PartOfCampaign partOf={partOf} /> : null}
      <form className="set-up-form" noValidate onSubmit={play}>
        <div className="set-up-sheet">
          <div className="set-up-wishes">
            <WhoPlays setUp={setUp} change={change} />
            <HowToPlay setUp={setUp} change={change} />
            <DrawField seed={setUp.seed} change={(seed) => change({ seed })} />
            <MissionVariants setUp={setUp} />
          </div>
        </div>
        <Troubles problems={problems} />
        <p className="set-up-laying" role="status">
          {isAwaited ? say('set-up.laying') : null}
          {isAwaited ? <progress value={laying.done} aria-label={say('set-up.laying')} /> : null}
        </p>
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
function useSetUp(brought: Brought | undefined) {
  const last = useSessionState(({ habits }) => habits.posse);
  const mission = useWholeMission();
  const variant = useStore(useTab().document.store, (state) => state.variant);
  const [setUp, setSetUp] = useState<SetUp>(() =>
    firstSetUp(mission, newDraw(), {
      before: last,
      brought,
      survivors: howManyOf(variantOf(mission, variant), last?.count),
    }),
  );
  const change = (part: Partial<SetUp>) => setSetUp((before) => ({ ...before, ...part }));
  const tried = useDeferredValue(setUp);
  const isWhole = isFilledIn(mission, tried);
  const laid = useLaying(mission, isWhole ? howManyPlay(tried) : undefined);
  const { isLaid, problem } = laid;
  const problems = useMemo(() => {
    const lacks = missing(missionFor(mission, howManyPlay(tried)));
    const all: StartProblem[] = lacks.map((code) => ({ code, parameters: {} }));
    // A field itself says what is wrong with it.
    if (!isWhole) return all;
    if (problem) return [...all, problem];
    if (!isLaid) return all;
    const started = startGame(mission, startOptions(tried, brought));
    const isNew = 'problem' in started && all.every(({ code }) => code !== started.problem.code);
    return isNew ? [...all, started.problem] : all;
  }, [mission, tried, brought, isWhole, isLaid, problem]);
  // What was found out for an earlier wish is no answer to this one.
  const laying = tried === setUp ? laid : unlaid;
  return { setUp, change, problems, laying };
}

/** As many as played last, where the variant that is looked at is for as many. */
function howManyOf(variant: Variant | undefined, last: number | undefined): number | undefined {
  if (!variant) return undefined;
  const { survivors } = variant;
  return last !== undefined && survivors.includes(last) ? last : Math.max(...survivors);
}
