import type { equipmentCards } from '../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../languages';
import type { Words } from '../../../telling/words';

/** What is printed on a card. */
export type EquipmentKind = (typeof equipmentCards)[number];

/** Something that a card says, in short and in full. */
export interface Said<What extends string = string> {
  readonly what: What;
  readonly short: string;
  readonly full: string;
  /** No source shows it: it is what similar cards have. */
  readonly isInferred: boolean;
  /** The entry of the handbook about it, if it has one of its own. */
  readonly entry?: string;
}

/** Range, dice, accuracy and damage of a weapon, as far as it has them. */
export function valuesOf(
  kind: EquipmentKind,
  words: Pick<Words, 'say'>,
): readonly Said<'range' | 'dice' | 'accuracy' | 'damage'>[] {
  const { range, dice, accuracy, damage } = kind;
  const span = range && (range[0] === range[1] ? `${range[0]}` : `${range[0]}–${range[1]}`);
  const values = [
    ['range', span],
    ['dice', dice],
    ['accuracy', accuracy === undefined ? undefined : `${accuracy}+`],
    ['damage', damage],
  ] as const;
  return values.flatMap(([what, value]) => {
    if (value === undefined) return [];
    const full = words.say('card.value', { what: words.say(`card.${what}`), value });
    return [{ what, short: String(value), full, isInferred: isInferred(kind, what) }];
  });
}

/** Everything else that holds for it. */
export function traitsOf(kind: EquipmentKind, words: Pick<Words, 'say'>): readonly Said[] {
  const { dual, noise, ammo, traits } = kind;
  const trait = (what: string, key: SentenceKey, source = what): Said => ({
    what,
    short: words.say(key),
    full: words.say(`${key}.about` as SentenceKey),
    entry: key.replace(/^card\.(trait\.)?/, 'trait:'),
    isInferred: isInferred(kind, source),
  });
  return [
    ...(dual ? [trait('dual', 'card.dual')] : []),
    ...traits.map((one) => trait(one, `card.trait.${one}`, `trait:${one}`)),
    ...(ammo ?? []).map((one) => trait('ammo', `card.ammo.${one}`)),
    ...(noise === undefined ? [] : [trait('noise', `card.noise.${noise}`)]),
  ];
}

function isInferred({ inferred = [] }: EquipmentKind, what: string): boolean {
  return inferred.includes(what);
}

/** A card in one line, for those who do not see it. */
export function cardLine(kind: EquipmentKind, isEmptied: boolean, words: Words): string {
  const said = [
    ...valuesOf(kind, words).map(({ full }) => full),
    ...traitsOf(kind, words).map(({ short }) => short),
  ];
  const name = kind.name[words.language];
  const card = isEmptied ? words.say('view.emptied', { card: name }) : name;
  return said.length === 0 ? card : words.say('card.line', { card, said: said.join(', ') });
}
