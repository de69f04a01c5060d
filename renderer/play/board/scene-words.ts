import { tell } from '../../../telling/log';
import type { Words } from '../../../telling/words';
import type { Scene } from '../../game/scenes';

/** What is said of a scene: what led up to it and what comes first, and how much more of the kind there is. */
export interface SceneWords {
  readonly sentence: string | undefined;
  readonly more: number;
  /** All of it. */
  readonly all: () => readonly string[];
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
  const traits = events.map((event) => ({ event, ...system.play.event(event) }));
  // Only what is read is told: of sixty zombies that is a sentence.
  const all = () => events.flatMap((event) => tell(event, words) ?? []);
  const alike = traits.filter(({ together }) => together !== undefined);
  const first = alike.find(({ event }) => tell(event, words) !== undefined);
  if (first) {
    // The first of those who do the same stands for the others: where they go is seen.
    const more = alike.filter(({ event }) => event.type === first.event.type).length - 1;
    return { sentence: tell(first.event, words), more, all };
  }
  const told = traits.flatMap(({ event, scene }) => {
    const sentence = tell(event, words);
    return sentence === undefined ? [] : [{ sentence, scene }];
  });
  const lead = Math.max(
    0,
    told.findLastIndex(({ scene }) => scene === 'leads'),
  );
  const said = told.slice(lead, lead + MOST);
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
