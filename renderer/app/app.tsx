import { useEffect } from 'react';
import { AboutDialog } from './about-dialog';
import { MenuBar } from './menu-bar';
import { NoticeBar } from './notice-bar';
import { useSession, useSessionState } from './session-context';
import { StartScreen } from './start-screen';

export function App() {
  const nativeMenu = useSessionState((state) => state.about.nativeMenu);
  const { host } = useSession();
  // Only a shell that shows a window of its own waits for this.
  useEffect(() => void host.call('screen.drawn'), [host]);
  return (
    <>
      {nativeMenu ? null : <MenuBar />}
      <NoticeBar />
      <StartScreen />
      <AboutDialog />
    </>
  );
}
