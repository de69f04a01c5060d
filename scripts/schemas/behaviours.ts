import { type BehaviourSource, behavioursOfGames } from './explained-words';

/** What pieces of all games do, by name. */
export function behaviours(): [string, BehaviourSource][] {
  return Object.values(behavioursOfGames).flatMap((own) => Object.entries(own));
}

/** Types for what the pieces of each game do, as a file within schemas/. */
export function generateBehaviours(): string {
  const games = Object.entries(behavioursOfGames).map(([system, own]) => {
    const types = Object.entries(own).map(([name, source]) => `\n    | ${typeOf(name, source)}`);
    return `  '${system}':${types.join('') || ' never'};`;
  });
  const pieces = [...new Set(behaviours().map(([, { of }]) => of))];
  return [
    '// Made from systems/*.words.json by: npm run schemas',
    '',
    `import type { ${pieces.join(', ')} } from './types';`,
    '',
    '/** What pieces do in the missions of each game, as it is told and chosen by itself. */',
    `export interface Behaviours {\n${games.join('\n')}\n}`,
    '',
  ].join('\n');
}

function typeOf(name: string, { of, key, each }: BehaviourSource): string {
  const which = each === undefined ? '' : ` readonly ${each}: string;`;
  const said = each === undefined ? `${of}['${key}']` : `NonNullable<${of}['${key}']>[string]`;
  return `{ readonly behaviour: '${name}';${which} readonly ${key}: ${said} }`;
}
