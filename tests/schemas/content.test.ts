import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { secondValidator } from '../helpers/second-validator';

const folder = 'engine/systems/undead-or-alive/content';
const own = 'systems/undead-or-alive';

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** What an entry of content may refer to. */
const others = [`${own}/basics`, 'mission', 'tile', 'basics'] as const;

/** Tiles come in a format that others write, too. */
const validatorOf = (file: string) =>
  secondValidator(file === 'tiles' ? 'tileset' : `${own}/${file}`, ...others);

function contentOf(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')) as Record<string, unknown>;
}

describe('what lies in the box', () => {
  it.each(files)('is %s as the schema has it', async (file) => {
    expect((await validatorOf(file))(contentOf(file))).toBe(true);
  });

  it('has no schema for what is not there', () => {
    const schemas = readdirSync(`schemas/${own}`).map((name) => name.replace('.schema.json', ''));
    expect(schemas.filter((name) => name !== 'basics' && !files.includes(name))).toEqual([]);
  });

  it.each(files)('is not %s without what it needs, or with what nobody knows', async (file) => {
    const isValid = await validatorOf(file);
    const content = contentOf(file);
    for (const key of Object.keys(content).filter((key) => key !== 'box')) {
      const { [key]: _left, ...rest } = content;
      expect(isValid(rest), key).toBe(false);
    }
    expect(isValid({ ...content, mood: 'dusty' })).toBe(false);
  });

  it.each([
    ['equipment', { traits: ['sharp'] }],
    ['equipment', { name: { en: 'Pan' } }],
    ['equipment', { range: [1] }],
    ['equipment', { feat: { kind: 'kills', within: 'turn' } }],
    ['survivors', { skills: { blue: 'sprint', yellow: 'plus-action', orange: ['jump'], red: [] } }],
    ['survivors', { class: 'Banker' }],
    ['skills', { family: 'dual', of: 'walker' }],
    ['skills', { family: 'sprint', of: 'move' }],
    ['zombie-deck', { kind: 'spawn', zombie: 'abomination' }],
    ['zombie-deck', { counts: [1, 2, 3] }],
    ['zombies', { inferred: [] }],
    ['abominations', { special: 'flies' }],
    ['machines', { id: 'stagecoach' }],
  ])('is not %s with %j', async (file, change) => {
    const isValid = await validatorOf(file);
    const content = contentOf(file);
    const [list = ''] = Object.keys(content);
    const [first, ...rest] = content[list] as object[];
    expect(isValid({ ...content, [list]: [first, ...rest] })).toBe(true);
    expect(isValid({ ...content, [list]: [{ ...first, ...change }, ...rest] })).toBe(false);
  });
});
