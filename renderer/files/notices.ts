import type { KeyedSentence } from '../../languages';
import type { ErrorCode, HostError } from '../../main/contract';
import type { Problem } from '../../schemas';
import type { Tab } from '../document/tab';
import type { Notice, NoticeAction } from './notice';

export interface Refused {
  readonly name: string;
  readonly problem: Problem;
  readonly more?: number;
  readonly others?: readonly Problem[];
  /** Why the file was not even found, in words of its own. */
  readonly reason?: KeyedSentence;
}

/** Why a file was not opened, and whether part of it can be. */
export function refusal({
  name,
  problem,
  reason,
  more = 0,
  others = [],
  salvage,
}: Refused & { salvage?: unknown }): Notice {
  const { pointer, code, parameters } = problem;
  return {
    key: pointer === '' ? 'open.refused' : 'open.refused-at',
    parameters: { name, pointer },
    reason: reason ?? { key: `problem.${code}`, parameters },
    more,
    ...(others.length > 0 && { moreReasons: others.map(reasonOf) }),
    ...(salvage === undefined ? {} : { actions: ['document.salvage'] }),
  };
}

function reasonOf({ pointer, code, parameters }: Problem): NonNullable<Notice['moreReasons']>[number] {
  return { key: `problem.${code}`, parameters, pointer };
}

/** Speaks of one of the open missions. */
export function about(tab: Tab, notice: Notice): Notice {
  return { ...notice, tab: tab.key };
}

/** The host could not do what it was asked for. */
export function failure({ code }: HostError): Notice {
  return { key: `error.${code}` };
}

/** A mission could not be saved: it stays as it is in the window, and there is a way out. */
export function notSaved(name: string, { code }: HostError): Notice {
  return {
    key: 'files.not-saved',
    parameters: { name },
    reason: { key: `error.${code}` },
    actions: waysOut[code] ?? ['document.save', 'document.saveAs'],
  };
}

/** The mission took too long to be looked through, and is kept in the window. */
export function notWritten(name: string): Notice {
  return {
    key: 'files.not-saved',
    parameters: { name },
    reason: { key: 'files.too-long' },
    actions: ['document.save', 'document.saveAs'],
  };
}

const waysOut: Partial<Record<ErrorCode, readonly NoticeAction[]>> = {
  'not-writable': ['document.saveAs'],
  // The page is there still, and so is the browser.
  'host-gone': ['document.download'],
};

/** What stands in the window would not be a mission in a file. */
export function unwritable(name: string, { pointer, code, parameters }: Problem): Notice {
  return {
    key: 'files.not-a-mission',
    parameters: { name, pointer },
    reason: { key: `problem.${code}`, parameters },
  };
}
