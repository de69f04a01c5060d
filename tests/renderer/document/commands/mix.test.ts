import { describe, expect, it } from 'vitest';
import { layOpenly, mixParts } from '../../../../renderer/document/commands/mix';
import { createMissionDocument } from '../../../../renderer/document/mission-document';
import type { PartKey } from '../../../../renderer/document/parts';
import type { Mission, Token } from '../../../../schemas';
import { missionOn, objective } from '../../../helpers/small-missions';

const mixed = (words: string, mix: string) => ({ ...objective(words), mix }) as Token;
const mission = missionOn(['a 2R 0 0 0'], {
  tokens: [
    objective('o1 a 40 40'),
    objective('o2 a 60 40'),
    mixed('o3 a 80 40', 'mix1'),
    mixed('o4 a 90 40', 'mix1'),
    { id: 'x', kind: 'exit', at: { tile: 'a', x: 9, y: 9 } },
  ],
});
const keys = (...ids: string[]) => new Set(ids.map((id): PartKey => `token:${id}`));

function after(make: typeof mixParts, ...ids: string[]) {
  const document = createMissionDocument(mission);
  const command = make(mission, keys(...ids));
  if (command) document.change(command.label, command.recipe);
  const mixes = ({ tokens = [] }: Mission) => tokens.map((token) => ('mix' in token ? token.mix : undefined));
  const now = mixes(document.store.getState().mission);
  const { steps } = document.store.getState().history;
  document.undo();
  expect(mixes(document.store.getState().mission)).toEqual(mixes(mission));
  return { now, steps: steps.length };
}

describe('mixing face down', () => {
  it('makes a mix of its own of all that is selected, in one step', () => {
    expect(after(mixParts, 'o1', 'o2', 'x')).toEqual({
      now: ['mix2', 'mix2', 'mix1', 'mix1', undefined],
      steps: 1,
    });
  });

  it('takes pieces out of another mix', () => {
    expect(after(mixParts, 'o1', 'o3').now).toEqual(['mix2', undefined, 'mix2', 'mix1', undefined]);
    expect(after(mixParts, 'o3', 'o4', 'o1').now).toEqual(['mix2', undefined, 'mix2', 'mix2', undefined]);
  });

  it('needs two pieces that can be mixed, and that are no mix already', () => {
    expect(mixParts(mission, keys('o1'))).toBeUndefined();
    expect(mixParts(mission, keys('o1', 'x'))).toBeUndefined();
    expect(mixParts(mission, keys('o3', 'o4'))).toBeUndefined();
  });
});

describe('laying openly', () => {
  it('takes what is selected out of its mix', () => {
    expect(after(layOpenly, 'o1', 'o3')).toEqual({
      now: [undefined, undefined, undefined, 'mix1', undefined],
      steps: 1,
    });
  });

  it('needs something that is mixed', () => {
    expect(layOpenly(mission, keys('o1', 'x'))).toBeUndefined();
  });
});
