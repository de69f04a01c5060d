import { describe, expect, it } from 'vitest';
import { systems } from '../engine';
import { sourceFiles } from './helpers/game-names';

// What there is to know of a kind of token says its record: editor and drawing ask that, and tell no kinds apart by name.

const kinds = Object.values(systems).flatMap(({ content }) => content.tokens.map(({ kind }) => kind));
const named = new RegExp(`(kind:|kind [!=]==|case) '(${kinds.join('|')})'`);

const isOfAGame = (file: string) => /^[a-z]+(\/[a-z-]+)?\/systems\/[^/]+\//.test(file);

/** Files of the editor and the drawing that tell kinds of tokens apart. */
function filesThatName(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    /^(drawing|renderer)\//.test(file) && !isOfAGame(file) && named.test(text) ? [file] : [],
  );
}

describe('a kind of token', () => {
  it('is named in the folders of its game only', () => {
    expect(filesThatName(sourceFiles())).toEqual([]);
  });

  it.each([
    ['renderer/tools/select/marquee.ts', "tokens.filter(({ kind }) => kind === 'train')"],
    ['renderer/panels/palette/supply.ts', "const piece = { kind: 'companion' };"],
    ['drawing/board/tokens.ts', "switch (token.kind) { case 'objective': }"],
  ])('is found in %s', (file, text) => {
    expect(filesThatName(new Map([[file, text]]))).toEqual([file]);
  });

  it.each([
    ['renderer/systems/ninety-seconds/editor.ts', "const piece = { kind: 'companion' };"],
    ['renderer/document/systems/ninety-seconds/index.ts', "kind === 'train'"],
    ['renderer/document/tab.ts', "return forgotten ?? 'start';"],
  ])('may stand in %s', (file, text) => {
    expect(filesThatName(new Map([[file, text]]))).toEqual([]);
  });
});
