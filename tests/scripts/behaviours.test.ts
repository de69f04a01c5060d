import { describe, expect, it } from 'vitest';
import { generateBehaviours } from '../../scripts/schemas/behaviours';
import { behaviourForm } from '../../scripts/schemas/forms';

const definitions = {
  TokenBell: {
    properties: {
      rings: { type: 'boolean' },
      heard: { type: 'object', additionalProperties: { enum: ['near', 'far'] } },
    },
  },
};
const rings = { of: 'TokenBell', key: 'rings' };
const heard = { of: 'TokenBell', key: 'heard', each: 'zone' };

describe('what pieces do', () => {
  it('has the form of what their key says, or says of each', () => {
    expect(behaviourForm(definitions, [{}, { 'bell-rings': rings }, { 'bell-heard': heard }])).toEqual({
      is: 'word',
      key: 'behaviour',
      words: {
        'bell-rings': {
          is: 'object',
          keys: { rings: { form: { is: 'choice', values: [true, false] }, needed: true } },
        },
        'bell-heard': {
          is: 'object',
          keys: { heard: { form: { is: 'choice', values: ['near', 'far'] }, needed: true } },
        },
      },
    });
  });

  it.each([
    ['a key that its piece has not', [{ rung: { of: 'TokenBell', key: 'rung' } }], /TokenBell says nothing/],
    ['each of what is one thing', [{ rings: { ...rings, each: 'zone' } }], /TokenBell says nothing/],
    ['one name in two games', [{ rings }, { rings }], /Two games have a behaviour called rings/],
  ])('cannot be %s', (_, games, trouble) => {
    expect(() => behaviourForm(definitions, games)).toThrow(trouble);
  });

  it('has types, game by game', () => {
    const types = generateBehaviours({ plain: {}, tower: { 'bell-rings': rings, 'bell-heard': heard } });
    expect(types).toContain("import type { TokenBell } from './types';");
    expect(types).toContain(
      [
        "  'plain': never;",
        "  'tower':",
        "    | { readonly behaviour: 'bell-rings'; readonly rings: NonNullable<TokenBell['rings']> }",
        "    | { readonly behaviour: 'bell-heard'; readonly zone: string; readonly heard: NonNullable<TokenBell['heard']>[string] };",
      ].join('\n'),
    );
  });
});
