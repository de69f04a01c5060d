import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is shipped, and what makes it. */
const FOLDERS = [
  'engine',
  'drawing',
  'telling',
  'printing',
  'sharing',
  'main',
  'renderer',
  'schemas',
  'scripts',
];
const SOURCE = /\.(ts|tsx|mjs|cjs|js|json|css|html)$/;

/** Every source file that may not speak of a game by its name, by its path. */
export function sourceFiles(): Map<string, string> {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
  );
  const beside = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const files = [...below, ...beside].filter((file) => SOURCE.test(file) && !isMade(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** From the schemas of games, or by npm. */
const isMade = (file: string) => /^schemas\/(generated|published)\/|^package-lock\.json$/.test(file);

/** The lists of all games, one in each layer, or in a part of it that stands by itself. */
const isList = (file: string) => /^[a-z]+(\/[a-z-]+)?\/systems\/(index|options)\.(ts|tsx|json)$/.test(file);

/** Where files name a game that is none of their business. */
export function namesOf(game: string, title: string, files: ReadonlyMap<string, string>): string[] {
  const name = new RegExp(spellings(game, title).join('|'));
  const isOwn = (file: string) => new RegExp(`^[a-z]+(/[a-z-]+)?/systems/${game}[./]`).test(file);
  return [...files].flatMap(([file, text]) =>
    !isOwn(file) && !isList(file) && name.test(text) ? [file] : [],
  );
}

/** As files, as exports and as people write it: undead-or-alive, undeadOrAlive, UndeadOrAlive, Undead or Alive. */
function spellings(game: string, title: string): string[] {
  const words = game.split('-');
  const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const pascal = words.map(capital).join('');
  return [game, `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`, pascal, title].map((spelling) =>
    // Of one word, it could be part of any other.
    words.length > 1 ? spelling : `\\b${spelling}\\b`,
  );
}
