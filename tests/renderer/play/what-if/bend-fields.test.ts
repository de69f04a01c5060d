import { describe, expect, it } from 'vitest';
import { canBend } from '../../../../engine';
import { BENDS, type Filled, type FormBend, fieldsOf } from '../../../../renderer/play/what-if/bend-fields';
import { Words } from '../../../../telling/words';
import { gameOn, isInRound, momentOf, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

function table(picked?: { sort: string; name: string }) {
  const game = gameOn(sampleMission('m0.boothill.json'));
  new Player().playUntil(game, isInRound(2));
  const moment = momentOf(game);
  return { game, moment, words: new Words(moment.seen.table, 'en'), picked };
}

describe('the fields of a change by hand', () => {
  it.each(BENDS)('make %s possible as they are proposed', (bend) => {
    const { game, ...given } = table();
    const fields = fieldsOf(bend, {}, given);
    const values = Object.fromEntries(fields.map(({ argument, value }) => [argument, value]));
    expect(game.take({ bend: { ...values, bend } })).toBeUndefined();
  });

  it('say how things are now, and what is picked', () => {
    const { moment, words } = table();
    const zone = moment.seen.table.zones.findIndex((_, index) => moment.seen.zombiesOf(index, 0) > 0);
    const name = moment.seen.table.zones[zone]?.id ?? '';
    const fields = fieldsOf('zombies', {}, { moment, words, picked: { sort: 'zone', name } });
    expect(fields.map(({ argument, value }) => [argument, value])).toEqual([
      ['zone', name],
      ['zombie', 'walker'],
      ['count', moment.seen.zombiesOf(zone, 0)],
    ]);
  });

  it('propose the zone that was last turned to, unless one is picked, and tell how many there are now', () => {
    const { game: _, ...given } = table();
    const zone = given.moment.seen.table.zones.findIndex(
      (_, index) => given.moment.seen.zombiesOf(index, 0) > 0,
    );
    const [proposed, , count] = fieldsOf('zombies', {}, { ...given, zone });
    expect(proposed?.value).toBe(given.moment.seen.table.zones[zone]?.id);
    expect(count).toMatchObject({
      now: given.moment.seen.zombiesOf(zone, 0),
      value: given.moment.seen.zombiesOf(zone, 0),
    });
  });

  it('offer the cards of the deck that is chosen, and keep no card of another', () => {
    const { game: _, ...given } = table();
    const cardsOf = (filled: Filled) =>
      fieldsOf('next-card', filled, given).find(({ argument }) => argument === 'card');
    const [equipment, bounty] = [cardsOf({ pile: 'equipment' }), cardsOf({ pile: 'bounty' })];
    if (!equipment || !bounty || !('options' in equipment) || !('options' in bounty))
      throw new Error('No cards');
    expect(equipment.options).not.toEqual(bounty.options);
    expect(cardsOf({ pile: 'bounty', card: equipment.value })?.value).toBe(bounty.value);
  });

  it.each(BENDS)(
    'offer nothing for %s that is refused, with companions and a board full of zombies',
    (bend) => {
      const game = gameOn(sampleMission('m4.boothill.json'), { ultrared: true });
      new Player().playUntil(game, isInRound(3));
      new Player().playUntil(game, ({ game: now }) => canBend(now));
      const moment = momentOf(game);
      const given = { moment, words: new Words(moment.seen.table, 'en'), picked: undefined };
      for (const filled of everyFilling(bend, given)) {
        game.goTo(moment);
        expect(game.take({ bend: { ...filled, bend } }), JSON.stringify(filled)).toBeUndefined();
      }
    },
  );
});

/** Every option of each field, and every number at its least and its most. */
function everyFilling(bend: FormBend, given: Parameters<typeof fieldsOf>[2]): readonly Filled[] {
  const next = (filled: Filled): readonly Filled[] => {
    const field = fieldsOf(bend, filled, given).find(({ argument }) => !(argument in filled));
    if (!field) return [filled];
    const values = 'options' in field ? field.options.map(({ value }) => value) : [field.least, field.most];
    return values.flatMap((value) => next({ ...filled, [field.argument]: value }));
  };
  return next({});
}
