import type { Arguments, CallName, Value } from '../host/calls';
import type { HostEvent } from '../host/events';
import type { ReadFile, RefusedFile } from './values';

export type { Arguments, CallName, Value } from '../host/calls';
export type { EventName, Events, HostEvent } from '../host/events';
export type * from './values';

/** The same bridge in both shells. Only JSON crosses it; a failure is a value, never an exception. */
export interface Bridge {
  readonly call: <Name extends CallName>(
    name: Name,
    ...args: Arguments<Name>
  ) => Promise<Answer<Value<Name>>>;
  readonly listen: (listener: (event: HostEvent) => void) => void;
  /** The desktop shell knows where a file lies that was dropped on the window, so that it can be saved there. */
  readonly openDropped?: (file: File) => Promise<Answer<ReadFile>>;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; error: HostError };

export interface HostError {
  code: ErrorCode;
  /** The file that the user chose, where that is what failed. */
  file?: RefusedFile;
}

export type ErrorCode =
  /** The arguments are not of the call's form. */
  | 'bad-argument'
  /** There is no such call. */
  | 'unknown-call'
  /** This shell cannot do it: a local page has no menu bar of its own. */
  | 'not-here'
  | 'disk-full'
  | 'not-writable'
  /** Another program has written to the file since it was read or saved. */
  | 'changed-on-disk'
  /** The file is where it was no more. */
  | 'gone'
  /** Another program of ours is saving the file, and is not through with it. */
  | 'busy'
  /** The library has a file of that name. */
  | 'name-taken'
  /** The host knows no such document, draft or version (any more). */
  | 'not-known'
  /** The file that the user chose cannot be read. */
  | 'not-readable'
  /** What was asked for is more than a local page can be given at once. */
  | 'answer-too-large'
  /** The host is gone: the program behind the local page has ended. */
  | 'host-gone'
  | 'failed';
