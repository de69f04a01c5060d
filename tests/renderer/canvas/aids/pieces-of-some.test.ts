import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../languages';
import { piecesOfSome } from '../../../../renderer/canvas/aids/pieces-of-some';
import { asLookedAt } from '../../../../renderer/document/as-looked-at';
import { laidOut } from '../../../../renderer/document/laid-out';
import { tokensOfSome } from '../../../../renderer/document/whose';
import type { Mission, Token } from '../../../../schemas';
import { sampleMission } from '../../../helpers/drawing-board';

const m0 = sampleMission('m0.boothill.json');
const first = m0.tokens?.[0]?.id ?? '';
const own: Token = { id: 'mine', kind: 'noise', at: { tile: m0.placements[0]?.id ?? '', x: 40, y: 40 } };
const mission: Mission = {
  ...m0,
  variants: [
    { id: 'few', survivors: [2, 1], without: [first], tokens: [own] },
    { id: 'many', survivors: [6], without: [first], tokens: [{ ...own, at: { ...own.at, x: 200 } }] },
  ],
};

function shown(variant: string | undefined, language: Language = 'en') {
  const laid = laidOut(asLookedAt(mission, variant));
  const { ghosts, badges } = piecesOfSome(laid, { whole: mission, variant }, language);
  const texts = badges.map(({ sign }) => (sign.kind === 'slip' ? sign.text : sign.kind));
  return { ghosts: ghosts.map(({ sign }) => sign.id), texts };
}

describe('pieces that some have and others have not', () => {
  it('show faintly for everybody, each with its numbers, even where two have one name', () => {
    expect(shown(undefined)).toEqual({
      ghosts: ['token:mine', 'token:mine'],
      texts: ['1, 2', '6', 'not 1, 2, 6'],
    });
  });

  it('are there with their variant, and what that leaves out shows faintly', () => {
    expect(shown('few')).toEqual({ ghosts: [`token:${first}`], texts: ['not 1, 2, 6', '1, 2'] });
    expect(shown('few', 'fr').texts).toEqual(['pas 1, 2, 6', '1, 2']);
  });

  it('lie where their variant has them', () => {
    const { ghosts } = piecesOfSome(laidOut(mission), { whole: mission, variant: undefined }, 'en');
    expect(new Set(ghosts.map(({ sign }) => sign.at[0])).size).toBe(2);
  });

  it('are none where the mission is the same for all', () => {
    expect(tokensOfSome({ ...mission, variants: [] }, undefined)).toEqual([]);
  });
});
