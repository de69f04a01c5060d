import { describe, expect, it } from 'vitest';
import {
  CLASSES,
  type Skill,
  skills,
  survivors,
} from '../../../../../engine/systems/undead-or-alive/content';
import { found, idsOf, isKnown } from './entries';

const skillsOf = (survivor: (typeof survivors)[number]) => Object.values(survivor.skills).flat();
const who = (wanted: (survivor: (typeof survivors)[number]) => boolean) =>
  survivors.filter(wanted).map(({ name }) => name);

describe('the roster', () => {
  it('is the fourteen people of the box, each once (UOA-COMPONENTS-05)', () => {
    const names = survivors.map(({ name }) => name).sort();
    expect(names.join(' ')).toBe(
      'Carl Concepción Hanna Henry Jeb Jimmy Kassey May Meg Molly Pablito Thomas Trixie Turner',
    );
  });

  it('has the companions that missions ask for', () => {
    const totals = CLASSES.map((name) => [name, survivors.filter((one) => one.class === name).length]);
    expect(Object.fromEntries(totals)).toEqual({ Brawler: 4, Faithful: 2, Gunslinger: 4, Townsfolk: 4 });
  });

  it('is sure of the classes that the texts state (UOA-COMPONENTS-05)', () => {
    const sure = Object.fromEntries(
      CLASSES.map((name) => [name, who((one) => one.class === name && isKnown(one, 'class')).sort()]),
    );
    expect(sure).toEqual({
      Brawler: ['Carl', 'Henry'],
      Faithful: ['Concepción', 'Thomas'],
      Gunslinger: ['Meg', 'Pablito', 'Turner'],
      Townsfolk: ['Jeb', 'Jimmy'],
    });
  });

  it('knows a favourite of four people from print', () => {
    const sure = survivors.filter((one) => isKnown(one, 'favourite'));
    expect(Object.fromEntries(sure.map(({ name, favourite }) => [name, favourite]))).toEqual({
      Meg: 'pistol',
      Pablito: 'pistol',
      Concepción: 'any',
      Hanna: 'rifle',
    });
  });
});

describe('the skills of a survivor', () => {
  it('are one at Blue and Yellow, two to choose from at Orange, three at Red (UOA-ADREN-05)', () => {
    for (const { id, skills: levels } of survivors) {
      const counts = Object.entries(levels).map(([level, held]) => [level, [held].flat().length]);
      expect(Object.fromEntries(counts), id).toEqual({ blue: 1, yellow: 1, orange: 2, red: 3 });
    }
  });

  it('are the fourth action at Yellow for everybody (UOA-ADREN-04)', () => {
    expect(new Set(survivors.map((one) => one.skills.yellow))).toEqual(new Set(['plus-action']));
    expect(found(skills, 'plus-action').family).toBe('extra-action');
  });

  it('all exist, and differ within a level', () => {
    const ids = idsOf(skills);
    for (const survivor of survivors) {
      expect(
        skillsOf(survivor).filter((id) => !ids.includes(id)),
        survivor.id,
      ).toEqual([]);
      const { orange, red } = survivor.skills;
      expect([new Set(orange).size, new Set(red).size], survivor.id).toEqual([2, 3]);
    }
  });

  it('are those of the example for May', () => {
    const may = found(survivors, 'may');
    expect(may.skills).toEqual({
      blue: 'hit-and-run',
      yellow: 'plus-action',
      orange: ['extra-free-action-melee', 'extra-die-combat'],
      red: ['jump', 'extra-free-action-combat', 'extra-die-combat'],
    });
    expect(may.inferred).toEqual(['class', 'favourite']);
  });

  it('are guessed for everybody else, but for the one at Yellow', () => {
    const guessed = [
      'skills.blue',
      'skills.orange.0',
      'skills.orange.1',
      'skills.red.0',
      'skills.red.1',
      'skills.red.2',
    ];
    for (const survivor of survivors.filter(({ id }) => id !== 'may')) {
      expect(
        survivor.inferred?.filter((key) => key.startsWith('skills')),
        survivor.id,
      ).toEqual(guessed);
    }
  });

  it('improve no ability but that of the own class', () => {
    const owner = { charge: 'Brawler', fanning: 'Gunslinger', 'vade-retro': 'Faithful' };
    const abilities = (skill: Skill) =>
      [
        'of' in skill ? skill.of : undefined,
        skill.family === 'extra-free-action' ? skill.only : undefined,
      ].filter((word): word is keyof typeof owner => word !== undefined && word in owner);
    for (const survivor of survivors) {
      const named = skillsOf(survivor).flatMap((id) => abilities(found(skills, id)));
      expect(
        named.filter((ability) => owner[ability] !== survivor.class),
        survivor.id,
      ).toEqual([]);
    }
  });
});
