import { isObject } from './pointer';
import { type Problem, problem } from './problem';

/** What can be opened, and in which version it is written today. */
export const currentVersions = {
  mission: 2,
  tileset: 1,
  tile: 1,
  scenario: 1,
  replay: 1,
  game: 1,
  campaign: 1,
  journey: 1,
};

export type DocumentKind = keyof typeof currentVersions;

export const documentKinds = Object.keys(currentVersions) as readonly DocumentKind[];

type Recognised<K extends DocumentKind> =
  | { ok: true; kind: K; version: number; document: Record<string, unknown> }
  | { ok: false; problem: Problem };

/** Which kind of document a value claims to be, if that is one of those wanted. */
export function recognise<K extends DocumentKind>(value: unknown, wanted: readonly K[]): Recognised<K> {
  const refuse = (problem: Problem): Recognised<K> => ({ ok: false, problem });
  const format = isObject(value) && Object.hasOwn(value, 'format') ? value.format : undefined;
  const match = typeof format === 'string' ? /^boothill\/([a-z]{1,40})@(\d{1,9})$/.exec(format) : null;
  if (!isObject(value) || !match) return refuse(problem('not-a-boothill-file'));
  const version = Number(match[2]);
  const kind = wanted.find((kind) => kind === match[1]);
  if (!kind) {
    const choices = wanted.map((kind) => `boothill/${kind}`).join(', ');
    return refuse(problem('wrong-kind', '/format', { found: `boothill/${match[1] ?? ''}`, choices }));
  }
  const known = currentVersions[kind];
  if (version > known) return refuse(problem('too-new', '/format', { version, known }));
  return { ok: true, kind, version, document: value };
}
