import type { RefusedFile } from '../../main/contract';
import { fileTooLarge, largestFile, type Problem, problem } from '../../schemas';
import { hasErrors } from '../document/open-document';
import type { Session } from '../session/session';
import { chooseFile } from './choose-file';

/** Lets the user choose a mission: by the shell's own dialog, or by the browser's where the shell has none. */
export async function openByDialog(session: Session): Promise<void> {
  const answer = await session.host.call('document.open');
  if (answer.ok) {
    if (answer.value) open(session, answer.value.name, answer.value.text);
    return;
  }
  const { code, file: refused } = answer.error;
  if (refused) return refuse(session, refused);
  if (code !== 'not-here') return session.report(answer);
  const file = await chooseFile();
  if (file) await openFile(session, file);
}

/** A file that the browser has handed over; whether it could be opened. */
export async function openFile(session: Session, file: File): Promise<boolean> {
  if (file.size > largestFile) {
    refuse(session, { name: file.name, problem: fileTooLarge(file.size) });
    return false;
  }
  const text = await textOf(file);
  if (typeof text === 'string') return open(session, file.name, text);
  refuse(session, { name: file.name, problem: text });
  return false;
}

/** A folder that was dropped is a file that cannot be read. */
async function textOf(file: File): Promise<string | Problem> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return problem('unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return problem('not-utf8');
  }
}

function refuse(session: Session, refused: RefusedFile): void {
  session.document.refuse(refused);
  sayWhy(session);
}

export function openSalvage({ document, dismissNotice }: Session): void {
  document.openSalvage();
  dismissNotice();
}

export function closeDocument({ document, dismissNotice }: Session): void {
  document.close();
  dismissNotice();
}

function open(session: Session, name: string, text: string): boolean {
  const { document, store } = session;
  if (!document.openText(name, text, store.getState().language)) {
    sayWhy(session);
    return false;
  }
  const { open: opened } = document.store.getState();
  if (opened && hasErrors(opened)) session.notify({ key: 'open.with-errors', parameters: { name } });
  else session.dismissNotice();
  return true;
}

function sayWhy({ document, notify }: Session): void {
  const { failed } = document.store.getState();
  if (!failed) return;
  const { name, problem, more = 0, salvage } = failed;
  const { pointer, code, parameters } = problem;
  notify({
    key: pointer === '' ? 'open.refused' : 'open.refused-at',
    parameters: { name, pointer },
    reason: { key: `problem.${code}`, parameters },
    more,
    ...(salvage && { action: 'document.salvage' }),
  });
}
