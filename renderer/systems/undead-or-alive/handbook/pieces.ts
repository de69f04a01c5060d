import {
  CLASSES,
  limits,
  machines,
  tokenKinds,
  zombieKinds,
} from '../../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../../languages';
import type { HandbookEntry } from '../../../handbook/entry';
import { boardWith, entryIn, type HandbookWords } from './telling';

/** What lies on the board without being laid there by a mission. */
const LAID_BY_RULES = ['corpse-pile', 'vade-retro'] as const;

/** Tokens and machines, as the box sorts them. */
export function tokenEntries(words: HandbookWords): HandbookEntry[] {
  const { say, language } = words;
  const cost = machines.find(({ id }) => id === 'wagon')?.moveCost ?? limits.actions;
  const ofMissions = tokenKinds
    .filter(({ kind }) => kind !== 'zombie')
    .flatMap(({ kind, sorts, sortedBy }) =>
      sorts.map(({ id }): HandbookEntry => {
        const sort = id === undefined ? kind : `${kind}.${id}`;
        const name = say(`token.name.${sort}` as SentenceKey);
        const example = boardWith(
          language,
          (token) => token.kind === kind && (sortedBy === undefined || Reflect.get(token, sortedBy) === id),
        );
        return { ...entryIn('token', sort, name, words, { cost }), example };
      }),
    );
  const byRules = LAID_BY_RULES.map((id) => entryIn('token', id, say(`handbook.token.${id}`), words));
  return [...ofMissions, ...byRules];
}

export function zombieEntries(words: HandbookWords): HandbookEntry[] {
  const { say, language } = words;
  return zombieKinds.map((zombie): HandbookEntry => {
    const { id, actions, wounds, damageNeeded, adrenaline, miniatures } = zombie;
    const figures = { actions, wounds, needed: damageNeeded, adrenaline, copies: miniatures };
    return {
      ...entryIn('zombie', id, say(`token.name.zombie.${id}` as SentenceKey), words),
      figures: Object.entries(figures).map(([what, value]) => ({
        what: say(`handbook.figure.${what}` as SentenceKey),
        value: String(value),
      })),
      example: boardWith(language, (token) => token.kind === 'zombie' && token.zombie === id),
    };
  });
}

export function classEntries(words: HandbookWords): HandbookEntry[] {
  const { say } = words;
  return CLASSES.map((id): HandbookEntry => {
    const health = { what: say('handbook.figure.health'), value: String(limits.health[id]) };
    return { ...entryIn('class', id, say(`token.class.${id}`), words), figures: [health] };
  });
}
