import type { ReadFile } from '../../main/contract';
import type { Mission } from '../../schemas';
import type { Session } from '../session/session';

/** The mission of a recent file, which is read and not opened; nothing where it cannot be. */
export async function readRecent(
  { host, backRoom, store }: Session,
  recent: string,
): Promise<Mission | undefined> {
  const answer = await host.call('document.openRecent', recent);
  if (!answer.ok) return undefined;
  const text = textOf(answer.value);
  if ('document' in answer.value) void host.call('document.close', answer.value.document);
  const { language } = store.getState();
  const read = await backRoom.ask('read', { text, language });
  return read.ok && read.answer.ok ? read.answer.sound.mission : undefined;
}

/** Of a file that carries missions the first of them. */
function textOf(file: ReadFile): string {
  return 'carried' in file ? (file.carried[0]?.text ?? '') : file.text;
}
