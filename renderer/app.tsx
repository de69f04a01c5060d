import { useEffect } from 'react';
import { useStore } from 'zustand';
import { AboutDialog } from './app/about-dialog';
import { DropSign } from './app/drop-sign';
import { EditorScreen } from './app/editor/editor-screen';
import { KeysDialog } from './app/keys-dialog';
import { LibraryDialog } from './app/library-dialog';
import { MenuBar } from './app/menu-bar';
import { StartNotices } from './app/notices';
import { QuestionDialog } from './app/question-dialog';
import { StartScreen } from './app/start/start-screen';
import { TabBar } from './app/tab-bar';
import { TourCard } from './app/tours/tour-card';
import { ToursDialog } from './app/tours/tours-dialog';
import { VersionBar } from './app/version-bar';
import { VersionsDialog } from './app/versions-dialog';
import { WaitDialog } from './app/wait-dialog';
import { CampaignScreen } from './campaign/campaign-screen';
import type { Tab } from './document/tab';
import { HandbookDialog } from './panels/handbook/handbook-dialog';
import { BoxesDialog } from './panels/palette/boxes-dialog';
import { Tips } from './panels/tip';
import { PlayScreen } from './play/play-screen';
import { SetUpDialog } from './play/set-up/set-up-dialog';
import { PrintDialog } from './print/print-dialog';
import { GameProvider } from './session/game-context';
import { useSession, useSessionState } from './session/session-context';
import { TabProvider } from './session/tab-context';

/** An open mission, or the game that is played on it. */
function TabScreen({ tab }: { tab: Tab }) {
  const { games } = useSession();
  const { sitting, autopilot, keeper, isShown } = useStore(games.of(tab));
  if (!sitting || !isShown) return <EditorScreen />;
  return (
    <GameProvider sitting={sitting} autopilot={autopilot} keeper={keeper}>
      <Tips>
        <PlayScreen />
      </Tips>
    </GameProvider>
  );
}

/** Where no mission is in sight. */
function StartOrCampaign() {
  const { campaigns } = useSession();
  const journey = useStore(campaigns.store, ({ shown, journeys }) =>
    shown === undefined ? undefined : journeys[shown],
  );
  return journey ? <CampaignScreen key={journey.key} journey={journey} /> : <StartScreen />;
}

export function App() {
  const { host, tabs, editorOf } = useSession();
  const nativeMenu = useSessionState((state) => state.about.nativeMenu);
  const hasTabs = useSessionState((state) => state.openTabs > 0);
  const active = useStore(tabs.store, (state) => state.active);
  // Only a shell that shows a window of its own waits for this.
  useEffect(() => void host.call('screen.drawn'), [host]);
  return (
    <>
      {nativeMenu ? null : <MenuBar />}
      {hasTabs ? <TabBar /> : null}
      {active ? (
        <TabProvider key={active.key} open={{ tab: active, editor: editorOf(active) }}>
          <VersionBar />
          <TabScreen tab={active} />
          <VersionsDialog />
          <SetUpDialog />
          <PrintDialog />
          <HandbookDialog isOfMission />
        </TabProvider>
      ) : (
        <>
          <StartNotices />
          <StartOrCampaign />
          <HandbookDialog />
        </>
      )}
      <AboutDialog />
      <ToursDialog />
      <KeysDialog />
      <BoxesDialog />
      <LibraryDialog />
      <QuestionDialog />
      <WaitDialog />
      <DropSign />
      <TourCard />
    </>
  );
}
