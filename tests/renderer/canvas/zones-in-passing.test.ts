import { expect, it } from 'vitest';
import { createOverlays } from '../../../renderer/canvas/overlays';
import { type AskedInPassing, createZonesInPassing } from '../../../renderer/canvas/zones-in-passing';
import { type LaidOut, laidOut } from '../../../renderer/document/laid-out';
import { emptyMission } from '../../helpers/empty-mission';
import { tilesInSquare } from '../../helpers/large-boards';

/** A board that takes so long to be compiled, by a clock of its own. */
function slow(takes: number) {
  let time = 0;
  const passing = createZonesInPassing(() => time);
  const asked = { zones: true, sightFrom: undefined, language: 'en' } as const;
  const zones = {
    ...passing,
    of: (laid: LaidOut, other?: AskedInPassing) => passing.of(laid, other ?? asked),
  };
  const laid = (count = 1): LaidOut => {
    const known = laidOut({ ...emptyMission, placements: tilesInSquare(count) });
    return {
      ...known,
      get board() {
        time += takes;
        return known.board;
      },
    };
  };
  return { zones, laid, pass: (by: number) => void (time += by) };
}

it('has outlines of zones, and no names', () => {
  const { zones, laid } = slow(1);
  const { under, over } = zones.of(laid());
  expect(under.length).toBeGreaterThan(0);
  expect(over).toEqual([]);
});

it('is there at every step while a board is quickly compiled, of however many tiles', () => {
  const { zones, laid } = slow(5);
  const first = zones.of(laid(100));
  expect(zones.of(laid(100))).not.toBe(first);
  expect(zones.wait()).toBeUndefined();
});

it('gives the hand time where it is not, and then goes on', () => {
  const { zones, laid, pass } = slow(30);
  const first = zones.of(laid());
  expect(zones.of(laid())).toBe(first);
  expect(zones.wait()).toBe(60);
  pass(59);
  expect(zones.of(laid())).toBe(first);
  pass(1);
  expect(zones.wait()).toBe(0);
  expect(zones.of(laid())).not.toBe(first);
  expect(zones.wait()).toBeUndefined();
});

it('does not show the next gesture what the last one left', () => {
  const { zones, laid } = slow(30);
  const first = zones.of(laid());
  zones.forget();
  expect(zones.wait()).toBeUndefined();
  expect(zones.of(laid(4)).under.length).not.toBe(first.under.length);
});

it('answers another question at once', () => {
  const { zones, laid } = slow(30);
  zones.of(laid());
  expect(zones.of(laid(), { zones: false, sightFrom: undefined, language: 'en' }).under).toEqual([]);
});

it('sees from a zone on the board as it is shown', () => {
  const laid = laidOut({ ...emptyMission, placements: tilesInSquare(1) });
  const asked = { zones: false, sightFrom: 0, language: 'en' } as const;
  const seen = createZonesInPassing().of(laid, asked);
  expect(seen).toEqual(createOverlays()(laid, { ...asked, codes: false, signs: [] }));
});
