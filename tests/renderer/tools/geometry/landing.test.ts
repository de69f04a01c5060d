import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../drawing/scene';
import type { UnplacedToken } from '../../../../engine';
import { zoneOfPosition } from '../../../../engine';
import type { LaidOut } from '../../../../renderer/document/laid-out';
import { snapPiece } from '../../../../renderer/tools/geometry/landing';
import { drawnAt } from '../../../../renderer/tools/geometry/seats';
import { laidOn, objective } from '../../../helpers/small-missions';

const crate: UnplacedToken = { kind: 'objective', colour: 'red' };
const walker: UnplacedToken = { kind: 'zombie', zombie: 'walker' };
const wagon: UnplacedToken = { kind: 'machine', machine: 'wagon' };

const drop = (laid: LaidOut, point: Point, piece: UnplacedToken = walker, snaps = true, isDrawnIn = true) =>
  snapPiece(laid, point, piece, { pixel: 1, snaps, isDrawnIn });

describe('a piece that is let go', () => {
  it('lies where it is let go, in the millimetres of its tile', () => {
    expect(drop(laidOn(['a 2R 500 250']), [530, 290])?.position).toEqual({ tile: 'a', x: 30, y: 40 });
  });

  it('lies on the same spot of a turned tile', () => {
    const laid = laidOn(['a 2R 0 0 90']);
    const found = drop(laid, [210, 40]);
    expect(found?.position).toEqual({ tile: 'a', x: 40, y: 40 });
    expect(laid.board.zones[found?.zone ?? -1]?.id).toBe('a.NW');
  });

  it('does not lie over the edge of its zone', () => {
    expect(drop(laidOn(['a 2R 0 0']), [2, 70])?.position).toEqual({ tile: 'a', x: 13, y: 62 });
  });

  it('lies over the edge where it is wanted there, with its middle in the zone', () => {
    const laid = laidOn(['a 2R 0 0']);
    expect(drop(laid, [2, 70], walker, true, false)?.position).toEqual({ tile: 'a', x: 2, y: 70 });
    expect(drop(laid, [40, 249.7], walker, true, false)?.position).toEqual({ tile: 'a', x: 40, y: 249 });
  });

  it('may lie on a seam that runs through its zone', () => {
    const laid = laidOn(['a 3V 0 0', 'b 3V 250 0']);
    expect(drop(laid, [250, 40])?.position).toEqual({ tile: 'b', x: 0, y: 40 });
    const turned = laidOn(['a 3V 0 0', 'b 3V 250 0 180']);
    const found = drop(turned, [250, 40]);
    expect(found).toBeDefined();
    if (found)
      expect(zoneOfPosition(found.position, turned.board, turned.mission.placements, turned.faces)).toBe(
        found.zone,
      );
  });

  it('is nowhere beside the board', () => {
    expect(drop(laidOn(['a 2R 0 0']), [-1, 30])).toBeUndefined();
    expect(drop(laidOn([]), [0, 0])).toBeUndefined();
  });

  it('lies where there is room for it, if only across the seam', () => {
    // The strip beside a car belongs to the street on the next tile; there it would have room.
    const laid = laidOn(['t 11R 0 250', 'a 3V 0 0']);
    expect(drop(laid, [20, 255])?.position).toEqual({ tile: 'a', x: 20, y: 237 });
    // In a strip that no street goes on from, it is nowhere.
    expect(drop(laidOn(['t 11R 0 0']), [20, 5])).toBeUndefined();
  });
});

describe('printed places', () => {
  it('draw crates in', () => {
    const found = drop(laidOn(['b 8V 0 0']), [166, 148], crate);
    expect(found).toMatchObject({ position: { tile: 'b', x: 159, y: 154 }, spot: [159, 154] });
  });

  it('leave others where they are, and crates that come with the key held', () => {
    const laid = laidOn(['b 8V 0 0']);
    expect(drop(laid, [160, 150])?.position).toMatchObject({ x: 160, y: 150 });
    expect(drop(laid, [160, 150], crate, false)?.position).toMatchObject({ x: 160, y: 150 });
  });

  it('draw the Abomination to its own', () => {
    const laid = laidOn(['b 8V 0 0']);
    const token: UnplacedToken = { kind: 'spawn', spawn: 'abomination' };
    expect(drop(laid, [120, 40], token)?.position).toEqual({ tile: 'b', x: 125, y: 36 });
    expect(drop(laid, [120, 40], crate)?.spot).toBeUndefined();
  });
});

describe('a Gatling gun', () => {
  const gun: UnplacedToken = { kind: 'machine', machine: 'gatling' };
  const laid = laidOn(['a 2R 0 0'], {
    tokens: [{ id: 'm1', kind: 'machine', machine: 'wagon', at: { tile: 'a', x: 40, y: 220 } }],
  });

  it('goes onto a Wagon that it is let go on', () => {
    const found = drop(laid, [45, 212], gun);
    expect(found).toMatchObject({ mount: 'm1', position: { tile: 'a', x: 40, y: 220 }, spot: [40, 220] });
    expect(laid.board.zones[found?.zone ?? -1]?.id).toBe('a.C');
  });

  it('goes onto the nearest of Wagons that lie close together', () => {
    const wagonAt = (id: string, x: number) =>
      ({ id, kind: 'machine', machine: 'wagon', at: { tile: 'a', x, y: 220 } }) as const;
    const close = laidOn(['a 2R 0 0'], { tokens: [wagonAt('m1', 40), wagonAt('m2', 56)] });
    expect([drop(close, [47, 220], gun)?.mount, drop(close, [49, 220], gun)?.mount]).toEqual(['m1', 'm2']);
  });

  it('goes onto a Wagon where that is drawn, beside what shares its place', () => {
    const crowd = laidOn(['a 2R 0 0'], {
      tokens: [
        ...['o1 a 100 120', 'o2 a 100 120', 'o3 a 100 120'].map(objective),
        { id: 'm1', kind: 'machine', machine: 'wagon', at: { tile: 'a', x: 100, y: 120 } },
      ],
    });
    const spot = drawnAt(crowd, 'm1') ?? [0, 0];
    expect(spot).not.toEqual([100, 120]);
    const found = drop(crowd, [spot[0] + 6, spot[1] + 6], gun);
    expect(found).toMatchObject({ mount: 'm1', position: { x: 100, y: 120 }, spot });
  });

  it('goes beside it elsewhere, and with the key held', () => {
    expect(drop(laid, [60, 190], gun)?.mount).toBeUndefined();
    expect(drop(laid, [45, 212], gun, false)?.mount).toBeUndefined();
    expect(drop(laid, [45, 212], walker)?.mount).toBeUndefined();
  });
});

describe('inside the outline of a balcony', () => {
  const laid = laidOn(['a 2R 0 0']);

  it('there are two places, the balcony first', () => {
    const found = drop(laid, [200, 60]);
    expect(found?.choices?.map(({ label, position }) => [label.key, position])).toEqual([
      ['tool.on-balcony', { tile: 'a', x: 200, y: 60, level: 'BAL' }],
      ['tool.in-street-below', { tile: 'a', x: 200, y: 60 }],
    ]);
    expect(found?.position).toEqual({ tile: 'a', x: 200, y: 60, level: 'BAL' });
  });

  it('the place below may be a room', () => {
    expect(drop(laid, [165, 90])?.choices?.[1]?.label.key).toBe('tool.in-room-below');
  });

  it('there is one place for what cannot be up there', () => {
    const found = drop(laid, [200, 60], wagon);
    expect(found?.choices).toBeUndefined();
    expect(found?.position.level).toBeUndefined();
  });
});
