import { describe, expect, it } from 'vitest';
import { stockTileset } from '../../engine/systems/undead-or-alive';
import { listedThings, namedThing, sentence } from '../../languages';
import { fill } from '../../languages/fill';

const inFrench = (name: string) => {
  const { after } = namedThing('fr', name);
  return [after['de'], after['à'], after['dans']];
};

describe('a French name', () => {
  it.each([
    ['Salon du bar', ['du Salon du bar', 'au Salon du bar', 'dans le Salon du bar']],
    ['Cuisine', ['de la Cuisine', 'à la Cuisine', 'dans la Cuisine']],
    ['Église', ['de l’Église', 'à l’Église', 'dans l’Église']],
    ['Halle de stockage', ['de la Halle de stockage', 'à la Halle de stockage', 'dans la Halle de stockage']],
    ['Hôtel', ['de l’Hôtel', 'à l’Hôtel', 'dans l’Hôtel']],
    ['Stalles', ['des Stalles', 'aux Stalles', 'dans les Stalles']],
    ['Vieilles tombes', ['des Vieilles tombes', 'aux Vieilles tombes', 'dans les Vieilles tombes']],
    ['Grand-rue', ['de la Grand-rue', 'à la Grand-rue', 'dans la Grand-rue']],
    ['Balcon', ['du Balcon', 'au Balcon', 'sur le Balcon']],
    ['Quais', ['des Quais', 'aux Quais', 'sur les Quais']],
    ['Vieux pont', ['du Vieux pont', 'au Vieux pont', 'sur le Vieux pont']],
    ['Grands coins', ['des Grands coins', 'aux Grands coins', 'aux Grands coins']],
    ['Niveau bas', ['du Niveau bas', 'au Niveau bas', 'dans le Niveau bas']],
    ['Voie ferrée', ['de la Voie ferrée', 'à la Voie ferrée', 'sur la Voie ferrée']],
    ['Bout nord', ['du Bout nord', 'au Bout nord', 'au Bout nord']],
    ['Le puits', ['du puits', 'au puits', 'dans le puits']],
    ['L’Enfer', ['de l’Enfer', 'à l’Enfer', 'dans l’Enfer']],
    ['LES HALLES', ['des HALLES', 'aux HALLES', 'dans les HALLES']],
    ['Abilene', ['d’Abilene', 'à Abilene', 'dans Abilene']],
    ['Dodge City', ['de Dodge City', 'à Dodge City', 'dans Dodge City']],
  ])('takes its article along: %s', (name, forms) => {
    expect(inFrench(name)).toEqual(forms);
  });
});

describe('an English name', () => {
  it.each([
    ['Barber shop', 'in the Barber shop'],
    ['Sheriff’s office', 'in the Sheriff’s office'],
    ['Deputies’ room', 'in the Deputies’ room'],
    ['House for sale', 'in the House for sale'],
    ['Coal and wood sheds', 'in the Coal and wood sheds'],
    ['The mine', 'in the mine'],
    ['Balcony', 'on the Balcony'],
    ['Piers', 'on the Piers'],
    ['Balconies', 'on the Balconies'],
    ['Dark corners', 'at the Dark corners'],
    ['North end', 'at the North end'],
    ['Main Street', 'in Main Street'],
    ['Joe’s bar', 'in Joe’s bar'],
    ['Dodge City', 'in Dodge City'],
    ['', 'in '],
  ])('has one only where it is no proper name: %s', (name, spoken) => {
    expect(namedThing('en', name).after['in']).toBe(spoken);
  });
});

it('every name on the tiles of the box has an article, in both languages', () => {
  const names = stockTileset.faces.flatMap(({ name, zones, balconies = [] }) => [
    name,
    ...[...zones, ...balconies].flatMap((part) => (part.name ? [part.name] : [])),
  ]);
  const bare = names.flatMap((name) =>
    (['en', 'fr'] as const).filter((language) => {
      const { text, title } = namedThing(language, name[language] ?? '');
      return text === title;
    }),
  );
  expect(names.length).toBeGreaterThan(60);
  expect(bare).toEqual([]);
});

describe('a sentence with a name in it', () => {
  const zone = namedThing('fr', 'Rue au nord du Barbier, B1', 'Rue');
  const bank = namedThing('en', 'Counting room of the Bank', 'Counting room');
  const say = (pattern: string, thing: typeof zone) => fill({ it: pattern }, 'en', 'it', { zone: thing });

  it('changes the word before it', () => {
    expect(say('Henry est dans {zone}.', namedThing('fr', 'Balcon'))).toBe('Henry est sur le Balcon.');
    expect(say('De {zone} il ne voit rien.', namedThing('fr', 'Salon'))).toBe('Du Salon il ne voit rien.');
    expect(say('{zone} est loin.', zone)).toBe('la Rue au nord du Barbier, B1, est loin.');
    expect(say('Look in {zone}: nothing.', bank)).toBe('Look in the Counting room of the Bank: nothing.');
    expect(say('Look behind {zone}.', bank)).toBe('Look behind the Counting room of the Bank.');
  });

  it('ends what stands behind a comma with another one, where it goes on with a word', () => {
    expect(say('From {zone} to the end.', zone)).toContain(', B1, to the end.');
    expect(say('From {zone}: nothing.', zone)).toContain(', B1: nothing.');
    expect(say('From {zone}.', zone)).toMatch(/, B1\.$/);
  });

  it('says for each of several where it is', () => {
    const places = listedThings([bank, namedThing('en', 'Balcony')], (items) => items.join(' and '));
    expect(sentence('en', 'end.why.spawn-tokens', { zones: places })).toContain(
      'They lie in the Counting room of the Bank and on the Balcony.',
    );
  });
});
