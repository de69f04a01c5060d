import { tell } from '../../../telling/log';
import type { Words } from '../../../telling/words';
import type { Scene } from '../../game/scenes';

/** What is said of a scene: what led up to it and what comes first, and how much more of the kind there is. */
export interface SceneWords {
  readonly sentence: string | undefined;
  readonly more: number;
  /** All of it. */
  readonly all: readonly string[];
}

const known = new WeakMap<Scene, readonly [Words, SceneWords]>();

export function sceneWords(scene: Scene, words: Words): SceneWords {
  const before = known.get(scene);
  if (before?.[0] === words) return before[1];
  const said = wordsOf(scene, words);
  known.set(scene, [words, said]);
  return said;
}

function wordsOf({ events, moment }: Scene, words: Words): SceneWords {
  const told = events.flatMap((event) => {
    const sentence = tell(event, words);
    return sentence === undefined ? [] : [{ event, sentence }];
  });
  const all = told.map(({ sentence }) => sentence);
  // Everything that happens at once is of a kind: the first of it stands for the rest.
  const alike = told.findIndex(({ event }) => moment.system.play.event(event).together !== undefined);
  const said = alike < 0 ? all : all.slice(0, alike + 1);
  // A long tail is in the log.
  const short = said.slice(0, MOST);
  return { sentence: short.length > 0 ? short.join(' ') : undefined, more: all.length - short.length, all };
}

const MOST = 3;
