import { describe, expect, it } from 'vitest';
import { undeadOrAliveSystem } from '../../../../../engine/systems/undead-or-alive';
import { pictureOf } from '../../../../../renderer/game/picture';
import { sampleMission } from '../../../../helpers/games';
import { drifting, gameOn, observed } from '../../../../helpers/played';

describe('the picture of a table', () => {
  it('has everybody where they are, as they are, with what they have', () => {
    const states = new Set<string>();
    for (const { seen } of drifting(
      gameOn(sampleMission('m4.boothill'), { seed: 'picture' }),
      'picture',
      300,
    )) {
      const [picture, memory] = [pictureOf(seen), observed(seen)];
      for (const person of picture.people) {
        states.add(person.state);
        expect(person.zone).toBe(memory.at('place', person.number));
        expect(person.health.left).toBe(memory.healthLeft(person.number));
        expect(person.isInPlay && person.zone >= 0).toBe(
          picture.pieces.some(({ id }) => id === person.piece),
        );
        for (const [slot, card] of person.slots.entries())
          expect(card).toBe(memory.at('slots', person.number, slot));
        for (const { name, points, stages } of person.tracks) {
          expect(name).toBe('adrenaline');
          expect(points).toBe(memory.at('adrenaline', person.number));
          expect(stages.filter(({ isReached }) => isReached)).toHaveLength(
            memory.at('level', person.number) + 1,
          );
        }
      }
      expect(picture.people.filter(({ state }) => state === 'acts').map(({ number }) => number)).toEqual(
        picture.active < 0 ? [] : [picture.active],
      );
    }
    expect([...states]).toEqual(expect.arrayContaining(['acts', 'waiting', 'eliminated']));
  });

  it('says where everything is that an action is done with', () => {
    const { seen } = gameOn(sampleMission('m0.boothill')).store.getState().at;
    const picture = undeadOrAliveSystem.show.picture(observed(seen));
    const [zone] = seen.table.zones;
    expect(picture.spotOf('zone', zone?.id ?? '')).toEqual({ zone: 0 });
    const [henry] = picture.people;
    expect(picture.spotOf('survivor', henry?.id ?? '')).toEqual(
      henry && henry.zone >= 0 ? { zone: henry.zone, piece: henry.piece } : undefined,
    );
    expect(picture.spotOf('zone', 'nowhere')).toBeUndefined();
    expect(picture.spotOf('card', 'winchester')).toBeUndefined();
  });
});
