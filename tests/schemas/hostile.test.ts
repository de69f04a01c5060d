import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import { loadDocument } from '../../schemas';
import { missionWith } from '../helpers/missions';

// Small files that took minutes and gigabytes: whatever is in one, the answer is short and soon there.

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(',');
const within = (keys: readonly string[], value: string) =>
  keys.reduceRight((inner, key) => `{"${key}":${inner}}`, value);
const long = (length: number) => 'k'.repeat(length);
const mission = (more: string) => `${JSON.stringify(missionWith({})).slice(0, -1)},${more}}`;
const forbidden = '{"__proto__":1}';
const token = (more: string) => `{"kind":"noise","at":{"tile":"a","x":10,"y":10},${more}}`;

const files: readonly (readonly [what: string, text: () => string])[] = [
  ['a long key over forbidden ones', () => mission(`"${long(50_000)}":[${many(5300, () => forbidden)}]`)],
  ['a key of five megabytes', () => mission(`"${long(5_000_000)}":[${many(20_000, () => forbidden)}]`)],
  [
    'forbidden keys below a long way',
    () =>
      mission(`"x":${within(Array<string>(55).fill('~'.repeat(200)), `[${many(50_000, () => forbidden)}]`)}`),
  ],
  ['forbidden keys in 50,000 places', () => mission(many(50_000, (index) => `"u${index}":[${forbidden}]`))],
  ['50,000 strange keys', () => mission(many(50_000, (index) => `"u${index}":1`))],
  ['50,000 languages', () => mission(`"texts":{"notes":{${many(50_000, (index) => `"k${index}":""`)}}}`)],
  [
    'keys that stand twice below a long way',
    () =>
      mission(`"x":${within(Array<string>(55).fill(long(200)), `[${many(50_000, () => '{"a":1,"a":1}')}]`)}`),
  ],
  ['tokens without anything', () => mission(`"tokens":[${many(100_000, () => '{}')}]`)],
  [
    'names of 100,000 letters',
    () => mission(`"tokens":[${many(50, () => token(`"id":"a${long(100_000)}"`))}]`),
  ],
  ['tokens of one name', () => mission(`"tokens":[${many(5000, () => token('"id":"a"'))}]`)],
  [
    'rules that each wait for the next, and the last for none',
    () =>
      mission(
        `"rules":[${many(
          100,
          (index) =>
            `{"id":"r${index}","asSoonAs":{"done":"r${index + 1}"},"do":[{"effect":"adrenaline","amount":1}]}`,
        )}]`,
      ),
  ],
];

/** Megabytes of answer and minutes of work were the fault; seconds are for slow machines. */
const LONGEST_ANSWER = 2_500_000;
const MOST_SECONDS = 10;

describe('a hostile file', () => {
  it.each(files)('with %s is answered soon and in short', (_what, text) => {
    const file = text();
    const before = process.cpuUsage();
    const loaded = loadDocument(file, 'mission', { faces: stockFace });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(MOST_SECONDS);
    const { salvage } = loaded.ok ? {} : loaded;
    const problems = loaded.ok ? loaded.warnings : loaded.problems;
    expect(JSON.stringify([problems, salvage?.leftOut]).length).toBeLessThan(LONGEST_ANSWER);
    for (const { parameters } of problems) {
      const { choices: _all, ...names } = parameters;
      for (const name of Object.values(names)) expect(String(name).length).toBeLessThan(100);
    }
  });

  it('is not taken for sound because what is wrong comes after very many strange keys', () => {
    const text = mission(`"tokens":[{${many(30_000, (index) => `"u${index}":1`)}},{"id":5}]`);
    const loaded = loadDocument(text, 'mission');
    expect(!loaded.ok && loaded.salvage?.leftOut.map(({ pointer }) => pointer)).toEqual([
      '/tokens/0',
      '/tokens/1',
    ]);
  });

  it('loses lists as wholes where there is no end of what is broken, and keeps the rest', () => {
    const labels = [{ id: 'l', at: { x: 0, y: 0 }, text: { en: 'Here' } }];
    const broken = Array.from({ length: 2000 }, (_, index) => ({ id: `t${index}`, kind: 'noise' }));
    const loaded = loadDocument(JSON.stringify(missionWith({ tokens: broken, labels })), 'mission');
    expect(!loaded.ok && loaded.salvage?.leftOut.map(({ pointer }) => pointer)).toEqual(['/tokens']);
    expect(!loaded.ok && loaded.salvage?.document.labels).toEqual(labels);
  });

  it('shows marks that nobody sees instead of obeying them', () => {
    const loaded = loadDocument(mission(`${JSON.stringify('\u202Eabc\u001b[2J\ud800')}:1`), 'mission');
    expect(loaded.ok && loaded.warnings.map(({ parameters }) => parameters.key)).toEqual([
      '\\u{202e}abc\\u{1b}[2J\\u{d800}',
    ]);
  });
});
