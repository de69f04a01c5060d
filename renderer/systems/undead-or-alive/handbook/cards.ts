import { equipmentCards } from '../../../../engine/systems/undead-or-alive';
import type { HandbookEntry } from '../../../handbook/entry';
import { type EquipmentKind, traitsOf, valuesOf } from '../card-kind';
import { type HandbookWords, rulesFor } from './telling';

/** Every card of the box with what is printed on it. */
export function cardEntries(words: HandbookWords): HandbookEntry[] {
  const { say, language } = words;
  return equipmentCards.map((kind): HandbookEntry => {
    const traits = traitsOf(kind, words);
    const values = valuesOf(kind, words).map(({ what, short }) => ({
      what: say(`card.${what}`),
      value: short,
    }));
    return {
      id: `card:${kind.id}`,
      name: kind.name[language],
      about: [...deckOf(kind, words), ...traits.map(({ full }) => full)],
      figures: [...values, { what: say('handbook.figure.copies'), value: String(kind.copies) }],
      rules: rulesFor(`deck:${kind.deck}`, ...traits.map(({ entry = '' }) => entry)),
      also: kind.type,
    };
  });
}

/** Where it comes from; those that stand for Objectives are told by their mission. */
function deckOf({ deck }: EquipmentKind, { say }: HandbookWords): readonly string[] {
  return deck === 'objectives' ? [] : [say(`handbook.deck.${deck}`)];
}

/** What cards can say beside their numbers, each once. */
export function traitEntries(words: HandbookWords): HandbookEntry[] {
  const said = new Map(
    equipmentCards.flatMap((kind) => traitsOf(kind, words).map((one) => [one.entry, one] as const)),
  );
  return [...said].flatMap(([id, { short, full }]) =>
    id === undefined ? [] : [{ id, name: short, about: [full], rules: rulesFor(id) }],
  );
}
