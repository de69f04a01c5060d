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
  const table = documentOf(system).templates.find((each) => each.id === template);
  const [placements, tokens] = [[...(table?.placements ?? [])], [...(table?.tokens ?? [])]];
  return { ...bareMission(system, language, id), placements, tokens };
}

/** A table on which nothing lies. */
export function bareMission(system: SystemId, language: Language, id: string): Mission {
  const { posse, tileset } = systemOf(system).content;
  return {
    format: missionFormat,
    id,
    title: { [language]: sentence(language, 'files.new-title') },
    players: { min: posse.fewest, max: posse.most },
    origin: 'own',
    system,
    boxes: [tileset.id],
    placements: [],
    tokens: [],
  };
}

/** What a mission of one's own goes by. */
export function newId(): string {
  return `mission-${crypto.randomUUID().slice(0, 8)}`;
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
