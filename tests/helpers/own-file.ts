import type { Answer, OpenedFile, ReadFile } from '../../main/contract';

/** What was opened, where it is a file of ours and carries none. */
export function ownFile(answer: Answer<ReadFile | null>): OpenedFile {
  if (!answer.ok) throw new Error(`It is refused: ${JSON.stringify(answer.error)}`);
  if (!answer.value || !('document' in answer.value)) throw new Error('It has no file of its own');
  return answer.value;
}
