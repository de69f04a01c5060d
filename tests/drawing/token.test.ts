import { describe, expect, it } from 'vitest';
import type { Shape } from '../../drawing/scene';
import type { Figure } from '../../drawing/token/figure';
import { letterOf } from '../../drawing/token/letters';
import { tokenShapes } from '../../drawing/token/token';
import { pointsOf } from '../helpers/pictures';

const figures: readonly Figure[] = [
  { kind: 'start' },
  { kind: 'start', number: 2 },
  { kind: 'spawn', spawn: 'starting' },
  { kind: 'spawn', spawn: 'mobile' },
  { kind: 'spawn', spawn: 'abomination' },
  { kind: 'spawn', spawn: 'abomination', inactive: true },
  { kind: 'corpse-pile' },
  { kind: 'corpse-pile', safe: true },
  { kind: 'objective', colour: 'red' },
  { kind: 'objective', colour: 'blue' },
  { kind: 'objective', colour: 'green' },
  { kind: 'objective', colour: 'green', faceDown: true },
  { kind: 'no-objective' },
  { kind: 'exit' },
  { kind: 'noise' },
  { kind: 'noise', boom: true },
  { kind: 'vade-retro' },
  { kind: 'first-player' },
  { kind: 'companion', class: 'Townsfolk' },
  { kind: 'companion', survivor: 'May' },
  { kind: 'survivor', name: 'Jeb' },
  { kind: 'zombie', zombie: 'walker', count: 40 },
  { kind: 'zombie', zombie: 'runner' },
  { kind: 'zombie', zombie: 'fatty' },
  { kind: 'zombie', zombie: 'abomination' },
  { kind: 'machine', machine: 'wagon' },
  { kind: 'machine', machine: 'gatling' },
];

/** What is left of a token when all colours are taken away: its outlines and its letters. */
function inBlackAndWhite(shapes: readonly Shape[]): string {
  return JSON.stringify(
    shapes.map(({ kind, ...rest }) => [
      kind,
      pointsOf({ kind, ...rest } as Shape),
      'text' in rest && rest.text,
    ]),
  );
}

describe('tokens', () => {
  it.each(['en', 'fr'] as const)('tell apart without colour (%s)', (language) => {
    const seen = figures.map((figure) => inBlackAndWhite(tokenShapes(figure, { language })));
    const alike = figures.filter((_, index) => seen.indexOf(seen[index] ?? '') !== index);
    // One and the same token: its inactive side is the pale one.
    expect(alike).toEqual([{ kind: 'spawn', spawn: 'abomination', inactive: true }]);
  });

  it('stand around their point, and no wider than a token may', () => {
    for (const figure of figures) {
      for (const [x, y] of tokenShapes(figure).flatMap(pointsOf)) {
        expect(Math.abs(x)).toBeLessThan(32);
        expect(Math.abs(y)).toBeLessThan(28);
      }
    }
  });

  it('have a second outline on a balcony', () => {
    for (const figure of figures) {
      if (figure.kind === 'no-objective') continue;
      const [ground, raised] = [tokenShapes(figure), tokenShapes(figure, { raised: true })];
      expect(raised.length).toBeGreaterThan(ground.length);
    }
  });

  it('call the fourteen survivors by fourteen different names', () => {
    const names = [
      'Carl',
      'Henry',
      'May',
      'Kassey',
      'Meg',
      'Pablito',
      'Turner',
      'Molly',
      'Concepción',
      'Thomas',
      'Jimmy',
      'Jeb',
      'Hanna',
      'Trixie',
    ];
    const letters = names.map((name) => letterOf({ kind: 'survivor', name }, 'en'));
    expect(new Set(letters).size).toBe(14);
  });
});
