import { describe, expect, it } from 'vitest';
import { BENDS, type Filled, fieldsOf } from '../../../../renderer/play/what-if/bend-fields';
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
    const filled: Filled = bend === 'drop' ? { slot: heldSlot(given.moment) } : {};
    const fields = fieldsOf(bend, filled, given);
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
});

/** One with a card in it. */
function heldSlot({ seen }: ReturnType<typeof momentOf>): string {
  const slots = ['hand-1', 'hand-2', 'favourite', 'backpack-1', 'backpack-2', 'backpack-3'];
  const actor = Math.max(0, seen.acting);
  return slots.find((_, slot) => seen.at('slots', actor, slot) >= 0) ?? '';
}
