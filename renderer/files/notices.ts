import type { HostError } from '../../main/contract';
import type { Problem } from '../../schemas';
import type { Notice } from '../session/notice';

export interface Refused {
  readonly name: string;
  readonly problem: Problem;
  readonly more?: number;
  readonly salvage?: unknown;
}

/** Why a file was not opened, and whether part of it can be. */
export function refusal({ name, problem, more = 0, salvage }: Refused): Notice {
  const { pointer, code, parameters } = problem;
  return {
    key: pointer === '' ? 'open.refused' : 'open.refused-at',
    parameters: { name, pointer },
    reason: { key: `problem.${code}`, parameters },
    more,
    ...(salvage === undefined ? {} : { actions: ['document.salvage'] }),
  };
}

/** Several files at once were refused: the first stands for all. */
export function refusals(refused: readonly Refused[]): Notice | undefined {
  const [first, ...others] = refused;
  if (!first) return undefined;
  const notice = refusal(first);
  if (others.length === 0) return notice;
  return {
    ...notice,
    key: 'open.refused-several',
    parameters: { ...notice.parameters, count: refused.length },
  };
}

/** The host could not do what it was asked for. */
export function failure({ code }: HostError): Notice {
  return { key: `error.${code}` };
}

/** A mission could not be saved: it stays as it is in the window, and there is a way out. */
export function notSaved(name: string, { code }: HostError): Notice {
  const parameters = { name };
  switch (code) {
    case 'disk-full':
      return {
        key: 'files.not-saved.disk-full',
        parameters,
        actions: ['document.save', 'document.saveAs'],
      };
    case 'not-writable':
      return { key: 'files.not-saved.not-writable', parameters, actions: ['document.saveAs'] };
    case 'host-gone':
      return { key: 'files.not-saved.host-gone', parameters, actions: ['document.download'] };
    default:
      return {
        key: 'files.not-saved',
        parameters,
        reason: { key: `error.${code}` },
        actions: ['document.save', 'document.saveAs'],
      };
  }
}

/** What stands in the window would not be a mission in a file. */
export function unwritable(name: string, { pointer, code, parameters }: Problem): Notice {
  return {
    key: 'files.not-a-mission',
    parameters: { name, pointer },
    reason: { key: `problem.${code}`, parameters },
  };
}
