import { describe, expect, it } from 'vitest';
import { NamedBoard } from '../../helpers/board';
import { Luck } from '../../helpers/luck';

const town = new NamedBoard(['a 2R', 'b 3R 250', 'c 4V 0 250', 'd 1V 250 250']);

function without(parts: readonly string[]) {
  const sight = town.board.sightWithout(new Set(parts.map((part) => town.zone(part).index)));
  const index = (part: string) => town.zone(part).index;
  return {
    range: (from: string, to: string) => sight.sightFrom(index(from)).get(index(to)),
    townsfolkRange: (from: string, to: string) => sight.townsfolkSightFrom(index(from)).get(index(to)),
  };
}

describe('zones that are not to be seen', () => {
  it('are seen from nowhere, see nothing, and are seen through by nobody', () => {
    expect(town.range('a.NW', 'b.NE')).toBe(4);
    const { range } = without(['b.N']);
    expect(range('a.NW', 'b.NE')).toBeUndefined();
    expect(range('b.NW', 'b.N')).toBeUndefined();
    expect(range('b.N', 'b.NE')).toBeUndefined();
    expect(range('b.NE', 'b.E')).toBe(town.range('b.NE', 'b.E'));
  });

  it('take sight away and give nobody any, and none of them take none', () => {
    const luck = new Luck('unseen');
    for (let round = 0; round < 8; round++) {
      const parts = luck.some(4, () => luck.pick(town.ids));
      const { range, townsfolkRange } = without(parts);
      for (const from of town.ids) {
        for (const to of town.ids) {
          const isUnseen = parts.includes(from) || parts.includes(to);
          const [before, now] = [town.range(from, to), range(from, to)];
          if (isUnseen) expect([now, townsfolkRange(from, to)]).toEqual([undefined, undefined]);
          else if (parts.length === 0) expect(now).toBe(before);
          else if (now !== undefined) expect(before).toBeLessThanOrEqual(now);
        }
      }
    }
  });
});
