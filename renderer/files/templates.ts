import { type Language, sentence } from '../../languages';
import type { Mission, Placement, Token } from '../../schemas';

/** What a new mission can begin with. */
export const templates = ['empty', 'town', 'train'] as const;

export type TemplateId = (typeof templates)[number];

export function isTemplate(word: string): word is TemplateId {
  return templates.some((template) => template === word);
}

/** A mission that nobody has drawn yet. */
export function newMission(template: TemplateId, language: Language, id: string): Mission {
  const { placements, tokens } = tables[template];
  return {
    format: 'boothill/mission@1',
    id,
    title: { [language]: sentence(language, 'files.new-title') },
    players: { min: 1, max: 6 },
    origin: 'own',
    system: 'undead-or-alive',
    boxes: ['undead-or-alive'],
    placements: [...placements],
    tokens: [...tokens],
  };
}

/** Somebody else's mission to go on from, under another name. */
export function copyOf(mission: Mission, id: string): Mission {
  const title = Object.entries(mission.title).map(([language, words]) => {
    const said = language === 'fr' ? 'fr' : 'en';
    return [language, sentence(said, 'files.copy-title', { title: words })];
  });
  return { ...mission, id, title: Object.fromEntries(title) as Mission['title'], origin: 'own' };
}

const tile = (id: string, face: string, x: number, y: number): Placement => ({
  id,
  face,
  x,
  y,
  rotation: 0,
});

/** Survivors come from one end of town, zombies from the other, and the way out is in a third corner. */
const people: readonly Token[] = [
  { id: 'start', kind: 'start', at: { tile: 'c', x: 37, y: 37 } },
  { id: 's1', kind: 'spawn', at: { tile: 'b', x: 212, y: 37 }, spawn: 'starting' },
  { id: 'exit', kind: 'exit', at: { tile: 'd', x: 212, y: 212 } },
];

const tables: Readonly<
  Record<TemplateId, { readonly placements: readonly Placement[]; readonly tokens: readonly Token[] }>
> = {
  empty: { placements: [], tokens: [] },
  town: {
    placements: [
      tile('a', '4V', 0, 0),
      tile('b', '6V', 250, 0),
      tile('c', '3V', 0, 250),
      tile('d', '7V', 250, 250),
    ],
    tokens: people,
  },
  train: {
    placements: [
      tile('a', '4V', 0, 0),
      tile('b', '6V', 250, 0),
      tile('e', '11R', 0, 250),
      tile('f', '10R', 250, 250),
      tile('c', '3V', 0, 340),
      tile('d', '7V', 250, 340),
    ],
    tokens: [
      ...people,
      { id: 'train', kind: 'train', at: { tile: 'f', x: 100, y: 45 }, tiles: ['f', 'e'], moves: true },
    ],
  },
};
