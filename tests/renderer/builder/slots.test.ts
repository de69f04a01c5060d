import { describe, expect, it } from 'vitest';
import type { Language } from '../../../languages';
import { deskFor } from '../../../renderer/builder/desk';
import { difference } from '../../../renderer/builder/probing';
import { sampleMission } from '../../helpers/samples';

/** The words of each slot, with what can be chosen there. */
function slotsOf(name: string, id: string, language: Language): [words: string, places: string][] {
  const mission = sampleMission(`${name}.boothill.json`);
  const rule = mission.rules?.find((one) => one.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  const { text, slots } = deskFor(mission, language).told('Rule', rule, { deep: true });
  return slots.map(({ from, to, places }) => [
    text.slice(from, to),
    places.map(({ path }) => path.join('.')).join(' '),
  ]);
}

describe('where two sentences differ', () => {
  const between = (one: string, other: string) => {
    const found = difference(one, other);
    return found && [one.slice(found.from, found.to), found.other];
  };

  it('is nowhere where they are the same', () => {
    expect(difference('Run.', 'Run.')).toBeUndefined();
  });

  it('is told by whole words, whatever their letters have in common', () => {
    expect(between('Take the red one.', 'Take the round one.')).toEqual(['red', 'round']);
    expect(between('L’objectif', 'L’objet')).toEqual(['L’objectif', 'L’objet']);
  });

  it('is found in texts as long as a chapter, too', () => {
    const [one, other] = ['a b ', 'c d '].map((words) => `Now ${words.repeat(2500)}then.`) as [
      string,
      string,
    ];
    expect(between(one, other)).toEqual([one.slice(4, -6), other.slice(4, -6)]);
  });

  it('is a place without width where only one of them says something', () => {
    expect(between('All Companions.', 'All Brawler Companions.')).toEqual(['', 'Brawler ']);
    expect(between('All Brawler Companions.', 'All Companions.')).toEqual(['Brawler ', '']);
  });

  it('is the first of two places with enough between them to be no chance', () => {
    const one = 'a walker comes into the old mine at night: the walker bites';
    const other = 'a runner comes into the old mine at night: the runner bites';
    expect(between(one, other)).toEqual(['walker', 'runner']);
    expect(between('un pion Objectif rouge bouge', 'le pion Objectif bleu bouge')).toEqual([
      'un pion Objectif rouge',
      'le pion Objectif bleu',
    ]);
  });
});

describe('the slots of a sentence', () => {
  it('are found in English', () => {
    expect(slotsOf('m0', 'head-start', 'en')).toEqual([
      ['first player chooses one of their survivors, who gets', 'do.0.to'],
      ['Holy Water', 'do.0.card do.0.count'],
    ]);
    expect(slotsOf('m1', 'crate', 'en')).toEqual([
      ['Whenever', 'once'],
      ['a survivor', 'when.by'],
      ['a red Objective', 'when.colour when.group'],
      ['the survivor gets', 'do.0.to'],
      ['5', 'do.0.amount'],
      ['the top bounty weapon (if any is left)', 'do.1.from'],
    ]);
    expect(slotsOf('m4', 'ammunition', 'en')).toEqual([
      ['Townsfolk', 'price.class price.group'],
      ['a survivor', 'price.who'],
      ['Plenty Of Bullets', 'price.pay.0.card'],
      ['Plenty Of Shells', 'price.pay.1.card'],
      ['the blue', 'price.pay.2.objective.colour price.pay.2.objective price.pay.2.objective.group'],
      ['the green', 'price.pay.3.objective.colour price.pay.3.objective price.pay.3.objective.group'],
    ]);
  });

  it('are found in French, whatever French makes of the words around them', () => {
    expect(slotsOf('m1', 'crate', 'fr')).toEqual([
      ['Chaque', 'once'],
      ['un pion Objectif rouge', 'when.colour when.group'],
      ['le survivant reçoit', 'do.0.to'],
      ['5', 'do.0.amount'],
      ['la première', 'do.1.from'],
    ]);
    expect(slotsOf('m1', 'handcar-rolls', 'fr')).toEqual([
      ['À chaque', 'once'],
      ['bleu', 'do.0.objective'],
      ['«\u00a0Voie\u00a0»', 'do.0.along'],
    ]);
    expect(slotsOf('m4', 'keep-green', 'fr')).toEqual([
      ['Le pion Objectif vert se garde', 'carry.colour carry.group'],
      ['à côté du tableau de bord', 'carry.by'],
    ]);
  });

  it('are about one sort each: the group of what is carried, the class of who carries it', () => {
    expect(slotsOf('m9', 'bags', 'en')).toEqual([
      ['‘Coal’', 'carry.group carry.colour'],
      ['carried, one each, by Brawler Companions', 'carry.by carry.class'],
    ]);
    const desk = deskFor(sampleMission('m9.boothill.json'), 'en');
    const moreOf = (carry: object) => desk.told('CarryRule', carry).more.map(({ path }) => path.join('.'));
    expect(moreOf({ by: 'companion', class: 'Brawler' })).toContain('group');
    expect(moreOf({ by: 'companion', group: 'coal' })).toContain('class');
  });

  it('follow each other, none in another; what is not spoken of yet can be said more exactly', () => {
    const mission = sampleMission('m1.boothill.json');
    const rule = mission.rules?.find(({ id }) => id === 'crate') ?? {};
    for (const language of ['en', 'fr'] as const) {
      const { slots, more, text } = deskFor(mission, language).told('Rule', rule, { deep: true });
      const ends = [0, ...slots.map(({ to }) => to)];
      for (const [index, { from, to }] of slots.entries()) {
        expect(from).toBeGreaterThanOrEqual(ends[index] ?? 0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
      }
      expect(more.map(({ path }) => path.join('.'))).toContain('when.in');
    }
  });

  it('are worked out once as long as nothing changes that sentences name', () => {
    const mission = sampleMission('m1.boothill.json');
    const desk = deskFor(mission, 'en');
    const rule = mission.rules?.[0] ?? {};
    expect(desk.told('Rule', rule)).toBe(desk.told('Rule', rule));
    expect(deskFor({ ...mission, goals: [] }, 'en', desk)).toBe(desk);
    expect(deskFor({ ...mission, areas: [] }, 'en', desk)).not.toBe(desk);
    expect(deskFor(mission, 'fr', desk)).not.toBe(desk);
  });
});
