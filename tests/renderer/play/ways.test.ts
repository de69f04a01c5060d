import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Way } from '../../helpers/at-table';
import { sampleMission } from '../../helpers/samples';
import { findWay, wayOf } from '../../helpers/ways';

const file = new URL('../../golden/ways/first-mission.json', import.meta.url);
/** Everything that a first game is about. */
const wanted = ['place', 'move', 'take', 'melee', 'shoot', 'route', 'leave'];
const mission = sampleMission('tutorials/first-mission.boothill.json');

if (process.env['GOLDEN'] === 'write') {
  const { steps, ...begun } = findWay(mission, wanted);
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`);
  const head = Object.entries(begun).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  writeFileSync(file, `{\n${head.join('\n')}\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`);
}

describe('the way to win the first tutorial in a window', () => {
  it('still leads to victory, by the same words and the same places (GOLDEN=write looks for another)', () => {
    const way = JSON.parse(readFileSync(file, 'utf8')) as Way;
    const actions = way.steps.map(({ action }) => action);
    expect(wayOf(mission, { seed: way.draw, count: way.survivors }, actions)).toEqual(way);
  });

  it('has everything that is asked of a first game', () => {
    const { steps } = JSON.parse(readFileSync(file, 'utf8')) as Way;
    const done = new Set(steps.map(({ action }) => action.do));
    for (const what of wanted) expect(done).toContain(what);
  });
});
