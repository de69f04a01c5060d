import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../../drawing/systems';
import { facesWith, systemOf } from '../../../engine';
import { type Language, languages, sentences } from '../../../languages';
import { saidOf } from '../../../printing/sheet/content/said';
import { sheetContent } from '../../../printing/sheet/content/sheet-content';
import type { SheetContent } from '../../../printing/sheet/sheet-content-type';
import type { Mission, Token } from '../../../schemas';
import { type GoalSentence, goalSentence } from '../../../telling/mission/goals';
import { ruleSentence } from '../../../telling/mission/rules';
import { tellings } from '../../../telling/systems';
import { emptyMission } from '../../helpers/empty-mission';
import { times } from '../../helpers/long';
import { Luck } from '../../helpers/luck';
import { randomMission } from '../../helpers/random-missions';
import { sampleMission, samples } from '../../helpers/samples';
import { plain, sheetText } from '../../helpers/sheet-text';
import { subjectOf } from '../../helpers/subjects';

const ofSamples = [
  ...samples('.').map(([name]) => name),
  ...samples('tutorials').map(([name]) => `tutorials/${name}`),
].filter((name) => name.endsWith('.boothill.json'));

const missions: readonly (readonly [name: string, mission: Mission])[] = [
  ...ofSamples.map((name) => [name, sampleMission(name)] as const),
  ...Array.from({ length: times(12, 200) }, (_, seed) => {
    return [`random mission ${seed}`, randomMission(new Luck(`sheet ${seed}`))] as const;
  }),
  ['a mission without anything', emptyMission],
];

function sheetOf(mission: Mission, language: Language = 'en'): SheetContent {
  return sheetContent(subjectOf(mission, language), language);
}

describe.each(missions)('the sheet of %s', (_name, mission) => {
  describe.each(languages)('in %s', (language) => {
    const content = sheetOf(mission, language);
    const text = sheetText(content);

    it('has no hole, no key and no name of the file', () => {
      expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
      const words = text.split(/[\s,;:.!?‘’«»()]+/);
      const keys = new Set<string>(Object.keys(sentences[language]));
      expect(
        text.split(/\s+/).filter((word) => word.includes('.') && keys.has(word.replace(/[.,;:]+$/, ''))),
      ).toEqual([]);
      expect(words.filter((word) => idsOf(mission).has(word))).toEqual([]);
    });

    it('has every goal and every rule', () => {
      const { context } = saidOf(subjectOf(mission), language);
      const goals = (mission.goals ?? []).flatMap((goal) => textsOf(goalSentence(goal, context)));
      const rules = (mission.rules ?? []).map((rule) => ruleSentence(rule, context).text);
      expect([...goals, ...rules].filter((sentence) => !text.includes(sentence))).toEqual([]);
    });

    it('has every tile in the plan and in the table', () => {
      const faces = mission.placements.map(({ face }) => face).sort();
      expect((content.tiles?.rows ?? []).map((row) => plain(row[2]?.words ?? '')).sort()).toEqual(faces);
      const inPlan = (content.plan?.shapes ?? []).flatMap((shape) =>
        shape.kind === 'text' ? shape.text : [],
      );
      expect(inPlan.sort()).toEqual(faces);
    });

    it('has in its legend what is drawn on its map, and as often', () => {
      const said = saidOf(subjectOf(mission, language), language);
      const { say } = said;
      const drawn = new Set(
        (content.map?.shapes ?? []).flatMap(({ id = '' }) => /^token:(.+)$/.exec(id)?.[1] ?? []),
      );
      const counts = new Map<string, number>();
      for (const token of tokensLaid(mission)) {
        if (!drawn.has(token.id)) continue;
        const sort = tellings[mission.system].legend?.(token, say, said.context) ?? token.kind;
        const note = tellings[mission.system].legendNote?.(token, said);
        const name = note === undefined ? sort : `${sort} (${note})`;
        counts.set(name, (counts.get(name) ?? 0) + (token.kind === 'zombie' ? (token.count ?? 1) : 1));
      }
      for (const { spot, name } of drawingOf(mission.system).printedSigns ?? []) {
        const spots = mission.placements.flatMap(({ face }) => said.faces(face)?.spots ?? []);
        const count = spots.filter(({ kind }) => kind === spot).length;
        if (count > 0) counts.set(say(name), count);
      }
      const legend = (content.map?.legend ?? []).map(({ words }) => plain(words));
      expect(legend.sort()).toEqual([...counts].map(([name, count]) => `${count} × ${name}`).sort());
      for (const { picture } of content.map?.legend ?? []) {
        expect(picture.shapes.length).toBeGreaterThan(0);
        expect(Math.max(picture.width, picture.height)).toBeCloseTo(7);
      }
    });
  });
});

