import { describe, expect, it } from 'vitest';
import { survivors } from '../../../../../engine/systems/undead-or-alive/content';
import { tableOf } from '../../../../../engine/systems/undead-or-alive/set-up/table-of';
import type { Mission, Token } from '../../../../../schemas';
import { missionOn, positionIn } from '../../../../helpers/table';

function drawn(seed: string, count: number, change: Partial<Mission> = {}): string[] {
  const made = tableOf({ ...missionOn(), ...change }, { seed, count });
  if ('problem' in made) return [made.problem.code];
  return made.table.posse.map((person) => survivors[person]?.id ?? '');
}

const classOf = (id: string) => survivors.find((person) => person.id === id)?.class;
const seeds = Array.from({ length: 40 }, (_, number) => `seed ${number}`);

describe('a posse that nobody has chosen', () => {
  it('is drawn by the seed: the same for the same, and now and then anybody', () => {
    expect(drawn('one', 6)).toEqual(drawn('one', 6));
    expect(new Set(seeds.flatMap((seed) => drawn(seed, 6))).size).toBe(survivors.length);
  });

  it('has as many as are wanted, nobody twice (UOA-COMPONENTS-05, UOA-SETUP-05)', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      expect(new Set(drawn('x', count)).size).toBe(count);
    }
  });

  it('has nobody of a class that the mission forbids (UOA-SETUP-07)', () => {
    for (const seed of seeds) {
      const classes = drawn(seed, 6, { classLimits: ['Brawler', 'Faithful'] }).map(classOf);
      expect(classes).not.toContain('Brawler');
      expect(classes).not.toContain('Faithful');
    }
  });

  it('is refused where too few are allowed', () => {
    const classLimits = ['Brawler', 'Faithful', 'Townsfolk'] as const;
    expect(drawn('x', 6, { classLimits: [...classLimits] })).toEqual(['too-few-survivors']);
    expect(drawn('x', 0)).toEqual(['too-few-survivors']);
  });

  it('leaves those who are needed as companions', () => {
    const companions = [
      { class: 'Brawler' },
      { class: 'Brawler' },
      { class: 'Brawler' },
      { survivor: 'Concepción' },
      {},
    ] as const;
    const tokens = companions.map(
      (who, index): Token => ({ id: `c${index}`, kind: 'companion', at: positionIn('a.A'), ...who }),
    );
    const mission = missionOn({ tokens });
    for (const seed of seeds) {
      const posse = drawn(seed, 6, { tokens: mission.tokens ?? [] });
      expect(posse).toHaveLength(6);
      expect(posse).not.toContain('concepcion');
      expect(posse.filter((id) => classOf(id) === 'Brawler').length).toBeLessThanOrEqual(1);
    }
  });

  it('is not made up with companions where it is small (UOA-SETUP-06)', () => {
    const made = tableOf(missionOn(), { seed: 'x', count: 3 });
    expect('table' in made && made.table.sizes).toMatchObject({ survivors: 3, actors: 3 });
  });
});
