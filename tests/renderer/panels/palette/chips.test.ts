import { describe, expect, it } from 'vitest';
import { sentence } from '../../../../languages';
import { chipsOf } from '../../../../renderer/panels/palette/chips';
import { editorOf } from '../../../../renderer/systems/editor-of';
import { knownFace, stockFaces } from '../../../helpers/stock-faces';

const { chips } = editorOf('undead-or-alive');

const english = (face: string) =>
  chipsOf(knownFace(face), chips, (key, parameters) => sentence('en', key, parameters));

describe('the chips of a face', () => {
  it.each([
    ['2R', ['Barber shop', 'Balcony', 'Crate', 'Corpse Pile']],
    ['8V', ['Mine', 'Crate', 'Abomination spawn']],
    ['9V', ['Cemetery', 'Abomination spawn']],
    ['5R', ['Saloon', 'Crate', 'Corpse Pile']],
    ['10R', ['Tender', 'Driver’s cab']],
    ['11V', ['Railroad']],
  ])('of %s are %j', (face, chips) => {
    expect(english(face)).toEqual(chips);
  });

  it('are in French for French', () => {
    const french = chipsOf(knownFace('8V'), chips, (key, parameters) => sentence('fr', key, parameters));
    expect(french).toEqual(['Mine', 'Caisse', 'Invasion d’Abomination']);
  });

  it('tell every stock face from a bare street', () => {
    expect(stockFaces.filter(({ id }) => english(id).length === 0)).toEqual([]);
  });
});