function textsOf({ text, parts }: GoalSentence): string[] {
  return [text, ...parts.flatMap(textsOf)];
}

/** What the mission lays, and what the rules lay by themselves. */
function tokensLaid(mission: Mission): Token[] {
  const byRules = systemOf(mission.system).content.laidByRules?.(mission, facesWith(mission.faces)) ?? [];
  return [...(mission.tokens ?? []), ...byRules];
}

/** Names that only the file uses, as far as no reader could take them for words. */
function idsOf({ placements, tokens = [], goals = [], rules = [], aside = [] }: Mission): Set<string> {
  const mixes = tokens.flatMap((token) => (token.kind === 'objective' ? (token.mix ?? []) : []));
  const ids = [...placements, ...tokens, ...goals, ...rules, ...aside].map(({ id }) => id);
  return new Set([...ids, ...mixes].filter((id) => /^[a-z]+[\d-]/.test(id)));
}

describe('a sheet', () => {
  it('leaves out the map, the plan and the table of a mission without tiles, and says that it has no goals', () => {
    const content = sheetOf(emptyMission);
    expect([content.map, content.plan, content.tiles]).toEqual([undefined, undefined, undefined]);
    expect(sheetText(content)).toContain('The mission has no goals yet.');
  });

  it('says what players see to themselves', () => {
    const text = sheetText(
      sheetOf({
        ...emptyMission,
        goals: [{ id: 'g1', text: { en: 'Sing.' } }],
        rules: [{ id: 'r1', text: { en: 'No whistling.' } }],
      }),
    );
    expect(text).toContain('- Sing. (You see to this yourselves.)');
    expect(text).toContain('1. No whistling. (You see to this yourselves.)');
  });

  it('is the same for the same mission', () => {
    const mission = sampleMission('m9.boothill.json');
    expect(sheetOf(mission)).toEqual(sheetOf(mission));
  });

  it('goes without a board where the tiles make none', () => {
    const mission = sampleMission('m7.boothill.json');
    const { board: _, ...subject } = subjectOf(mission);
    const text = sheetText(sheetContent(subject, 'en'));
    expect(text).toContain('8 × Objective, face down');
    expect(text).not.toContain('The survivors start');
  });

  it('says in the legend who is laid out by lot, and how Companions are led where there are some', () => {
    const entries = (name: string) =>
      (sheetOf(sampleMission(name)).map?.legend ?? []).map(({ words }) => plain(words));
    const ofLots = entries('m5.boothill.json').filter((words) => words.includes('Companion'));
    expect(ofLots.length).toBeGreaterThan(0);
    expect(ofLots.every((words) => words.endsWith(' (by lot: see Set-up)'))).toBe(true);
    expect(entries('m7.boothill.json').join()).not.toContain('by lot');
    const rally = 'A Companion who stands alone can be rallied';
    expect(sheetText(sheetOf(sampleMission('m7.boothill.json')))).toContain(rally);
    expect(sheetText(sheetOf(sampleMission('m1.boothill.json')))).not.toContain(rally);
  });

  it('writes a word for several under them only where a goal or a rule speaks of it', () => {
    const wordsOn = (name: string) =>
      (sheetOf(sampleMission(name)).map?.shapes ?? []).flatMap((shape) =>
        shape.kind === 'text' ? shape.text : [],
      );
    expect(wordsOn('tutorials/custom-rule.boothill.json')).toContain('Candles');
    expect(wordsOn('m9.boothill.json')).not.toContain('Coal');
  });

  it('calls groups and counters by the names that they have', () => {
    const text = sheetText(sheetOf(sampleMission('alarm-town.boothill.json'), 'fr'));
    expect(text).toMatch(/«\sFils\s»\s: Invasion/);
    expect(text).toMatch(/«\sAlarme\s»\s: un compteur/);
    const mission = sampleMission('tutorials/custom-rule.boothill.json');
    const wordsOf = ({ map }: SheetContent) =>
      (map?.shapes ?? []).flatMap((shape) => (shape.kind === 'text' ? shape.text : []));
    expect(wordsOf(sheetOf(mission))).not.toContain('candle');
    expect(wordsOf(sheetOf({ ...mission, groups: [] }))).toContain('candle');
  });

  it('has the letters of the map in the legend of another language', () => {
    const subject = subjectOf(sampleMission('m1.boothill.json'), 'en');
    const pictures = ({ map }: SheetContent) => (map?.legend ?? []).map(({ picture }) => picture);
    const [own, other] = [sheetContent(subject, 'en'), sheetContent(subject, 'fr', 'en')];
    expect(pictures(other)).toEqual(expect.arrayContaining(pictures(own)));
    expect(other.map?.legend.map(({ words }) => words)).not.toEqual(
      own.map?.legend.map(({ words }) => words),
    );
    expect(pictures(sheetContent(subject, 'fr'))).not.toEqual(expect.arrayContaining(pictures(own)));
  });

  it('has named areas on its map', () => {
    const { map } = sheetOf(sampleMission('m8.boothill.json'));
    const words = (map?.shapes ?? []).flatMap((shape) => (shape.kind === 'text' ? shape.text : []));
    expect(words).toEqual(expect.arrayContaining(['The railroad', 'The balconies']));
  });

  it('has people by their names, whatever the file calls them', () => {
    const mission = sampleMission('m7.boothill.json');
    const tokens = mission.tokens?.map((token): Token => {
      if (token.kind !== 'companion') return token;
      const { class: _, ...person } = token;
      return { ...person, survivor: 'concepcion' };
    });
    expect(sheetText(sheetOf({ ...mission, ...(tokens && { tokens }) }))).toContain('Companion (Concepción)');
  });

  it('lets nobody miss a tile that has no face', () => {
    const placements = [{ id: 'a', face: 'XX', x: 0, y: 0, rotation: 90 } as const];
    const { tiles } = sheetOf({ ...emptyMission, placements });
    expect(tiles?.rows.map((row) => row.map(({ words = '' }) => plain(words)))).toEqual([
      ['', 'XX', 'XX', '', 'turned right'],
    ]);
  });
});

describe('how near a game begins to being lost', () => {
  const m1 = sampleMission('m1.boothill.json');
  const asleep = (token: Token): Token =>
    token.kind === 'spawn' && token.spawn === 'mobile' ? { ...token, asleep: true } : token;

  it('is told without the spawn tokens that the mission keeps asleep', () => {
    const words = (mission: Mission) => sheetText(sheetOf(mission));
    expect(words(m1)).toContain('3 of 7 spawn tokens are active as the game begins');
    const kept = words({ ...m1, tokens: (m1.tokens ?? []).map(asleep) });
    expect(kept).toContain('1 of 7 spawn tokens are active as the game begins');
    expect(kept).toContain('2 sleep until a rule of the mission wakes them.');
  });
});
