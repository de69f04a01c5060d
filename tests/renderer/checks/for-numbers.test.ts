import { describe, expect, it } from 'vitest';
import { sentence } from '../../../languages';
import { type Check } from '../../../renderer/checks/check';
import { findingsOf } from '../../../renderer/checks/checks';
import { forAllNumbers, withNumbers } from '../../../renderer/checks/for-numbers';
import { laidOut } from '../../../renderer/document/laid-out';
import type { Mission } from '../../../schemas';
import { sampleMission } from '../../helpers/drawing-board';

const m0 = sampleMission('m0.boothill.json');
const say = (key: Parameters<typeof sentence>[1], parameters?: Parameters<typeof sentence>[2]) =>
  sentence('en', key, parameters);
const spawn = m0.tokens?.find(({ kind }) => kind === 'spawn')?.id ?? '';
const found = (mission: Mission) =>
  findingsOf(laidOut(mission), { leftOut: [], warnings: [] }, 'en', say).checks.map(({ words }) => words);

describe('a mission is looked through', () => {
  it('once where it is the same for all', () => {
    const laid = laidOut(m0);
    expect(forAllNumbers(laid)).toEqual([{ numbers: [1, 2, 3, 4, 5, 6], tried: 6, laid }]);
  });

  it('for everybody and for each variant, as far as so many may play', () => {
    const variants = [
      { id: 'few', survivors: [1, 2] },
      { id: 'many', survivors: [6] },
    ] satisfies Mission['variants'];
    const groups = forAllNumbers(laidOut({ ...m0, players: { min: 2, max: 5 }, variants }));
    expect(groups.map(({ numbers, tried }) => ({ numbers, tried }))).toEqual([
      { numbers: [3, 4, 5], tried: 5 },
      { numbers: [2], tried: 2 },
    ]);
  });

  it('and says with how many survivors something is wrong, once', () => {
    const lacks = found({ ...m0, tokens: m0.tokens?.filter(({ id }) => id !== spawn) ?? [] });
    const variants = [
      { id: 'few', survivors: [1, 2], without: [spawn] },
      { id: 'many', survivors: [6], without: [spawn] },
    ] satisfies Mission['variants'];
    const sound = found(m0);
    const [lack] = lacks.filter((words) => !sound.includes(words));
    const said = found({ ...m0, variants });
    expect(said.filter((words) => lack !== undefined && words.endsWith(lack))).toEqual([
      `With 1, 2 or 6 survivors: ${lack}`,
    ]);
  });
});

describe('what is found for some numbers', () => {
  const note = (words: string): Check => ({ severity: 'note', words, parts: [] });

  it('names them, but for what is so for all', () => {
    const checks = withNumbers(
      [
        { numbers: [2, 3], variant: undefined, checks: [note('Dark.'), note('Cold.')] },
        { numbers: [1], variant: 'one', checks: [note('Cold.'), note('Wet.')] },
      ],
      'en',
      say,
    );
    expect(checks.map(({ words }) => words)).toEqual([
      'With 2 or 3 survivors: Dark.',
      'Cold.',
      'With 1 survivor: Wet.',
    ]);
    expect(checks.map(({ variant }) => variant)).toEqual([undefined, undefined, 'one']);
  });
});
