import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../engine/mission/fingerprint';

describe('a fingerprint', () => {
  it('has 32 hexadecimal digits', () => {
    expect(fingerprint({ a: 1 })).toMatch(/^[0-9a-f]{32}$/);
  });

  it('does not depend on the order of keys, nor on words, nor on where a schema lies', () => {
    const mission = { id: 'm', tokens: [{ id: 't', at: { x: 1, y: 2 } }] };
    const other = {
      $schema: './mission.schema.json',
      title: { en: 'M' },
      tokens: [{ at: { y: 2, x: 1 }, note: { fr: 'Ici' }, id: 't' }],
      id: 'm',
      texts: undefined,
    };
    expect(fingerprint(other)).toBe(fingerprint(mission));
  });

  it('is another for anything else', () => {
    const all = [{}, [], null, 0, '', { a: 1 }, { a: '1' }, { a: [1] }, { b: 1 }, [1, 2], [2, 1], [[1], 2]];
    expect(new Set(all.map(fingerprint)).size).toBe(all.length);
  });
});
