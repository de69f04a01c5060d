import { AboutDialog } from './about-dialog';
import { MenuBar } from './menu-bar';
import { NoticeBar } from './notice-bar';
import { useSessionState } from './session-context';
import { StartScreen } from './start-screen';

export function App() {
  const nativeMenu = useSessionState((state) => state.about.nativeMenu);
  return (
    <>
      {nativeMenu ? null : <MenuBar />}
      <NoticeBar />
      <StartScreen />
      <AboutDialog />
    </>
  );
}
