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

function wordsOf({ events, moment: { system } }: Scene, words: Words): SceneWords {
  const told = events.flatMap((event) => {
    const sentence = tell(event, words);
    return sentence === undefined ? [] : [{ event, sentence, ...system.play.event(event) }];
  });
  const all = told.map(({ sentence }) => sentence);
  const alike = told.filter(({ together }) => together !== undefined);
  const [first] = alike;
  if (first) {
    // The first of those who do the same stands for the others: where they go is seen.
    const more = alike.filter(({ event }) => event.type === first.event.type).length - 1;
    return { sentence: first.sentence, more, all };
  }
  const lead = told.findLastIndex(({ scene }) => scene === 'leads');
  const said = told.slice(Math.max(0, lead), Math.max(0, lead) + MOST);
  const sentence = said.map((one) => one.sentence).reduce(inOneLine, '');
  return { sentence: said.length > 0 ? sentence : undefined, more: 0, all };
}

/** A heading ends without a full stop. */
function inOneLine(before: string, sentence: string): string {
  if (before === '') return sentence;
  return /[.!?…:]$/.test(before) ? `${before} ${sentence}` : `${before} · ${sentence}`;
}

/** A long tail is in the log. */
const MOST = 3;
