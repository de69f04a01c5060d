import { useEffect } from 'react';
import { useSession, useSessionState } from '../session/session-context';
import { AboutDialog } from './about-dialog';
import { DropSign } from './drop-sign';
import { MenuBar } from './menu-bar';
import { NoticeBar } from './notice-bar';
import { StartScreen } from './start-screen';
import { ViewerScreen } from './viewer-screen';

export function App() {
  const nativeMenu = useSessionState((state) => state.about.nativeMenu);
  const documentIsOpen = useSessionState((state) => state.documentIsOpen);
  const { host } = useSession();
  // Only a shell that shows a window of its own waits for this.
  useEffect(() => void host.call('screen.drawn'), [host]);
  return (
    <>
      {nativeMenu ? null : <MenuBar />}
      <NoticeBar />
      {documentIsOpen ? <ViewerScreen /> : <StartScreen />}
      <AboutDialog />
      <DropSign />
    </>
  );
}
