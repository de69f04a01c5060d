import { expect, it } from 'vitest';
import { createOverlays } from '../../../renderer/canvas/overlays';
import { laidOut } from '../../../renderer/document/laid-out';
import { emptyMission } from '../../helpers/empty-mission';
import { tilesInSquare } from '../../helpers/large-boards';
import { laidOn, missionOn } from '../../helpers/small-missions';

const asked = { zones: false, sightFrom: undefined, language: 'en', codes: false, signs: [] } as const;

it('nothing is said of zones that nobody asks about, and no board compiled for it', () => {
  const laid = {
    ...laidOn([]),
    get board(): never {
      throw new Error('compiled');
    },
  };
  expect(createOverlays()(laid, asked)).toEqual({ under: [], over: [] });
});

it('what was drawn for a zone is drawn once, and looking at it again throws nothing away', () => {
  const laid = laidOut({ ...emptyMission, placements: tilesInSquare(9) });
  const overlays = createOverlays();
  const first = [3, 7, 8].map((sightFrom) => overlays(laid, { ...asked, sightFrom }));
  expect([3, 7, 8].map((sightFrom) => overlays(laid, { ...asked, sightFrom }))).toEqual(first);
  expect(overlays(laid, { ...asked, sightFrom: 7 })).toBe(first[1]);
});

it('another mission is another board, and so is another language', () => {
  const overlays = createOverlays();
  const zones = { ...asked, zones: true };
  const names = (laid: Parameters<typeof overlays>[0], language: 'en' | 'fr') =>
    overlays(laid, { ...zones, language }).over.flatMap((shape) =>
      shape.kind === 'text' ? [shape.text] : [],
    );
  const [one, two] = [missionOn(['a 2R 0 0 0']), missionOn(['b 5V 0 0 0'])].map((mission) =>
    laidOut(mission),
  );
  if (!one || !two) throw new Error('There are two missions');
  expect(names(one, 'en')).toContain('Barber shop, A1');
  expect(names(two, 'en')).toContain('Counting room of the Bank');
  expect(names(two, 'fr')).not.toEqual(names(two, 'en'));
});

it('a zone that is not there any more sees nothing', () => {
  const overlays = createOverlays();
  const laid = laidOn(['a 2R 0 0 0']);
  expect(overlays(laid, { ...asked, sightFrom: 99 }).under).toEqual([]);
});
