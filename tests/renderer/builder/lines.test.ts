import { describe, expect, it } from 'vitest';
import { deskFor } from '../../../renderer/builder/desk';
import { shelvesAt } from '../../../renderer/builder/line-deeds';
import { type Line, lineOf, openSections } from '../../../renderer/builder/lines';
import { isTextAt, numberAt, offersAt } from '../../../renderer/builder/offers';
import { valueAt, withValue } from '../../../renderer/builder/paths';
import { emptyMission } from '../../helpers/empty-mission';
import { sampleMission } from '../../helpers/samples';

/** Every line with how deep it stands, what it is and under which key. */
function rows(line: Line, key = '', depth = 0): string[] {
  const inner = line.sections.flatMap((section) =>
    section.lines.flatMap((each) => rows(each, section.key, depth + 1)),
  );
  return [`${'  '.repeat(depth)}${key} ${line.part}`, ...inner];
}

const rule = {
  when: { event: 'objective-taken' },
  if: { all: [{ taken: {} }, { not: { any: [{ rallied: {} }] } }, { not: { left: {} } }] },
  do: [{ effect: 'if', if: { taken: {} }, do: [{ effect: 'lose' }] }, { effect: 'win' }],
};

describe('the lines of a rule', () => {
  it('are its trigger, its condition and its effects, each with what stands in it', () => {
    expect(rows(lineOf('Rule', rule))).toEqual([
      ' Rule',
      '  when RuleEvent',
      '  if Condition',
      '    all Condition',
      '    all Condition',
      '      not Condition',
      '        any Condition',
      '    all Condition',
      '  do Effect',
      '    if Condition',
      '    do Effect',
      '  do Effect',
    ]);
  });

  it('know where they stand, and how many there may be', () => {
    const line = lineOf('Rule', rule);
    const effects = line.sections.find(({ key }) => key === 'do');
    expect(effects).toMatchObject({ path: ['do'], least: 1 });
    expect(effects?.most).toBeGreaterThan(2);
    expect(effects?.lines.map(({ path }) => valueAt(rule, path))).toEqual(rule.do);
    expect(line.sections.find(({ key }) => key === 'when')).not.toHaveProperty('most');
  });

  it('say which others could be added', () => {
    const keys = (line: Line) => openSections(line).map(({ key }) => key);
    expect(keys(lineOf('Rule', { when: rule.when, do: rule.do }))).toContain('if');
    expect(keys(lineOf('Rule', rule))).not.toContain('if');
    expect(keys(lineOf('Effect', rule.do[0] ?? {}))).toEqual(['else']);
  });
});

describe('what could stand instead of a line', () => {
  const mission = sampleMission('m1.boothill.json');
  const goal = { id: 'g', reach: { all: [{ taken: {} }, { rallied: {} }] } };
  const bounty = (line: Line | undefined, story: object) =>
    shelvesAt(line as Line, story, deskFor(mission, 'en'))
      .flatMap(({ entries }) => entries)
      .find(({ word }) => word === 'Condition.bountyWeapons')?.told;

  it('reads as something to do in a goal, as the goal will', () => {
    const [reach] = lineOf('Goal', goal).sections[0]?.lines ?? [];
    expect(bounty(reach, goal)).toBe('win all bounty weapons');
    // And so does each of several things that are asked for.
    expect(bounty(reach?.sections[0]?.lines[1], goal)).toBe('win all bounty weapons');
  });

  it('reads as something that is so in a rule', () => {
    const story = { asSoonAs: { taken: {} }, do: [{ effect: 'lose' }] };
    const [condition] = lineOf('Rule', story).sections[0]?.lines ?? [];
    expect(bounty(condition, story)).toBe('all bounty weapons have been won');
  });
});

describe('what can be chosen in a slot', () => {
  const mission = sampleMission('m1.boothill.json');
  const crate = mission.rules?.find(({ id }) => id === 'crate') ?? {};

  function choices(path: string, language: 'en' | 'fr') {
    const desk = deskFor(mission, language);
    const { slots, text } = desk.told('Rule', crate, { deep: true });
    const slot = slots.find(({ places }) => places.some((place) => place.path.join('.') === path));
    const place = slot?.places.find((each) => each.path.join('.') === path);
    if (!slot || !place) throw new Error(`no slot for ${path}`);
    const offers = offersAt(place, { part: 'Rule', value: crate, stretch: slot }, desk);
    return { desk, slot, place, text, offers };
  }

  it('reads as the sentence would, in both languages', () => {
    const words = (language: 'en' | 'fr') =>
      choices('when.colour', language).offers.map((offer) => offer.words);
    expect(words('en')).toEqual([
      'an Objective',
      'a red Objective',
      'the blue Objective',
      'a green Objective',
    ]);
    expect(words('fr')).toEqual([
      'un pion Objectif',
      'un pion Objectif rouge',
      'le pion Objectif bleu',
      'un pion Objectif vert',
    ]);
  });

  it('makes the rule that is told in those words, and one of them is what is there', () => {
    const { desk, slot, text, offers } = choices('when.colour', 'en');
    for (const { part, words } of offers) {
      expect(desk.words('Rule', part)).toBe(text.slice(0, slot.from) + words + text.slice(slot.to));
    }
    expect(offers.filter(({ isNow }) => isNow).map(({ words }) => words)).toEqual(['a red Objective']);
  });

  it('is a number between two where one is counted', () => {
    const { place, offers } = choices('do.0.amount', 'en');
    expect(numberAt(place)).toMatchObject({ least: -99, most: 99 });
    expect(isTextAt(place)).toBe(false);
    expect(offers.map(({ words, lacks }) => words || lacks)).toContain(
      '1 adrenaline point for each survivor',
    );
    expect(offers.map(({ words, lacks }) => words || lacks)).toContain('counter');
  });

  it('says what there is none of, and leaves the part as it is then', () => {
    const desk = deskFor(emptyMission, 'en');
    const value = { machine: { machine: 'gone', gone: true } };
    const { slots } = desk.told('Condition', value, { use: 'task' });
    const [slot] = slots;
    const place = slot?.places.find(({ names }) => names === 'machine');
    expect(place).toBeDefined();
    if (!slot || !place) return;
    const lacking = offersAt(place, { part: 'Condition', value, use: 'task', stretch: slot }, desk);
    expect(lacking).toContainEqual({ part: value, words: '', isNow: false, lacks: 'machine' });
  });
});

describe('a value on its way', () => {
  const whole = { list: [{ a: 1 }, { b: { c: 2 } }], other: {} };

  it('is found, or there is none', () => {
    expect(valueAt(whole, ['list', 1, 'b', 'c'])).toBe(2);
    for (const path of [['list', 'a'], ['list', 2, 'b'], ['toString'], ['list', 'length']]) {
      expect(valueAt(whole, path)).toBeUndefined();
    }
  });

  it('is another without a change to anything beside the way', () => {
    const after = withValue(whole, ['list', 1, 'b', 'c'], 3) as typeof whole;
    expect(after).toEqual({ list: [{ a: 1 }, { b: { c: 3 } }], other: {} });
    expect(after.other).toBe(whole.other);
    expect(after.list[0]).toBe(whole.list[0]);
    expect(whole.list[1]).toEqual({ b: { c: 2 } });
  });

  it('that is left out goes with its key, or with its place in a list', () => {
    expect(withValue(whole, ['list', 0], undefined)).toEqual({ list: [{ b: { c: 2 } }], other: {} });
    expect(withValue(whole, ['other'], undefined)).toEqual({ list: whole.list });
  });
});
