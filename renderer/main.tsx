import { createRoot } from 'react-dom/client';
import { App } from './app';
import { attachSession } from './app/attach';
import { CrashBoundary, CrashPage } from './app/crash-page';
import { connectHost } from './app/host';
import { followStumbles, type Stumbles } from './app/stumbles';
import { tellUncaught } from './app/uncaught';
import { createBackRoom } from './back-room/back-room';
import { keptProgram } from './back-room/program';
import { helperIn } from './back-room/threads';
import workerAddress from './back-room/worker?worker&url';
import { loadFonts } from './files/fonts';
import { pageOf, windowKeyOf } from './files/window-page';
import { createSession } from './session/session';
import { SessionProvider } from './session/session-context';
import './app/theme.css';

const root = createRoot(document.getElementById('root') as HTMLElement);

const workerProgram = keptProgram(workerAddress);

let stumbles: Stumbles | undefined;
try {
  const windowKey = await windowKeyOf(window);
  stumbles = followStumbles(window);
  if (stumbles.isInCircles) root.render(<CrashPage isAgain />);
  else await open(windowKey, stumbles);
} catch (error) {
  root.render(<CrashPage error={error} isAgain={stumbles?.note() ?? false} />);
}

async function open(windowKey: string, { isAfterOne, note }: Stumbles): Promise<void> {
  const [session] = await Promise.all([
    createSession(connectHost(), navigator.language, {
      page: pageOf(window),
      windowKey,
      backRoom: createBackRoom(helperIn(async () => new Worker(await workerProgram(), { type: 'module' }))),
    }),
    loadFonts(),
  ]);
  attachSession(session, window);
  tellUncaught(session, window);
  // What was open comes first, so that the start screen does not flash by; but nobody waits for a slow disk.
  await Promise.race([session.begin(isAfterOne), aMoment()]);
  root.render(
    <CrashBoundary note={note}>
      <SessionProvider session={session}>
        <App />
      </SessionProvider>
    </CrashBoundary>,
  );
}

function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
}
