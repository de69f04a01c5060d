import { isError, type Problem, problem } from './problem';
import { scanJson } from './scan';

/** The largest file that is opened, in bytes. */
export const largestFile = 20_000_000;

export type Parsed = { ok: true; value: unknown; warnings: Problem[] } | { ok: false; problem: Problem };

export function fileTooLarge(size: number, most = largestFile): Problem {
  return problem('file-too-large', '', { megabytes: megabytes(size), limit: megabytes(most) });
}

/** The same for what comes in without saying how much it will be. */
export function inputTooLarge(most = largestFile): Problem {
  return problem('input-too-large', '', { limit: megabytes(most) });
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

export function parseJson(fileText: string): Parsed {
  if (fileText.length > largestFile) return { ok: false, problem: fileTooLarge(fileText.length) };
  // Pictures, programs and UTF-16: no text that anybody typed has a NUL in it.
  if (fileText.includes('\0')) return { ok: false, problem: problem('not-utf8') };
  const text = fileText.replace(/^\uFEFF/, '');
  if (text.trim() === '') return { ok: false, problem: problem('empty-file') };
  const found = scanJson(text);
  const fault = found.find(isError);
  if (fault) return { ok: false, problem: fault };
  return { ok: true, value: JSON.parse(text), warnings: found };
}
