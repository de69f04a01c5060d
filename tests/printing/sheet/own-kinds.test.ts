import { describe, expect, it } from 'vitest';
import type { Language } from '../../../languages';
import { sheetContent } from '../../../printing/sheet/content/sheet-content';
import type { Mission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { sheetText } from '../../helpers/sheet-text';
import { subjectOf } from '../../helpers/subjects';

const mission: Mission = {
  ...emptyMission,
  placements: [{ id: 'a', face: '2R', x: 0, y: 0, rotation: 0 }],
  kinds: [
    { id: 'boss', like: 'fatty', name: { en: 'Boss', fr: 'Chef' }, health: 4, damage: 2, count: 2 },
    { id: 'guard', like: 'walker' },
  ],
  tokens: [{ id: 'z', kind: 'zombie', zombie: 'boss', count: 2, at: { tile: 'a', x: 125, y: 225 } }],
};

function textIn(language: Language): string {
  return sheetText(sheetContent(subjectOf(mission, language), language)).replaceAll(/\s+/g, ' ');
}

describe('the sheet of a mission with zombies of its own', () => {
  it('says what sets them apart, where they stand and how many miniatures they take', () => {
    const text = textIn('en');
    expect(text).toContain('Fatty ‘Boss’: 4 damage eliminates one and deals 2 wounds; otherwise as printed');
    expect(text).toContain('Walker ‘guard’: as printed');
    expect(text).toContain('2 Fatties ‘Boss’');
    expect(text).toContain('2 × Fatty ‘Boss’');
  });

  it('says it in French', () => {
    const text = textIn('fr');
    expect(text).toContain('Balèze « Chef » : 4 dégâts pour en éliminer un et 2 blessures infligées');
    expect(text).toContain('2 Balèzes « Chef »');
  });
});
