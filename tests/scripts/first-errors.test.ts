import { describe, expect, it } from 'vitest';
import { FirstErrors } from '../../scripts/schemas/first-errors';

const error = (keyword: string, index: number) => ({
  keyword,
  instancePath: `/${index}`,
  schemaPath: '',
  params: {},
});
const wrong = (index: number) => error('type', index);
const unknownKey = (index: number) => error('additionalProperties', index);
const places = (errors: FirstErrors) => [...errors].map(({ instancePath }) => instancePath);
const MANY = 30_000;

describe('the first errors of a validator', () => {
  it('are counted, all of them, and kept as far as anybody may want them', () => {
    const errors = new FirstErrors(wrong(0));
    for (let index = 1; index < MANY; index++) errors.push(wrong(index));
    expect(errors.length).toBe(MANY);
    expect([...errors].length).toBeLessThan(MANY);
  });

  it('keep what is wrong after any number of unknown keys', () => {
    const errors = new FirstErrors(unknownKey(0));
    for (let index = 1; index < MANY; index++) errors.push(unknownKey(index));
    errors.push(wrong(MANY));
    expect(places(errors)[0]).toBe(`/${MANY}`);
  });

  it('are taken back as far as ajv takes them back, whether they were kept or not', () => {
    const errors = new FirstErrors(wrong(0));
    errors.push(unknownKey(1));
    const branch = new FirstErrors(wrong(2));
    for (let index = 3; index < MANY; index++) branch.push(wrong(index));
    errors.concat(branch);
    errors.length = 2;
    expect(places(errors)).toEqual(['/0', '/1']);
    errors.length = 1;
    errors.push(wrong(3));
    expect(places(errors)).toEqual(['/0', '/3']);
    expect(errors.length).toBe(2);
  });
});
