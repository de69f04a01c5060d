import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boardProblemCodes, hintedBoardCodes } from '../../engine/board/problems';
import { campaignProblemCodes } from '../../engine/campaign/check';
import { faceProblemCodes, hintedFaceCodes } from '../../engine/checks/problem';
import { languageOf, sentence, spokenLanguage, textIn, unturned } from '../../languages';
import { fill } from '../../languages/fill';
import { hintedCodes, problemCodes } from '../../schemas';
import { unseen } from '../../schemas/unseen';
import { en, fr } from '../helpers/sentences';

const keys = Object.keys(en) as (keyof typeof en)[];

/** Without the ending that tells one from many. */
const stemOf = (key: string) => key.replace(/\.(one|other)$/, '');
const stems = [...new Set(keys.map(stemOf))];

const parameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the languages', () => {
  it('have the same sentences in the same order', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  it('have each in the general file, or in those of games', () => {
    const files = readdirSync('languages', { recursive: true, encoding: 'utf8' });
    const written = files
      .filter((file) => file.endsWith('en.json'))
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(join('languages', file), 'utf8')) as object));
    expect([...new Set(written)].sort()).toEqual([...keys].sort());
  });

  it('say each of them once in a file: of two the first would be lost without a word', () => {
    const files = readdirSync('languages', { recursive: true, encoding: 'utf8' });
    const twice = files
      .filter((file) => /\b(en|fr)\.json$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join('languages', file), 'utf8');
        const said = [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);
        expect(said.length).toBeGreaterThan(0);
        return said.filter((key, index) => said.indexOf(key) !== index);
      });
    expect(twice).toEqual([]);
  });

  it('fill the same parameters into a sentence', () => {
    const different = keys.filter((key) => String(parameters(fr[key])) !== String(parameters(en[key])));
    expect(different).toEqual([]);
  });

  it('leave no sentence empty', () => {
    expect(keys.filter((key) => fr[key].trim() === '' || en[key].trim() === '')).toEqual([]);
  });

  it('never break a French line before its punctuation', () => {
    expect(keys.filter((key) => / [;:!?»]|« /.test(fr[key]))).toEqual([]);
  });

  it('set French punctuation off as French printers do: by little before ; ! ? and by more before : and »', () => {
    expect(keys.filter((key) => /\u00a0[;!?]|\u202f[:»]/.test(fr[key]))).toEqual([]);
  });

  it('have no sentence that nobody says', () => {
    const code = sourceFiles().join('\n');
    expect(stems.filter((stem) => !stem.startsWith('problem.') && !isSaid(stem, code))).toEqual([]);
  });

  it('of a game have nothing that the program says by itself, whatever the game', () => {
    const general = sourceFiles((file) => !file.includes('systems/')).join('\n');
    const inGeneral = new Set(
      Object.keys(JSON.parse(readFileSync('languages/en.json', 'utf8')) as object).map(stemOf),
    );
    const said = stems.filter((stem) => !inGeneral.has(stem) && general.includes(`'${stem}'`));
    expect(said).toEqual([]);
  });

  it('have a sentence for every problem there can be, a hint where one is promised, and no others', () => {
    const ofMissions = [...campaignProblemCodes, 'words-in-doubt'];
    const codes = [...problemCodes, ...boardProblemCodes, ...faceProblemCodes, ...ofMissions];
    const hinted = [...hintedCodes, ...hintedBoardCodes, ...hintedFaceCodes, ...ofMissions];
    const said = [...codes.map((code) => `problem.${code}`), ...hinted.map((code) => `problem.${code}.hint`)];
    const written = stems.filter((stem) => stem.startsWith('problem.'));
    expect(written.sort()).toEqual([...new Set(said)].sort());
  });
});

describe('filling a sentence', () => {
  const table = { greet: 'Howdy, {name}!', 'shot.one': '{count} shot', 'shot.other': '{count} shots' };

  it('puts parameters where they stand', () => {
    expect(fill(table, 'en', 'greet', { name: 'Ann' })).toBe('Howdy, Ann!');
  });

  it('leaves a parameter that is missing visible', () => {
    expect(fill(table, 'en', 'greet')).toBe('Howdy, {name}!');
  });

  it('chooses between one and many by the rules of the language', () => {
    expect(fill(table, 'en', 'shot', { count: 1 })).toBe('1 shot');
    expect(fill(table, 'en', 'shot', { count: 0 })).toBe('0 shots');
    expect(fill(table, 'fr', 'shot', { count: 0 })).toBe('0 shot');
    expect(fill(table, 'fr', 'shot', { count: 2 })).toBe('2 shots');
  });

  it('does not fill what a parameter brings along', () => {
    expect(fill(table, 'en', 'greet', { name: '{name}' })).toBe('Howdy, {name}!');
  });

  it('lets nothing that others have written turn its words around', () => {
    expect(fill(table, 'en', 'greet', { name: '\u202egnp.\u2066exe\u200b' })).toBe('Howdy, gnp.exe!');
    expect(textIn({ en: '\u200fThe \u202dmine\ufeff' }, 'en')).toBe('The mine');
    // Joiners make letters and pictures.
    expect(textIn({ en: '👩\u200d🌾' }, 'en')).toBe('👩\u200d🌾');
  });

  it('knows no such mark that would be shown in the name of a file', () => {
    const characters = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point));
    const turned = characters.filter((character) => unturned(character) === '');
    expect(turned).toContain('\u061c');
    expect(turned.filter((character) => !character.match(unseen))).toEqual([]);
  });

  it('does not take what every object has for a sentence or a parameter', () => {
    expect(fill({ odd: '{constructor}' }, 'en', 'odd')).toBe('{constructor}');
    expect(fill(table, 'en', 'toString')).toBe('toString');
  });

  it('shows the key of a sentence that does not exist', () => {
    expect(fill(table, 'en', 'nobody.says.this')).toBe('nobody.says.this');
  });
});

describe('the language of a locale', () => {
  it.each([
    ['fr_CH.UTF-8', 'fr'],
    ['fr', 'fr'],
    ['en-GB', 'en'],
    ['de_DE', 'en'],
    ['C', 'en'],
    [undefined, 'en'],
  ] as const)('of %s is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });

  it('gives way to the one that a user chose', () => {
    expect(spokenLanguage('en', 'fr_FR')).toBe('en');
    expect(spokenLanguage('system', 'fr_FR')).toBe('fr');
  });

  it('is spoken', () => {
    expect(sentence('fr', 'menu.help')).toBe('Aide');
    expect(sentence('en', 'menu.help')).toBe('Help');
  });
});

function sourceFiles(isMeant: (file: string) => boolean = () => true): string[] {
  return ['main', 'renderer', 'scripts', 'drawing', 'telling', 'printing', 'sharing'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|cjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(isMeant)
      .map((file) => readFileSync(file, 'utf8')),
  );
}

/** Said by its whole name, or by a beginning that the code completes: `action.theme.${theme}`. */
function isSaid(stem: string, code: string): boolean {
  const beginnings = stem.split(/(?<=[.-])/).map((_part, index, parts) => parts.slice(0, index).join(''));
  return (
    code.includes(`'${stem}'`) ||
    code.includes(`"${stem}"`) ||
    beginnings.some((start) => start !== '' && code.includes(`\`${start}\${`))
  );
}
