import { describe, expect, it } from 'vitest';
import { canBend } from '../../../../engine';
import type { Moment } from '../../../../renderer/game/moment';
import type { FilledForm } from '../../../../renderer/systems/bend-forms';
import { BENDS, fieldsOf } from '../../../../renderer/systems/undead-or-alive/bend-fields';
import { UoaWords } from '../../../../telling/systems/undead-or-alive';
import { gameOn, isInRound, momentOf, observed, Player } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

function table(picked?: { sort: string; name: string }) {
  const game = gameOn(sampleMission('m0.boothill.json'));
  new Player().playUntil(game, isInRound(2));
  const moment = momentOf(game);
  return { played: game, ...lookedAt(moment), picked };
}

function lookedAt({ game, seen: anySeen }: Moment) {
  const seen = observed(anySeen);
  return { game, seen, words: new UoaWords(seen.table, 'en') };
}

describe('the fields of a change by hand', () => {
  it.each(BENDS)('make %s possible as they are proposed', (bend) => {
    const { played, ...given } = table();
    const fields = fieldsOf(bend, {}, given);
    const values = Object.fromEntries(fields.map(({ argument, value }) => [argument, value]));
    expect(played.take({ bend: { ...values, bend } })).toBeUndefined();
  });

  it('say how things are now, and what is picked', () => {
    const { played: _, ...given } = table();
    const { seen } = given;
    const zone = seen.table.zones.findIndex((__, index) => seen.zombiesOf(index, 0) > 0);
    const name = seen.table.zones[zone]?.id ?? '';
    const fields = fieldsOf('zombies', {}, { ...given, picked: { sort: 'zone', name } });
    expect(fields.map(({ argument, value }) => [argument, value])).toEqual([
      ['zone', name],
      ['zombie', 'walker'],
      ['count', seen.zombiesOf(zone, 0)],
    ]);
  });

  it('propose the zone that was last turned to, unless one is picked, and tell how many there are now', () => {
    const { played: _, ...given } = table();
    const zone = given.seen.table.zones.findIndex((__, index) => given.seen.zombiesOf(index, 0) > 0);
    const [proposed, , count] = fieldsOf('zombies', {}, { ...given, zone });
    expect(proposed?.value).toBe(given.seen.table.zones[zone]?.id);
    expect(count).toMatchObject({
      now: given.seen.zombiesOf(zone, 0),
      value: given.seen.zombiesOf(zone, 0),
    });
  });

  it('offer the cards of the deck that is chosen, and keep no card of another', () => {
    const { played: _, ...given } = table();
    const cardsOf = (filled: FilledForm) =>
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
      const game = gameOn(sampleMission('m4.boothill.json'), { options: { ultrared: true } });
      new Player().playUntil(game, isInRound(3));
      new Player().playUntil(game, ({ game: now }) => canBend(now));
      const moment = momentOf(game);
      const given = { ...lookedAt(moment), picked: undefined };
      for (const filled of everyFilling(bend, given)) {
        game.goTo(moment);
        expect(game.take({ bend: { ...filled, bend } }), JSON.stringify(filled)).toBeUndefined();
      }
    },
  );
});

/** Every option of each field, and every number at its least and its most. */
function everyFilling(
  bend: (typeof BENDS)[number],
  given: Parameters<typeof fieldsOf>[2],
): readonly FilledForm[] {
  const next = (filled: FilledForm): readonly FilledForm[] => {
    const field = fieldsOf(bend, filled, given).find(({ argument }) => !(argument in filled));
    if (!field) return [filled];
    const values = 'options' in field ? field.options.map(({ value }) => value) : [field.least, field.most];
    return values.flatMap((value) => next({ ...filled, [field.argument]: value }));
  };
  return next({});
}
