import { describe, expect, it } from 'vitest';
import { boothill } from '../../helpers/command-line';
import { missionWith } from '../../helpers/missions';

const aimless = missionWith({
  tokens: [
    { id: 'start', kind: 'start', at: { tile: 'a', x: 37, y: 37 } },
    { id: 's1', kind: 'spawn', spawn: 'starting', at: { tile: 'b', x: 37, y: 37 } },
  ],
});

describe('boothill facts, of how long a mission takes', () => {
  it.each([
    ['en', 'How long it takes cannot be estimated: no goal asks for anything that can be measured.'],
    ['fr', 'Sa durée ne peut pas être estimée\u00a0: aucun objectif ne demande quelque chose qui se mesure.'],
  ])('says in %s that it does not know, where no goal can be measured', async (language, sentence) => {
    const input = JSON.stringify(aimless);
    const { code, printed } = await boothill(['facts', '-', '--language', language], { input });
    expect(code).toBe(0);
    expect(printed.split('\n').at(-1)).toBe(sentence);
  });

  it('calls what it finds an estimate', async () => {
    const { printed } = await boothill(['facts', 'sample-missions/two-tiles.json']);
    expect(printed).toContain('\nA rough estimate: 4 to 8 rounds, 10 to 30 minutes.\n');
  });
});
