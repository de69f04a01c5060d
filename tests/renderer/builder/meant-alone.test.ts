import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { deskFor } from '../../../renderer/builder/desk';
import { groupOfOne, meantAlone } from '../../../renderer/builder/meant-alone';
import { allIds } from '../../../renderer/document/ids';
import type { Mission, Token } from '../../../schemas';
import { sampleMission } from '../../helpers/samples';

const mission = sampleMission('m1.boothill.json');
const rule = mission.rules?.find(({ id }) => id === 'crate') ?? {};

/** What the rule about red crates becomes when somebody clicks such a piece. */
function clicked(token: Token | undefined, at: string): object | undefined {
  const { slots, more } = deskFor(mission, 'en').told('Rule', rule, { deep: true });
  const place = [...slots.flatMap(({ places }) => places), ...more].find(({ path }) => path.join('.') === at);
  if (!place || !token) throw new Error(`nothing to choose at ${at}`);
  return meantAlone(mission, { part: 'Rule', value: rule }, place, token)?.('group1');
}

const first = (kind: string, of: Mission = mission) => of.tokens?.find((token) => token.kind === kind);

describe('a piece that was clicked', () => {
  it('is meant by a group, and by nothing else that was said of pieces', () => {
    expect(clicked(first('objective'), 'when.group')).toMatchObject({
      when: { event: 'objective-taken', group: 'group1' },
    });
    expect(clicked(first('objective'), 'when.group')).not.toHaveProperty('when.colour');
  });

  it('is not meant where pieces of another kind are, nor where another piece is left out', () => {
    expect(clicked(first('spawn'), 'when.group')).toBeUndefined();
    expect(clicked(first('objective'), 'when.except')).toBeUndefined();
  });

  it('has a group already in some missions, and is meant by that', () => {
    const token = { ...first('objective'), group: 'wells' } as Token;
    expect(clicked(token, 'when.group')).toBeUndefined();
  });
});

describe('a group of one', () => {
  it('has a name that is printed, and an id that nothing else has', () => {
    const token = first('objective');
    if (!token) throw new Error('M1 has objectives');
    const taken = new Set([...allIds(mission), 'group1']);
    const { id, command } = groupOfOne(mission, token, { en: 'The well' }, taken);
    const after = produce(mission, command.recipe);
    expect(id).toBe('group2');
    expect(after.groups).toContainEqual({ id, name: { en: 'The well' } });
    expect(
      after.tokens?.filter((each) => 'group' in each && each.group === id).map((each) => each.id),
    ).toEqual([token.id]);
  });
});
