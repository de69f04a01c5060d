import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verifyReplay } from '../../engine';
import { undeadOrAliveGames as games } from '../../engine/systems/undead-or-alive/start';
import { loadDocument, type Replay } from '../../schemas';
import { replayFile, samples } from '../../scripts/replays/samples';

const ends = ['won', 'lost'] as const;
const missions = samples();

function read(path: string): Replay {
  const loaded = loadDocument(readFileSync(path, 'utf8'), 'replay');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems[0]));
  return loaded.document;
}

describe('every sample mission can be won and lost (if one has changed: tests/README.md)', () => {
  it('has a replay of either, and none is left over', () => {
    const expected = missions.flatMap(({ name }) => ends.map((end) => `${name}.${end}.json`));
    const there = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
    expect(there.sort()).toEqual(expected.sort());
  });

  it.each(missions.flatMap((sample) => ends.map((end) => ({ ...sample, end }))))(
    '$name is $end by the rules, step by step',
    ({ name, mission, end }) => {
      const replay = read(replayFile(name, end));
      expect(verifyReplay(games, replay, mission)).not.toHaveProperty('difference');
      expect(replay.outcome?.won).toBe(end === 'won');
    },
  );
});
