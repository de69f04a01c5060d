import { type BehaviourSource, behavioursOfGames } from './explained-words';

/** What pieces do in each game, by its name and that of the game. */
type Games = typeof behavioursOfGames;

/** Types for what the pieces of each game do, as a file within schemas/. */
export function generateBehaviours(games: Games = behavioursOfGames): string {
  const lines = Object.entries(games).map(([system, own]) => {
    const types = Object.entries(own).map(([name, source]) => `\n    | ${typeOf(name, source)}`);
    return `  '${system}':${types.join('') || ' never'};`;
  });
  const pieces = new Set(Object.values(games).flatMap((own) => Object.values(own).map(({ of }) => of)));
  return [
    '// Made from systems/*.words.json by: npm run schemas',
    '',
    `import type { ${[...pieces].join(', ')} } from './types';`,
    '',
    '/** What pieces do in the missions of each game, as it is told and chosen by itself. */',
    `export interface Behaviours {\n${lines.join('\n')}\n}`,
    '',
  ].join('\n');
}

function typeOf(name: string, { of, key, each }: BehaviourSource): string {
  const which = each === undefined ? '' : ` readonly ${each}: string;`;
  const said = `NonNullable<${of}['${key}']>${each === undefined ? '' : '[string]'}`;
  return `{ readonly behaviour: '${name}';${which} readonly ${key}: ${said} }`;
}
