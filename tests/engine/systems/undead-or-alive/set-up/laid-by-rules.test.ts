import { describe, expect, it } from 'vitest';
import { facesWith, systemOf } from '../../../../../engine';
import type { Mission, Token } from '../../../../../schemas';
import { emptyMission } from '../../../../helpers/empty-mission';
import { sampleMission, samples } from '../../../../helpers/samples';

const { content } = systemOf('undead-or-alive');

function laidIn(mission: Mission): readonly Token[] {
  return content.laidByRules?.(mission, facesWith(mission.faces)) ?? [];
}

function kinds(tokens: readonly Token[]): string[] {
  return tokens.map((token) => (token.kind === 'spawn' ? token.spawn : token.kind));
}

const start: Token = { id: 's1', kind: 'spawn', spawn: 'starting', at: { tile: 'a', x: 40, y: 40 } };
const on = (face: string, ...tokens: Token[]): Mission => ({
  ...emptyMission,
  placements: [{ id: 'a', face, x: 0, y: 0, rotation: 0 }],
  tokens,
});

describe('what the rules lay at set-up', () => {
  it.each(
    samples('.')
      .map(([name]) => name)
      .filter((name) => name.endsWith('.boothill.json')),
  )(
    'is in %s as much as the box is asked for beside what the mission lays (UOA-SETUP-02, UOA-SETUP-17)',
    (name) => {
      const mission = sampleMission(name);
      const tokens = [...(mission.tokens ?? []), ...laidIn(mission)];
      const asked = (component: string) =>
        content.components(mission, facesWith(mission.faces)).find((each) => each.component === component)
          ?.asked;
      const red = tokens.filter((token) => token.kind === 'objective' && token.colour === 'red');
      const abominations = tokens.filter((token) => token.kind === 'spawn' && token.spawn === 'abomination');
      expect([red.length, abominations.length]).toEqual([asked('red-objective'), asked('abomination-spawn')]);
    },
  );

  it('is an Abomination token where its tile has a place for it', () => {
    const [token, ...others] = laidIn(on('9V', start)).filter(({ kind }) => kind === 'spawn');
    const spot = facesWith()('9V')?.spots?.find(({ kind }) => kind === 'abomination');
    expect(others).toEqual([]);
    expect(token).toMatchObject({ spawn: 'abomination', at: { tile: 'a', x: spot?.at[0], y: spot?.at[1] } });
  });

  it('is one beside the First spawn token where no tile has a place for it', () => {
    const [token] = laidIn(on('5V', start)).filter(({ kind }) => kind === 'spawn');
    expect(token).toMatchObject({ spawn: 'abomination', at: start.at });
  });

  it('is nothing where the mission has said what lies there', () => {
    const [crate] = laidIn(on('5V', start)).filter(({ kind }) => kind === 'objective');
    if (!crate) throw new Error('There is a crate in the bank');
    const said: Token = { id: 'n1', kind: 'no-objective', at: crate.at };
    const own: Token = { id: 's2', kind: 'spawn', spawn: 'abomination', at: start.at };
    expect(kinds(laidIn(on('5V', start, said)))).toEqual(['abomination']);
    expect(kinds(laidIn(on('5V', start, said, own)))).toEqual([]);
  });
});
