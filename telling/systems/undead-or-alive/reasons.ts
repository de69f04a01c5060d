import type { Say, SentenceKey } from '../../../languages';
import type { Parameters } from '../../system-telling';
import { wordsWithoutMission } from './kinds';

const sorts: Readonly<Record<string, (name: string) => string>> = {
  class: (name) => `token.class.${name}`,
  component: (name) => `component.${name}`,
};

/** A reason with its classes, pieces and zombies in words. */
export function reasonInWords(parameters: Parameters, say: Say): Parameters {
  const { zombie, asked, most } = parameters;
  const said = Object.entries(parameters).map(([sort, name]) => {
    const key = Object.hasOwn(sorts, sort) ? sorts[sort]?.(String(name)) : undefined;
    return [sort, key === undefined ? name : say(key as SentenceKey)] as const;
  });
  return {
    ...Object.fromEntries(said),
    ...(zombie !== undefined && {
      zombies: wordsWithoutMission('counted', String(zombie), say, Number(asked ?? most ?? 0)),
    }),
  };
}
