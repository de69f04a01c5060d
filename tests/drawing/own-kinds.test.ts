import { describe, expect, it } from 'vitest';
import type { SaidOfPieces } from '../../drawing/token/figure';
import { lookOf, tokenFigure } from '../../drawing/token/figures';
import type { UnplacedPiece } from '../../engine';
import type { Language } from '../../languages';
import type { OwnKind } from '../../schemas';

const system = 'undead-or-alive';
const boss = { kind: 'zombie', zombie: 'boss' } as const;

describe('a token of a kind that only its mission has', () => {
  it('looks like what it is like, under its own name', () => {
    const kinds: OwnKind[] = [{ id: 'boss', like: 'fatty' }];
    expect(tokenFigure(system, boss, { kinds })).toMatchObject({ zombie: 'fatty', own: 'boss' });
  });

  it('changes its looks with what the mission says of the kind', () => {
    const before: OwnKind[] = [{ id: 'boss', like: 'fatty' }];
    const after: OwnKind[] = [{ id: 'boss', like: 'runner' }];
    expect(tokenFigure(system, boss, { kinds: before })).toMatchObject({ zombie: 'fatty' });
    expect(tokenFigure(system, boss, { kinds: after })).toMatchObject({ zombie: 'runner' });
  });

  it('is drawn even if nobody has declared it', () => {
    expect(tokenFigure(system, boss)).toMatchObject({ kind: 'zombie', own: 'boss' });
  });
});

describe('the word under a token', () => {
  const word = (token: UnplacedPiece, said: SaidOfPieces, language: Language) =>
    lookOf(tokenFigure(system, token, said), language).caption;
  const crate = { kind: 'objective', colour: 'red', group: 'group1' } as const;

  it('is the name of its group in the language of whoever looks', () => {
    const groups = [{ id: 'group1', name: { en: 'Counting room', fr: 'Comptoir' } }];
    expect([word(crate, { groups }, 'en'), word(crate, { groups }, 'fr')]).toEqual([
      'Counting room',
      'Comptoir',
    ]);
  });

  it('is the word that its author has given the group, as long as that has no name', () => {
    expect(word({ ...crate, group: 'coal' }, {}, 'fr')).toBe('coal');
  });

  it('is the name of its kind, where the mission has such a one of its own', () => {
    const kinds: OwnKind[] = [{ id: 'boss', like: 'fatty', name: { en: 'Black Jack', fr: 'Jack le Noir' } }];
    expect(word(boss, { kinds }, 'fr')).toBe('Jack le Noir');
  });
});
