import { describe, expect, it } from 'vitest';
import { systems, type TokenKind, tokensAsSeen } from '../../../engine';
import type { Token } from '../../../schemas';
import { objective } from '../../helpers/small-missions';

const kinds = systems['undead-or-alive'].content.tokens;
const mixed = (words: string, said: object): Token => ({ ...objective(words), ...said });
const open: Token = { id: 'start', kind: 'start', at: { tile: 'a', x: 5, y: 5 } };

describe('the tokens that players see', () => {
  it('are as they are where nothing is hidden', () => {
    const tokens = [open, objective('o1 a 10 20')];
    expect(tokensAsSeen(kinds, tokens)).toEqual(tokens);
  });

  it('tell nothing of what lies face down: neither colour nor mix, group, note, name or order', () => {
    const one = [
      mixed('o1 a 10 20', { colour: 'blue', mix: 'crates', group: 'gold', note: { en: 'The map!' } }),
      open,
      mixed('decoy a 50 20', { mix: 'crates' }),
    ];
    const other = [
      mixed('x a 50 20', { colour: 'green', mix: 'others' }),
      mixed('y a 10 20', { mix: 'crates' }),
      open,
    ];
    expect(tokensAsSeen(kinds, one)).toEqual(tokensAsSeen(kinds, other));
    expect(tokensAsSeen(kinds, one).map(({ at }) => at.x)).toEqual([10, 50, 5]);
    expect(JSON.stringify(tokensAsSeen(kinds, one))).not.toMatch(/blue|crates|gold|map|o1|decoy/);
  });

  it('are fewer where nothing is to be seen of what is hidden', () => {
    const buried = kinds.map(
      (kind): TokenKind => (kind.kind === 'objective' ? { ...kind, hidden: { by: 'mix' } } : kind),
    );
    expect(tokensAsSeen(buried, [mixed('o1 a 10 20', { mix: 'crates' }), open])).toEqual([open]);
  });
});
