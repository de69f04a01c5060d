import { describe, expect, it } from 'vitest';
import type { PrintedLast } from '../../../main/contract';
import { productNames, products, usualOptions } from '../../../printing/options';
import { optionsToChoose, survivorsOffered } from '../../../renderer/print/offered';
import { isWhole, rememberedOf, type Wishes, wishesOf } from '../../../renderer/print/wishes';
import { sampleMission } from '../../helpers/samples';

const offered = ['sheet', 'realsize', 'png'] as const;

/** Everybody, and any number. */
const all = products.sheet.survivors.of;

const fresh = wishesOf('m4', [], offered, all);

function wishing(product: 'png' | 'realsize', change: object): Wishes {
  return { product, options: { ...fresh.options, [product]: { ...fresh.options[product], ...change } } };
}

describe('what is wished for at first', () => {
  it('is the first product, as usual', () => {
    expect(fresh.product).toBe('sheet');
    for (const name of productNames) expect(fresh.options[name]).toEqual(usualOptions(name));
  });

  it('is for each mission what was printed of it last, and for another one what was printed last of all', () => {
    const later = rememberedOf('m4', wishing('png', { dpi: 300, frame: false }), []);
    const printed = rememberedOf('m5', wishing('realsize', { what: 'tokens' }), later);
    expect(wishesOf('m4', printed, offered, all)).toEqual(wishing('png', { dpi: 300, frame: false }));
    expect(wishesOf('m5', printed, offered, all)).toEqual(wishing('realsize', { what: 'tokens' }));
    expect(wishesOf('m6', printed, offered, all)).toEqual(wishing('realsize', { what: 'tokens' }));
  });

  it('leaves out what this version does not know, or does not take for that', () => {
    const odd: PrintedLast = {
      mission: 'm4',
      product: 'poster',
      options: {
        png: { dpi: 300, theme: 'violet', frame: 'yes', glitter: true, toString: 'x' },
        realsize: { overlap: 7.5, bleed: 99 },
        poster: { size: 7 },
      },
    };
    expect(wishesOf('m4', [odd], offered, all)).toEqual({
      ...wishing('png', { dpi: 300 }),
      product: 'sheet',
    });
  });
});

describe('a number of survivors', () => {
  const variants = [{ id: 'few', survivors: [2] as [number] }];

  it('is offered of a mission that is not the same for all, and where it may be played by so many', () => {
    const mission = sampleMission('m0.boothill.json');
    const { players: _, ...anybody } = mission;
    expect(survivorsOffered(mission)).toEqual(['everybody']);
    expect(survivorsOffered({ ...mission, players: { min: 2, max: 4 }, variants })).toEqual([
      'everybody',
      '2',
      '3',
      '4',
    ]);
    expect(survivorsOffered({ ...anybody, variants })).toEqual(all);
  });

  it('that was printed for is only wished for again where it is offered', () => {
    const printed = rememberedOf('m4', wishing('png', { survivors: '5', dpi: 300 }), []);
    const again = (mission: string, survivors: readonly string[]) =>
      wishesOf(mission, printed, offered, survivors).options.png;
    expect(again('m4', ['everybody', '5'])).toMatchObject({ survivors: '5', dpi: 300 });
    for (const mission of ['m4', 'm5'])
      expect(again(mission, ['everybody', '4'])).toMatchObject({ survivors: 'everybody', dpi: 300 });
  });
});

describe('what is remembered', () => {
  it('is what was not as usual, and nothing that was selected', () => {
    const [last] = rememberedOf('m4', wishing('png', { of: 'chosen', pieces: ['a'], zones: true }), []);
    expect(last).toMatchObject({ mission: 'm4', product: 'png', options: { png: { zones: true } } });
    expect(wishesOf('m4', [last as PrintedLast], offered, all).options.png).toMatchObject({
      of: 'whole',
      pieces: [],
      zones: true,
    });
  });

  it('is of each mission once, the last first, and not of all there ever were', () => {
    let printed: readonly PrintedLast[] = [];
    for (let round = 0; round < 60; round++) printed = rememberedOf(`m${round}`, fresh, printed);
    printed = rememberedOf('m40', wishing('png', { dpi: 72 }), printed);
    expect(printed.map(({ mission }) => mission).slice(0, 3)).toEqual(['m40', 'm59', 'm58']);
    expect(printed).toHaveLength(50);
    expect(printed.filter(({ mission }) => mission === 'm40')).toHaveLength(1);
  });
});

it.each([300, 10, 1200])('a number that can be is whole: %j', (dpi) => {
  expect(isWhole(wishing('png', { dpi }))).toBe(true);
});

it.each([Number.NaN, 9, 1201, 72.5])('a number that cannot be is still being written: %j', (dpi) => {
  expect(isWhole(wishing('png', { dpi }))).toBe(false);
});

describe('the options that are offered', () => {
  const names = (wishes: Wishes, hasSelection = false) =>
    optionsToChoose(wishes, { hasSelection, survivors: ['everybody'] }).map(([name]) => name);

  it('have what is selected only where something is', () => {
    expect(names(wishing('png', {}))).not.toContain('of');
    expect(names(wishing('png', {}), true)).toContain('of');
    const what = (hasSelection: boolean) =>
      optionsToChoose(wishing('realsize', {}), { hasSelection, survivors: ['everybody'] }).find(
        ([name]) => name === 'what',
      )?.[1];
    expect(what(false)).toMatchObject({ of: ['all', 'lacking', 'tokens'] });
    expect(what(true)).toMatchObject({ of: ['all', 'lacking', 'chosen', 'tokens'] });
  });

  it('have a number of survivors only where that makes a difference', () => {
    const of = (survivors: readonly string[], wishes: Wishes) =>
      optionsToChoose(wishes, { hasSelection: false, survivors }).find(([name]) => name === 'survivors')?.[1];
    expect(of(['everybody'], wishing('png', {}))).toBeUndefined();
    expect(of(['everybody', '4'], wishing('png', {}))).toMatchObject({ of: ['everybody', '4'] });
    expect(of(all, wishing('realsize', { what: 'all' }))).toBeUndefined();
    expect(of(all, wishing('realsize', { what: 'tokens' }))).toMatchObject({ of: all });
  });

  it('have nothing that makes no difference', () => {
    expect(names(wishing('realsize', { layout: 'pages' }))).toContain('overlap');
    expect(names(wishing('realsize', { layout: 'pages' }))).not.toContain('bleed');
    expect(names(wishing('realsize', { layout: 'one' }))).toContain('bleed');
    expect(names(wishing('realsize', { layout: 'one' }))).not.toContain('overlap');
    expect(names(wishing('realsize', { what: 'all' }))).not.toContain('backs');
    expect(names(wishing('realsize', { what: 'tokens' }))).toEqual([
      'paper',
      'language',
      'ink',
      'what',
      'backs',
    ]);
    const players = (format: 'png' | 'svg'): Wishes => ({
      product: 'players',
      options: { ...fresh.options, players: { ...fresh.options.players, format } },
    });
    expect(names(players('png'))).toEqual(['language', 'format', 'dpi']);
    expect(names(players('svg'))).toEqual(['language', 'format']);
  });
});
