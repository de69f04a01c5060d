import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../engine';
import { pictureOf } from '../../../../renderer/game/picture';
import { boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { flashesOf } from '../../../../renderer/play/board/flashing';
import { throwsOf } from '../../../../renderer/play/board/throws';
import { gameOn, momentOf } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

const { seen } = momentOf(gameOn(sampleMission('m0.boothill.json'), { seed: '1', count: 2 }));
const zones = seen.table.zones.map(({ id }) => id);
const [near = '', far = ''] = zones;
type Told = Pick<GameEvent, 'type'> & Readonly<Record<string, unknown>>;
const happened = (...events: readonly Told[]) => events.map((event): GameEvent => ({ rules: [], ...event }));
const attack = { type: 'attack', survivor: 'henry', zone: far };
const roll = (type: string, ...dice: number[]) => ({ type, dice, accuracy: 4, hits: 1, misses: 1 });

describe('dice that were thrown', () => {
  it('are at the zone that is aimed at, with what hit, what each of them did, and what the weapon lost', () => {
    const events = happened(
      attack,
      { type: 'emptied', weapon: 'sawed-off#1' },
      roll('rolled', 5, 2, 6),
      { type: 'killed', zone: far, zombie: 'walker' },
      { type: 'adrenaline', survivor: 'henry' },
      { type: 'hit-lost', zone: far, hits: 1, why: 'shielded', by: 'fatty' },
      { type: 'missed', zone: far, misses: 1 },
    );
    const [thrown, ...others] = throwsOf(events, seen);
    expect(others).toEqual([]);
    expect(thrown?.zone).toBe(zones.indexOf(far));
    expect(thrown?.dice.map(({ hits }) => hits)).toEqual([true, false, true]);
    expect(thrown?.results).toMatchObject([
      { of: 'weapon', came: 'spent' },
      { of: 'hits', dice: 1, came: 'felled', look: { kind: 'zombie', zombie: 'walker', count: 1 } },
      { of: 'hits', dice: 1, came: 'held', look: { zombie: 'fatty' } },
      { of: 'misses', dice: 1, came: 'nothing' },
    ]);
  });

  it('show who of the living was hit', () => {
    const [person] = pictureOf(seen).people;
    const events = happened(attack, roll('rolled', 1), {
      type: 'friendly-fire',
      survivor: person?.id,
      zone: far,
    });
    const [thrown] = throwsOf(events, seen);
    expect(thrown?.results).toMatchObject([{ of: 'misses', came: 'friend' }]);
  });

  it('are those that were thrown last, and several throws lie apart', () => {
    const again = roll('rerolled', 4, 4);
    const events = happened(
      attack,
      roll('rolled', 1, 1),
      again,
      { ...attack, zone: near },
      roll('rolled', 3),
    );
    const throws = throwsOf(events, seen);
    expect(throws.map(({ zone }) => zone)).toEqual([zones.indexOf(far), zones.indexOf(near)]);
    expect(throws[0]?.dice.map(({ shows }) => shows)).toEqual([4, 4]);
    expect(throws[0]?.fell).toBe(events[2]);
    expect(throwsOf(happened(attack), seen)).toEqual([]);
  });
});

describe('what flashes up', () => {
  const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
  const [person] = pictureOf(seen).people;
  const at = [12, 34] as const;
  const figure = { system: 'undead-or-alive', kind: 'exit' } as never;
  const stood = new Map([
    [person?.piece ?? '', { id: person?.piece ?? '', figure, zone: 0, at, scale: 1, raised: false }],
  ]);
  const flashes = (...events: readonly Told[]) => flashesOf(happened(...events), { seen, ground, stood });

  it('does so at whom it happens to, in the order in which it happens there', () => {
    const survivor = person?.id;
    expect(flashes({ type: 'wounded', survivor }, { type: 'level', survivor })).toMatchObject([
      { flash: 'wound', at, turn: 0 },
      { flash: 'level', at, turn: 1 },
    ]);
  });

  it('does so where somebody sees, not where they look', () => {
    const [one] = flashes({ type: 'zombies-see', zone: near, destination: far });
    const box = ground.boxOf(zones.indexOf(near)) ?? [0, 0, 0, 0];
    expect(one?.flash).toBe('sees');
    expect(one?.at).toEqual([box[0] + box[2] / 2, box[1] + box[3] / 2]);
  });

  it('does so where the last thing happened, if it happens nowhere itself', () => {
    const [spawned, deck] = flashes({ type: 'spawned', zone: far }, { type: 'shuffled', pile: 'zombies' });
    expect([spawned?.flash, deck?.flash]).toEqual(['comes', 'deck']);
    expect(deck?.at).toEqual(spawned?.at);
  });

  it('is nothing for what has no picture', () => {
    expect(flashes({ type: 'turn-ended', survivor: person?.id })).toEqual([]);
  });
});
