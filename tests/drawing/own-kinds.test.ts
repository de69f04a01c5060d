import { describe, expect, it } from 'vitest';
import { tokenFigure } from '../../drawing/token/figures';
import type { OwnKind } from '../../schemas';

const system = 'undead-or-alive';
const boss = { kind: 'zombie', zombie: 'boss' } as const;

describe('a token of a kind that only its mission has', () => {
  it('looks like what it is like, under its own name', () => {
    const kinds: OwnKind[] = [{ id: 'boss', like: 'fatty' }];
    expect(tokenFigure(system, boss, kinds)).toMatchObject({ zombie: 'fatty', own: 'boss' });
  });

  it('changes its looks with what the mission says of the kind', () => {
    const before: OwnKind[] = [{ id: 'boss', like: 'fatty' }];
    const after: OwnKind[] = [{ id: 'boss', like: 'runner' }];
    expect(tokenFigure(system, boss, before)).toMatchObject({ zombie: 'fatty' });
    expect(tokenFigure(system, boss, after)).toMatchObject({ zombie: 'runner' });
  });

  it('is drawn even if nobody has declared it', () => {
    expect(tokenFigure(system, boss)).toMatchObject({ kind: 'zombie', own: 'boss' });
  });
});
