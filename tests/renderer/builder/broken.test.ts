import { describe, expect, it } from 'vitest';
import { brokenBy } from '../../../renderer/builder/broken';
import type { Command } from '../../../renderer/document/command';
import { removeArea } from '../../../renderer/document/commands/areas';
import { removeParts } from '../../../renderer/document/commands/remove';
import { createMissionDocument } from '../../../renderer/document/mission-document';
import type { Mission } from '../../../schemas';
import { missionOn, objective } from '../../helpers/small-missions';

const mission = missionOn(['a 2R 0 0 0'], {
  tokens: [
    objective('o1 a 40 40'),
    objective('o2 a 90 40'),
    { id: 'w', kind: 'machine', machine: 'wagon', at: { tile: 'a', x: 9, y: 9 } },
    { id: 'x', kind: 'exit', at: { tile: 'a', x: 9, y: 9 } },
  ],
  areas: [{ id: 'town', name: { en: 'Dodge' }, tiles: ['a'] }],
  goals: [
    { id: 'all', reach: { taken: {} } },
    { id: 'park', reach: { machine: { machine: 'w', in: 'town' } } },
    { id: 'leave', reach: { left: { by: 'exit' } } },
    { id: 'lost', reach: { machine: { machine: 'nobody', in: 'exit' } } },
  ],
});

function broken(...commands: Command[]): string[] {
  const document = createMissionDocument(mission);
  for (const { label, recipe } of commands) document.change(label, recipe);
  return brokenBy(mission, document.store.getState().mission).map(({ story }) => story.id);
}

describe('goals and rules that speak of what is gone', () => {
  it('are those that name it', () => {
    expect(broken(removeArea('town'))).toEqual(['park']);
    expect(broken(removeParts(mission, ['token:w']))).toEqual(['park']);
  });

  it('are those that mean pieces of which none is left', () => {
    expect(broken(removeParts(mission, ['token:o1']))).toEqual([]);
    expect(broken(removeParts(mission, ['token:o1', 'token:o2']))).toEqual(['all']);
    expect(broken(removeParts(mission, ['token:x']))).toEqual(['leave', 'lost']);
  });

  it('are those of which one part means pieces that are gone', () => {
    const whole: Mission = {
      ...mission,
      goals: [
        {
          id: 'order',
          inOrder: [
            { id: 'take', reach: { taken: {} } },
            { id: 'go', reach: { left: { by: 'exit' } } },
          ],
        },
      ],
    };
    const without: Mission = { ...whole, tokens: whole.tokens?.filter(({ id }) => id !== 'x') ?? [] };
    expect(brokenBy(whole, without).map(({ story }) => story.id)).toEqual(['order']);
  });

  it('are not those that were wrong before, nor those that went as well', () => {
    const without = {
      label: { key: 'step.cut' },
      recipe: (draft) => {
        delete draft.goals;
      },
    } satisfies Command;
    expect(broken(removeParts(mission, ['token:w']), without)).toEqual([]);
    const other: Mission = { ...mission, title: { en: 'Another' } };
    expect(brokenBy(mission, other)).toEqual([]);
  });
});
