import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { attachSession } from './app/attach';
import { CrashBoundary, CrashPage } from './app/crash-page';
import { loadFonts } from './app/fonts';
import { connectHost } from './app/host';
import { createBackRoom } from './back-room/back-room';
import { workerHelper } from './back-room/helpers';
import { pageOf, windowKeyOf } from './files/window-page';
import { createSession } from './session/session';
import { SessionProvider } from './session/session-context';
import './app/theme.css';

const root = createRoot(document.getElementById('root') as HTMLElement);

try {
  const surrounding = {
    page: pageOf(window),
    windowKey: await windowKeyOf(window),
    backRoom: createBackRoom(workerHelper),
  };
  const [session] = await Promise.all([
    createSession(connectHost(), navigator.language, surrounding),
    loadFonts(),
  ]);
  attachSession(session, window);
  // What was open comes first, so that the start screen does not flash by; but nobody waits for a slow disk.
  await Promise.race([session.files.begin(), patience()]);
  root.render(
    <CrashBoundary>
      <SessionProvider session={session}>
        <App />
      </SessionProvider>
    </CrashBoundary>,
  );
} catch (error) {
  root.render(<CrashPage error={error} />);
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
}
