import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Tab } from '../document/tab';
import { BoxesDialog } from '../panels/palette/boxes-dialog';
import { Tips } from '../panels/tip';
import { PlayScreen } from '../play/play-screen';
import { SetUpDialog } from '../play/set-up/set-up-dialog';
import { GameProvider } from '../session/game-context';
import { useSession, useSessionState } from '../session/session-context';
import { TabProvider } from '../session/tab-context';
import { AboutDialog } from './about-dialog';
import { DropSign } from './drop-sign';
import { EditorScreen } from './editor/editor-screen';
import { LibraryDialog } from './library-dialog';
import { MenuBar } from './menu-bar';
import { StartNotices } from './notices';
import { QuestionDialog } from './question-dialog';
import { StartScreen } from './start/start-screen';
import { TabBar } from './tab-bar';
import { VersionBar } from './version-bar';
import { VersionsDialog } from './versions-dialog';
import { WaitDialog } from './wait-dialog';

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
        </TabProvider>
      ) : (
        <>
          <StartNotices />
          <StartScreen />
        </>
      )}
      <AboutDialog />
      <BoxesDialog />
      <LibraryDialog />
      <QuestionDialog />
      <WaitDialog />
      <DropSign />
    </>
  );
}
