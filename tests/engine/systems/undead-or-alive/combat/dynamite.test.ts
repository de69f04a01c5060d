import { describe, expect, test } from 'vitest';
import { shortFuse } from '../../../../helpers/inventions';
import { fight } from '../../../../helpers/street';

const crowd = { fatty: 2, walker: 1, abomination: 1 } as const;
const inBackpack = { 'backpack-2': 'dynamite' };

describe('Dynamite', () => {
  test('is thrown out of any slot, and gone (UOA-TRAIT-01)', () => {
    const fighting = fight({ survivors: { carl: { cards: inBackpack, at: 1 } } });
    expect(fighting.ways('throw')).toEqual([
      { card: 'dynamite#1', at: 'z0' },
      { card: 'dynamite#1', at: 'z2' },
    ]);
    fighting.do('throw', { card: 'dynamite', at: 'z2' });
    expect(fighting.told('discarded')).toMatchObject([{ card: 'dynamite#1', survivor: 'carl' }]);
    expect(fighting.state.actionsLeft).toBe(2);
  });

  test('kills all zombies of a zone, for their adrenaline (UOA-TRAIT-02, UOA-ABOM-01)', () => {
    const fighting = fight({ survivors: { turner: { cards: inBackpack } }, zombies: { 1: crowd } });
    fighting.do('throw', { card: 'dynamite', at: 'z1' });
    expect(fighting.zombies(1)).toEqual({});
    expect(fighting.state.adrenaline.at(0)).toBe(8);
    expect(fighting.told('rolled')).toEqual([]);
  });

  test('makes the Abomination go as any death does (UOA-ABOM-05)', () => {
    const fighting = fight({ survivors: { turner: { cards: inBackpack } }, zombies: { 1: crowd } });
    fighting.do('throw', { card: 'dynamite', at: 'z1' });
    expect(fighting.told('abomination-gone')).toHaveLength(1);
  });

  test('kills survivors and companions too (UOA-TRAIT-02)', () => {
    const fighting = fight({
      survivors: { turner: { cards: inBackpack }, trixie: { at: 1 } },
      zombies: { 1: { walker: 1 } },
    });
    fighting.do('throw', { card: 'dynamite', at: 'z1' });
    expect(fighting.told('eliminated')).toMatchObject([{ survivor: 'trixie', rules: ['UOA-TRAIT-02'] }]);
  });

  test('kills all of them before the game is lost, once (UOA-TRAIT-02, UOA-WIN-02)', () => {
    const fighting = fight({
      survivors: { turner: { cards: inBackpack }, trixie: { at: 1 }, jeb: { at: 1 } },
    });
    fighting.do('throw', { card: 'dynamite', at: 'z1' });
    expect(fighting.events.map(({ type }) => type).slice(-3)).toEqual([
      'eliminated',
      'eliminated',
      'game-over',
    ]);
  });

  test('booms where it explodes (UOA-TRAIT-03, UOA-NOISE-05, UOA-NOISE-06)', () => {
    const fighting = fight({ survivors: { turner: { cards: inBackpack } } });
    fighting.do('throw', { card: 'dynamite', at: 'z1' });
    expect(fighting.told('noise')).toMatchObject([{ zone: 'z1', boom: true }]);
  });

  test('drowns every Bang, but no Fanning (UOA-NOISE-03)', () => {
    const cards = { ...inBackpack, 'hand-1': 'colt-saa' };
    const fighting = fight({ survivors: { pablito: { cards } }, dice: Array<number>(7).fill(1) });
    fighting.do('throw', { card: 'dynamite', at: 'z1' }).do('shoot', { weapon: 'colt-saa', at: 'z1' });
    expect(fighting.told('noise')).toEqual([]);
    expect(fighting.state.noiseZone).toBe(1);
    fighting.do('fan', { weapon: 'colt-saa', at: 'z1' });
    expect(fighting.state.noiseZone).toBe(0);
  });

  test('kills its thrower in the own zone (UOA-TRAIT-04)', () => {
    const fighting = fight({
      survivors: { turner: { cards: { 'hand-1': 'short-fuse' } } },
      inventions: [shortFuse],
    });
    fighting.do('throw', { card: 'short-fuse', at: 'z0' });
    expect(fighting.told('eliminated')).toMatchObject([
      { survivor: 'turner', rules: ['UOA-TRAIT-02', 'UOA-TRAIT-04'] },
    ]);
  });

  test('leaves tokens and objectives where they lie (UOA-TRAIT-05)', () => {
    const fighting = fight({ survivors: { turner: { cards: inBackpack } } });
    fighting.do('throw', { card: 'dynamite', at: 'z1' });
    const { spawnZone, objectiveZone } = fighting.state;
    expect([spawnZone.at(0), objectiveZone.at(0)]).toEqual([1, 1]);
  });
});
