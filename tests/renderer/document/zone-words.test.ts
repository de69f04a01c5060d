import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../renderer/document/laid-out';
import { zoneWordsOn } from '../../../renderer/document/zone-words';
import type { Mission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';

const mission: Mission = {
  ...emptyMission,
  placements: [{ id: 'a', face: '2R', x: 0, y: 0, rotation: 0 }],
};

function called(part: string, given: Mission, codes = false): string | undefined {
  const laid = laidOut(given);
  const zone = laid.board.zones[laid.board.zoneOf(part) ?? -1];
  return zone && zoneWordsOn(laid, 'en', codes)(zone).title;
}

describe('the name of a zone in the editor', () => {
  it('says where it is on the map, and its code only where that is wanted', () => {
    expect(called('a.NE', mission)).toBe('Street north-east of the Barber shop, A1');
    expect(called('a.NE', mission, true)).toBe('Street north-east of the Barber shop, A1 (a.NE)');
  });

  it('is made once for a board, and anew when something is written on it', () => {
    const words = zoneWordsOn(laidOut(mission), 'en', false);
    expect(zoneWordsOn(laidOut({ ...mission, tokens: [] }), 'en', false)).toBe(words);
    const labels = [{ id: 'l1', at: { x: 125, y: 12 }, text: { en: 'Main Street' } }];
    expect(called('a.N', { ...mission, labels })).toBe('Main Street');
  });
});
