import { describe, expect, it } from 'vitest';
import { systemIds } from '../schemas';
import { systemTitle } from '../scripts/schemas/systems';
import { namesOf, sourceFiles } from './helpers/game-names';

// A game is a folder in every layer and a line in each list of all games: nothing else knows that there is such a game.

/** Files that may name one all the same, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'package.json': 'says what the app is',
  'schemas/migrate/mission-1.schema.json':
    'files of version 1 are of one game only, and their schema is frozen',
  'schemas/migrate/mission-0-to-1.ts': 'files of version 0 are older than all games but one',
};

const files = sourceFiles();

describe('the name of a game', () => {
  const allowed = Object.keys(EXCEPTIONS);
  const named = systemIds.flatMap((game) => namesOf(game, systemTitle(game), files));

  it('stands in its own folders and in the lists of all games only', () => {
    expect(named.filter((file) => !allowed.includes(file))).toEqual([]);
  });

  it('is excused nowhere where it does not stand', () => {
    expect(allowed.filter((file) => !named.includes(file))).toEqual([]);
  });

  it.each([
    ['engine/game/kernel.ts', "const usual = 'ninety-seconds';"],
    ['renderer/play/hand.tsx', "import { ninetySecondsWindow } from '../systems';"],
    ['telling/log.ts', 'export class NinetySecondsWords {}'],
    ['main/cli/people.ts', '// As the book of Ninety Seconds has it.'],
    ['schemas/game.schema.json', '{ "system": { "enum": ["ninety-seconds"] } }'],
    ['scripts/steps/build.mjs', "const game = inProject('engine', 'systems', 'ninety-seconds');"],
    ['engine/systems/ninety-seconds-too/index.ts', "export { x } from '../ninety-seconds';"],
  ])('is found in %s', (file, text) => {
    expect(namesOf('ninety-seconds', 'Ninety Seconds', new Map([[file, text]]))).toEqual([file]);
  });

  it.each([
    ['engine/systems/ninety-seconds/index.ts', "export const id = 'ninety-seconds';"],
    ['schemas/systems/ninety-seconds.schema.json', '{ "title": "Ninety seconds" }'],
    ['renderer/document/systems/ninety-seconds/commands.ts', 'export const ninetySecondsCommands = [];'],
    ['renderer/systems/index.ts', "import { ninetySecondsWindow } from './ninety-seconds';"],
    ['engine/systems/options.ts', "import { options } from './ninety-seconds/options';"],
    ['engine/game/kernel.ts', 'const LONGEST = 90; // ninety seconds'],
  ])('may stand in %s', (file, text) => {
    expect(namesOf('ninety-seconds', 'Ninety Seconds', new Map([[file, text]]))).toEqual([]);
  });
});
