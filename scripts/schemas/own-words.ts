import type { Addition } from './join';
import type { Schema } from './read';
import { systemSchemas } from './systems';

/** Of the definitions of a mission those that are told apart by a word, and the key under which that stands. */
const tellingKeys = { Token: 'kind', RuleEvent: 'event', Effect: 'effect', Restriction: 'what' } as const;

/** Types for the words that each game adds to missions for itself alone. */
export function generateOwnWords(): string {
  const games = Object.entries(systemSchemas).map(([system, { mission }]) => {
    const added = mission?.$defs ?? {};
    const words = [
      ...Object.entries(tellingKeys).map(
        ([name, key]) => [name, enumOf(added[name]?.properties?.[key])] as const,
      ),
      ['Condition', Object.keys(added['Condition']?.properties ?? {})] as const,
    ];
    const lines = words.map(([name, list]) => `    ${name}: ${union(list)};`);
    return `  '${system}': {\n${lines.join('\n')}\n  };`;
  });
  return [
    '// Made from systems/*.schema.json by: npm run schemas',
    '',
    '/** The words that missions of one game have and no others, by what they are words of. */',
    `export interface OwnWords {\n${games.join('\n')}\n}`,
    '',
  ].join('\n');
}

function enumOf(part: Schema | Addition | undefined): readonly unknown[] {
  return part?.enum ?? [];
}

function union(words: readonly unknown[]): string {
  return words.length === 0 ? 'never' : words.map((word) => `'${String(word)}'`).join(' | ');
}
