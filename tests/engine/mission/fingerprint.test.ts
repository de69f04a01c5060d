import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../engine/mission/fingerprint';
import type { Replay } from '../../../schemas';
import { sampleMission } from '../../helpers/samples';

describe('a fingerprint', () => {
  it('has 32 hexadecimal digits', () => {
    expect(fingerprint({ a: 1 })).toMatch(/^[0-9a-f]{32}$/);
  });

  it('does not depend on the order of keys, nor on words, nor on where a schema lies', () => {
    const mission = { id: 'm', tokens: [{ id: 't', at: { x: 1, y: 2 } }] };
    const other = {
      $schema: './mission.schema.json',
      title: { en: 'M' },
      tokens: [{ at: { y: 2, x: 1 }, note: { fr: 'Ici' }, id: 't' }],
      groups: [{ id: 'g', name: { en: 'All of them' } }],
      id: 'm',
      texts: undefined,
    };
    expect(fingerprint(other)).toBe(fingerprint(mission));
  });

  it('does not depend on the version that a mission is written in', () => {
    const inVersion = (version: number) => ({
      format: 'boothill/replay@1',
      mission: { format: `boothill/mission@${version}`, id: 'm' },
    });
    expect(fingerprint(inVersion(2))).toBe(fingerprint(inVersion(1)));
    expect(fingerprint({ format: 'boothill/tile@2' })).not.toBe(fingerprint({ format: 'boothill/tile@1' }));
  });

  it('is for a mission what replays of its first version have kept', () => {
    const replay = JSON.parse(readFileSync('tests/replays/legacy/m0.won.json', 'utf8')) as Replay;
    expect(fingerprint(sampleMission('m0.boothill.json'))).toBe(replay.missionHash);
  });

  it('is another for anything else', () => {
    const all = [{}, [], null, 0, '', { a: 1 }, { a: '1' }, { a: [1] }, { b: 1 }, [1, 2], [2, 1], [[1], 2]];
    expect(new Set(all.map(fingerprint)).size).toBe(all.length);
  });
});
