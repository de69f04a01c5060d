import type { Language, Say } from '../../languages';
import type { Mission } from '../../schemas';
import { storiesIn } from '../document/commands/story';
import type { HistoryStep } from '../document/history';
import { wordsFor } from './desk';
import { inShort } from './in-short';
import { storyWords } from './story-words';

/** As much as fits on a line or two beside the board. */
const LONG = 60;

const known = new WeakMap<HistoryStep, Map<Language, string>>();

/** What a step is called; one of a single goal or rule says which, in the words that it had then, or had last. */
export function stepWords(step: HistoryStep<Mission>, language: Language, say: Say): string {
  const ofStep = known.get(step) ?? new Map<Language, string>();
  known.set(step, ofStep);
  const words = ofStep.get(language) ?? named(step, language, say);
  ofStep.set(language, words);
  return words;
}

function named({ label, before, after }: HistoryStep<Mission>, language: Language, say: Say): string {
  const { key, parameters } = label;
  const words = parameters && (wordsOf(after, parameters, language) ?? wordsOf(before, parameters, language));
  return words === undefined
    ? say(key, parameters)
    : say('step.named', { step: say(key, parameters), words: inShort(words, LONG) });
}

/** A label says it by these; what was kept in a draft may say anything. */
function wordsOf(
  mission: Mission,
  { list, story: id, variant }: Readonly<Record<string, string | number>>,
  language: Language,
): string | undefined {
  if (list !== 'goals' && list !== 'rules') return undefined;
  const where = { list, ...(typeof variant === 'string' && { variant }) } as const;
  const story = storiesIn(mission, where).find((each) => each.id === id);
  if (!story) return undefined;
  return storyWords(wordsFor(mission, language), { part: list === 'goals' ? 'Goal' : 'Rule', story });
}
