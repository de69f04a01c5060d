import type { Answer, ErrorCode, HostError, RefusedFile } from '../contract';

export function failure(code: ErrorCode, file?: RefusedFile): { ok: false; error: HostError } {
  return { ok: false, error: { code, ...(file && { file }) } };
}

/** What a service answers instead of a value when it will not or cannot do what was asked. */
export class HostRefusal {
  constructor(
    readonly code: ErrorCode,
    /** The file that it is about, where it is about one. */
    readonly file?: RefusedFile,
  ) {}
}

export function success<T>(value: T): Answer<T> {
  return { ok: true, value };
}

const codes: Record<string, ErrorCode> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  ENOTDIR: 'not-writable',
  EISDIR: 'not-writable',
  EEXIST: 'not-writable',
  // The folder is gone, or the name is more than it takes.
  ENOENT: 'not-writable',
  ENAMETOOLONG: 'not-writable',
  ELOOP: 'not-writable',
};

/** What the window is told of a failure that Node reported. */
export function errorCode(error: unknown): ErrorCode {
  return codes[(error as NodeJS.ErrnoException | undefined)?.code ?? ''] ?? 'failed';
}
