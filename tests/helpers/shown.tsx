import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Page } from '../../renderer/files/surroundings';
import { noPage } from '../../renderer/files/surroundings';
import { createSession } from '../../renderer/session/session';
import { SessionProvider } from '../../renderer/session/session-context';
import { FileHost } from './file-host';
import { settle } from './files';

/** A part of the window on a host in memory, as somebody sees it who has just opened it. */
export async function shown(what: ReactNode, host = new FileHost(), page: Partial<Page> = {}, locale = 'en') {
  const session = await createSession(host, locale, { page: { ...noPage, ...page }, windowKey: 'window' });
  await session.files.begin();
  render(<SessionProvider session={session}>{what}</SessionProvider>);
  return { session, host, settled: () => act(settle) };
}
