import { describe, expect, it } from 'vitest';
import { systemIds } from '../../schemas';
import { withToy } from '../../scripts/steps/toy.mjs';

const [first] = systemIds;
const list = 'engine/systems/index.ts';

describe('a list of all games', () => {
  it('gets the import and the entry of the toy beside those of the first game', () => {
    const text = `import { game } from './${first}';\n\nexport const games = {\n  '${first}': game,\n};\n`;
    expect(withToy(list, text)).toBe(
      `import { game } from './${first}';\nimport { game } from './toy';\n\nexport const games = {\n  '${first}': game,\n  'toy': game,\n};\n`,
    );
    expect(withToy('schemas/systems/index.json', `["${first}"]\n`)).toBe(`["${first}","toy"]`);
  });

  it.each([
    [
      'an entry on two lines',
      `import { game } from './${first}';\nconst games = {\n  '${first}':\n    game,\n};\n`,
    ],
    [
      'an entry on three lines',
      `import { game } from './${first}';\nconst games = {\n  '${first}': {\n    game,\n  },\n};\n`,
    ],
    [
      'an import on three lines',
      `import {\n  game,\n} from './${first}';\nconst games = {\n  '${first}': game,\n};\n`,
    ],
    ['no entry', `import { game } from './${first}';\n`],
    ['no import', `const games = {\n  '${first}': 1,\n};\n`],
  ])('is refused with %s', (_what, text) => {
    expect(() => withToy(list, text)).toThrow(list);
  });
});
