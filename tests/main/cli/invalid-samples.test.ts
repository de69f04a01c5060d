import { describe, expect, it } from 'vitest';
import { boothill } from '../../helpers/command-line';
import { sample, samples } from '../../helpers/samples';

interface Expected {
  severity?: 'warning';
  code: string;
  pointer: string;
}

const expected = JSON.parse(sample('invalid/expected.json')) as Record<string, Expected>;
const names = samples('invalid').map(([name]) => name);

async function firstProblem(name: string, locale: string) {
  const args = ['validate', `sample-missions/invalid/${name}`, '--json'];
  const { code, printed } = await boothill(args, { locale });
  const [report] = JSON.parse(printed) as { problems: { message: string; hint?: string }[] }[];
  return { code, problem: report?.problems[0] };
}

describe('an invalid sample', () => {
  it('is expected by name, every one of them', () => {
    expect(names).toEqual(Object.keys(expected).sort());
  });

  it.each(names)('%s has the problem it stands for', async (name) => {
    const { code, problem } = await firstProblem(name, 'en');
    expect(problem).toMatchObject({ severity: 'error', ...expected[name] });
    expect(code).toBe(expected[name]?.severity === 'warning' ? 0 : 1);
  });

  it.each(names)('%s is spoken of in words, in either language', async (name) => {
    for (const locale of ['en', 'fr']) {
      const { problem } = await firstProblem(name, locale);
      expect(problem?.message).not.toMatch(/^problem\.|\{\w+\}/);
      expect(problem?.hint ?? '').not.toMatch(/^problem\.|\{\w+\}/);
    }
  });
});
