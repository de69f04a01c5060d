import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { attachSession } from './app/attach';
import { CrashBoundary, CrashPage } from './app/crash-page';
import { loadFonts } from './app/fonts';
import { connectHost } from './app/host';
import { createSession } from './session/session';
import { SessionProvider } from './session/session-context';
import './app/theme.css';

const root = createRoot(document.getElementById('root') as HTMLElement);

try {
  const [session] = await Promise.all([createSession(connectHost()), loadFonts()]);
  attachSession(session, window);
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
