import type { ActionWord } from '../../../../engine/systems/undead-or-alive';
import { limits, machines } from '../../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../../languages';
import type { Token } from '../../../../schemas';
import type { HandbookEntry } from '../../../handbook/entry';
import { skillAbout } from '../skill-about';
import { boardWith, entryIn, type HandbookWords, rulesFor } from './telling';

/** What survivors can do in a turn, the most usual first. */
const ACTIONS = [
  ...(['move', 'search', 'take', 'trade', 'reorganize', 'melee', 'shoot', 'reload'] as const),
  ...(['make-noise', 'throw', 'holy-water', 'rally', 'do', 'end-turn', 'leave'] as const),
  ...(['charge', 'vade-retro', 'fan', 'drive', 'board', 'get-out', 'fire', 'improvise'] as const),
] satisfies ActionWord[];

/** What only a skill lets somebody do: the skill says what it is. */
const OF_SKILLS: Readonly<Partial<Record<ActionWord, string>>> = {
  jump: 'jump',
  shove: 'shove',
  lifesaver: 'lifesaver',
  taunt: 'taunt',
  'lend-action': 'born-leader',
  invent: 'inventor',
};

/** Actions with a button have the name of that. */
const BUTTONS: ReadonlySet<string> = new Set<ActionWord>([
  ...(['search', 'take', 'trade', 'reorganize', 'reload', 'make-noise', 'rally', 'end-turn'] as const),
  ...(['charge', 'vade-retro', 'board', ...(Object.keys(OF_SKILLS) as ActionWord[])] as const),
]);

/** Where on a board it is done, or with what. */
const DONE_WITH: Readonly<Partial<Record<ActionWord, (token: Token) => boolean>>> = {
  take: ({ kind }) => kind === 'objective',
  leave: ({ kind }) => kind === 'exit',
  rally: ({ kind }) => kind === 'companion',
  'make-noise': ({ kind }) => kind === 'start',
  'holy-water': (token) => token.kind === 'spawn' && token.spawn !== 'starting',
  'vade-retro': ({ kind }) => kind === 'zombie',
  charge: ({ kind }) => kind === 'zombie',
  drive: ({ kind }) => kind === 'machine',
  board: (token) => token.kind === 'machine' && token.machine === 'wagon',
  'get-out': (token) => token.kind === 'machine' && token.machine === 'wagon',
  fire: (token) => token.kind === 'machine' && token.machine === 'gatling',
};

export function actionEntries(words: HandbookWords): HandbookEntry[] {
  const cost = machines.find(({ id }) => id === 'wagon')?.moveCost ?? limits.actions;
  const told = ACTIONS.map((word): HandbookEntry => {
    const entry = entryIn('action', word, nameOf(word, words), words, { cost });
    const isMeant = DONE_WITH[word];
    return isMeant ? { ...entry, example: boardWith(words.language, isMeant) } : entry;
  });
  const bySkill = Object.entries(OF_SKILLS).map(([word, skill]): HandbookEntry => {
    const id = `action:${word}`;
    const about = skillAbout(skill, words) ?? '';
    return { id, name: nameOf(word as ActionWord, words), about: [about], rules: rulesFor(id) };
  });
  return [...told, ...bySkill];
}

function nameOf(word: ActionWord, { say }: HandbookWords): string {
  const key = BUTTONS.has(word) ? `hand.deed.${word}` : `handbook.action.${word}`;
  return say(key as SentenceKey);
}
