import {
  equipmentCards,
  isAmong,
  skills,
  stockTileset,
  survivors,
} from '../../../../engine/systems/undead-or-alive';
import type { SystemDocument } from '../system-document';

/** The cards, skills and survivors of the box, and what its tiles call their zones. */
export const nameables: SystemDocument['nameables'] = {
  card: equipmentCards.map(({ id }) => id),
  skill: skills.map(({ id }) => id),
  survivor: survivors.map(({ id }) => id),
  tag: [...new Set(stockTileset.faces.flatMap(({ zones }) => zones.flatMap(({ tags = [] }) => tags)))],
};

export function cardWords(id: string): readonly string[] {
  const card = equipmentCards.find((each) => each.id === id);
  return card ? WORDS.filter((word) => isAmong(card, word)) : [];
}

const WORDS = ['any', 'weapon'];
