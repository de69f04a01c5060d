import { generateBehaviours } from './behaviours';
import { generateForms } from './forms';
import { generateMissionWords } from './mission-words';
import { generateOwnWords } from './own-words';
import { generatePublished } from './published';
import { isDocument, readSchema, type Schema } from './read';
import { generateReadme } from './readme';
import { contentSchemas, joinedSchema, systemIds } from './systems';
import { generateContentTypes, generateTypes } from './types';
import { generateDeclarations, generateValidators } from './validators';

/** In the order of the reference. */
const names = [
  ...['mission', 'tile', 'tileset', 'scenario', 'replay', 'game', 'campaign', 'journey', 'bundle'],
  ...['bare-board', 'board', 'lab', 'facts', 'basics'],
];

/** Everything that is made from the schemas, by file name within schemas/. */
export async function generateSchemas(): Promise<Record<string, string>> {
  return { ...(await generateProgram()), ...(await generatePage()) };
}

/** What explains the words of missions. Its examples are judged and said by the program, which has to know them by then. */
export async function generatePage(): Promise<Record<string, string>> {
  const { generateLanguagePage } = await import('./language-page');
  return { 'MISSION-LANGUAGE.md': generateLanguagePage() };
}

/** All but that. */
export async function generateProgram(): Promise<Record<string, string>> {
  const current = names.map((name) => joinedSchema(name));
  const old = [readSchema('migrate/mission-0.schema.json')];
  // The step from here renames it and looks at nothing else, so that it needs no types.
  const renamed = [readSchema('migrate/mission-1.schema.json')];
  const documents = current.filter(isDocument);
  return {
    'generated/types.ts': await generateTypes(current),
    'generated/legacy.ts': await generateTypes(old),
    ...(await contentTypes(current)),
    'generated/validators.js': await generateValidators([...current, ...old, ...renamed]),
    'generated/validators.d.ts': generateDeclarations({ './legacy': old, './types': documents }, renamed),
    'generated/mission-words.ts': generateMissionWords(),
    'generated/forms.ts': generateForms(),
    'generated/behaviours.ts': generateBehaviours(),
    'generated/own-words.ts': generateOwnWords(),
    'README.md': generateReadme(current),
    ...generatePublished(documents, current),
  };
}

/** Types of what lies in the box of each game that has schemas for that. */
async function contentTypes(current: readonly Schema[]): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const system of systemIds) {
    const content = contentSchemas(system);
    if (content.length > 0) files[`generated/${system}.ts`] = await generateContentTypes(content, current);
  }
  return files;
}
