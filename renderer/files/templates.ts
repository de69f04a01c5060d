import { type SystemId, systemOf, systems } from '../../engine';
import { type Language, sentence } from '../../languages';
import { type Mission, missionFormat } from '../../schemas';
import { documentOf } from '../document/systems';

interface TemplateOf {
  readonly system: SystemId;
  readonly id: string;
}

const known: readonly TemplateOf[] = Object.values(systems).flatMap(({ id: system }) =>
  documentOf(system).templates.map(({ id }) => ({ system, id })),
);

/** What a new mission can begin with. */
export const templates: readonly string[] = known.map(({ id }) => id);

export function isTemplate(word: string): boolean {
  return templates.includes(word);
}

/** A mission that nobody has drawn yet. */
export function newMission(template: string, language: Language, id: string): Mission {
  const { system } = known.find((each) => each.id === template) ?? noTemplate(template);
  const { posse, tileset } = systemOf(system).content;
  const table = documentOf(system).templates.find((each) => each.id === template);
  return {
    format: missionFormat,
    id,
    title: { [language]: sentence(language, 'files.new-title') },
    players: { min: posse.fewest, max: posse.most },
    origin: 'own',
    system,
    boxes: [tileset.id],
    placements: [...(table?.placements ?? [])],
    tokens: [...(table?.tokens ?? [])],
  };
}

function noTemplate(template: string): never {
  throw new Error(`Nothing begins with '${template}'`);
}

/** Somebody else's mission to go on from, under another name. */
export function copyOf(mission: Mission, id: string): Mission {
  const title = Object.entries(mission.title).map(([language, words]) => {
    const said = language === 'fr' ? 'fr' : 'en';
    return [language, sentence(said, 'files.copy-title', { title: words })];
  });
  return { ...mission, id, title: Object.fromEntries(title) as Mission['title'], origin: 'own' };
}
