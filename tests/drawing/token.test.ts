import { describe, expect, it } from 'vitest';
import type { Shape } from '../../drawing/scene';
import type { UoaFigure } from '../../drawing/systems/undead-or-alive/figure';
import { letterOf } from '../../drawing/systems/undead-or-alive/letters';
import { tokenShapes } from '../../drawing/token/token';
import { pointsOf } from '../helpers/pictures';

const system = 'undead-or-alive';

const figures: readonly UoaFigure[] = [
  { system, kind: 'start' },
  { system, kind: 'start', number: 2 },
  { system, kind: 'spawn', spawn: 'starting' },
  { system, kind: 'spawn', spawn: 'mobile' },
  { system, kind: 'spawn', spawn: 'abomination' },
  { system, kind: 'spawn', spawn: 'abomination', inactive: true },
  { system, kind: 'corpse-pile' },
  { system, kind: 'corpse-pile', safe: true },
  { system, kind: 'objective', colour: 'red' },
  { system, kind: 'objective', colour: 'blue' },
  { system, kind: 'objective', colour: 'green' },
  { system, kind: 'objective', colour: 'green', faceDown: true },
  { system, kind: 'no-objective' },
  { system, kind: 'exit' },
  { system, kind: 'noise' },
  { system, kind: 'noise', boom: true },
  { system, kind: 'vade-retro' },
  { system, kind: 'first-player' },
  { system, kind: 'companion', class: 'Townsfolk' },
  { system, kind: 'companion', survivor: 'May' },
  { system, kind: 'survivor', name: 'Jeb' },
  { system, kind: 'zombie', zombie: 'walker', count: 40 },
  { system, kind: 'zombie', zombie: 'runner' },
  { system, kind: 'zombie', zombie: 'fatty' },
  { system, kind: 'zombie', zombie: 'abomination' },
  { system, kind: 'zombie', zombie: 'walker', own: 'guard' },
  { system, kind: 'machine', machine: 'wagon' },
  { system, kind: 'machine', machine: 'gatling' },
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
    expect(alike).toEqual([{ system, kind: 'spawn', spawn: 'abomination', inactive: true }]);
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
    const letters = names.map((name) => letterOf({ system, kind: 'survivor', name }, 'en'));
    expect(new Set(letters).size).toBe(14);
  });
});
