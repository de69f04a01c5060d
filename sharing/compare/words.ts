import { type Language, type Say, textIn } from '../../languages';
import type { Arrow, Goal, Label, Mission, Placement, Rule, Token } from '../../schemas';
import { goalSentences, ruleSentences } from '../../telling/mission/sentences';
import { wholeTokenWords } from '../../telling/tokens';
import type { Change } from './difference';

/** In what words a change is told: both versions are at hand, because sentences may speak of what only one of them has. */
export interface Telling {
  readonly before: Mission;
  readonly after: Mission;
  readonly language: Language;
  readonly say: Say;
}

export function changeWords(change: Change, telling: Telling): string {
  const { kind, before, after } = change;
  const { say } = telling;
  if (kind === 'reordered') return say('compare.reordered', { what: partWords(change.part, say) });
  const [was, is] = [
    before === undefined ? undefined : whatWords(change, before, telling.before, telling),
    after === undefined ? undefined : whatWords(change, after, telling.after, telling),
  ];
  const what = is ?? was ?? '';
  return was !== undefined && is !== undefined && was !== is
    ? say('compare.changed-to', { before: was, after: is })
    : say(`compare.${kind}`, { what });
}

/** What one thing of a mission is. */
type InWords = (thing: never, mission: Mission, telling: Telling) => string;

const pieces: Readonly<Record<string, InWords>> = {
  placements: ({ face }: Placement, _, { say }) => say('pieces.name.tile', { face }),
  tokens: (token: Token, { system }, { say }) => wholeTokenWords(system, token, say),
  labels: ({ text }: Label, _, { language, say }) =>
    say('pieces.name.label', { words: textIn(text, language) }),
  arrows: (_arrow: Arrow, _, { say }) => say('pieces.name.arrow'),
  areas: ({ name }: { name: Record<string, string> }, _, { language, say }) =>
    say('find.name.area', { name: textIn(name, language) }),
  goals: ({ id }: Goal, mission, { language, say }) =>
    say('compare.goal', { words: wordsOf(id, goalSentences(mission, language)) }),
  rules: ({ id }: Rule, mission, { language, say }) =>
    say('compare.rule', { words: wordsOf(id, ruleSentences(mission, language)) }),
};

function whatWords({ part, item }: Change, thing: unknown, mission: Mission, telling: Telling): string {
  const words = Object.hasOwn(pieces, part) ? pieces[part] : undefined;
  if (words && item !== undefined) return words(thing as never, mission, telling);
  const what = partWords(part, telling.say);
  return item === undefined ? what : telling.say('compare.item', { what, item });
}

interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly parts?: readonly Sentence[];
}

function wordsOf(id: string, sentences: readonly Sentence[]): string {
  const sentence = sentences.find((each) => each.id === id);
  return sentence ? allWords(sentence) : id;
}

function allWords({ text, parts = [] }: Sentence): string {
  return [text, ...parts.map(allWords)].join(' ');
}

/** The parts that every mission may have; a part that only a later Boothill knows goes by what the file calls it. */
export const namedParts = [
  'id',
  'title',
  'texts',
  'authors',
  'licence',
  'difficulty',
  'minutes',
  'players',
  'origin',
  'options',
  'boxes',
  'components',
  'placements',
  'faces',
  'tokens',
  'labels',
  'arrows',
  'areas',
  'goals',
  'rules',
  'counters',
  'groups',
  'grades',
  'variants',
  'classLimits',
  'decks',
  'kinds',
  'aside',
] as const;

function partWords(part: string, say: Say): string {
  const named = namedParts.find((name) => name === part);
  return named ? say(`compare.part.${named}`) : say('compare.part', { part });
}
