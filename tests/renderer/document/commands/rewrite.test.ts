import { describe, expect, it } from 'vitest';
import { rewrite } from '../../../../renderer/document/commands/rewrite';
import { judgeText } from '../../../../renderer/document/judge-text';
import { createMissionDocument } from '../../../../renderer/document/mission-document';
import { largestFile, type Mission, writeDocument } from '../../../../schemas';
import { largeMission } from '../../../helpers/large-boards';
import { sampleMission } from '../../../helpers/samples';

const m4 = sampleMission('m4.boothill.json');

function read(text: string): Mission {
  const { mission } = judgeText({ text, language: 'en' });
  if (!mission) throw new Error('The text is no sound mission');
  return mission;
}

function applied(mission: Mission, written: Mission) {
  const document = createMissionDocument(mission);
  const { label, recipe } = rewrite(written);
  document.change(label, recipe);
  return document;
}

describe('a mission that is written anew', () => {
  it('is one step, however much is written', () => {
    const text = writeDocument(m4)
      .replace('"id": "m4"', '"id": "other"')
      .replace(/"x": 250/g, '"x": 500');
    const document = applied(m4, read(text));
    const { mission, history } = document.store.getState();
    expect(mission.id).toBe('other');
    expect(history.steps).toHaveLength(1);
    expect(history.steps[0]?.label).toEqual({ key: 'step.rewrite' });
    document.undo();
    expect(document.store.getState().mission).toBe(m4);
  });

  it('is no step where the text says the same in another way', () => {
    const document = applied(m4, read(JSON.stringify(m4)));
    expect(document.store.getState().history.steps).toHaveLength(0);
  });

  it('leaves what did not change the very same, even at another place of its list', () => {
    const large = largeMission();
    const { tokens = [], placements } = large;
    const moved = { ...structuredClone(large), tokens: structuredClone([...tokens].reverse()) };
    const { mission } = applied(large, moved).store.getState();
    expect(mission.placements).toBe(placements);
    expect(mission.tokens?.[0]).toBe(tokens.at(-1));
    expect(mission.title).toBe(large.title);
  });

  it('loses what is not written any more, and keeps keys that no schema knows', () => {
    const { goals: _gone, ...rest } = m4;
    const document = applied(m4, read(JSON.stringify({ ...rest, mine: { deep: [1] } })));
    const { mission } = document.store.getState();
    expect(mission).not.toHaveProperty('goals');
    expect(mission).toHaveProperty('mine', { deep: [1] });
  });

  it('gives no id a second time that only its text has had', () => {
    const area = { id: 'l77', name: { en: 'Dodge' }, tiles: [m4.placements[0]?.id ?? ''] };
    const document = applied(m4, read(JSON.stringify({ ...m4, areas: [area] })));
    document.undo();
    expect(document.idsEver.has('l77')).toBe(true);
  });
});

describe('a text that is no sound mission', () => {
  const refused = (text: string) => {
    const { mission, problems } = judgeText({ text, language: 'en' });
    expect(mission).toBeUndefined();
    return problems.map(({ code }) => code);
  };

  it('is refused with one problem where it is huge, or hostile', () => {
    expect(refused('x'.repeat(largestFile + 1))).toEqual(['file-too-large']);
    expect(refused('['.repeat(100_000))).toEqual(['too-deep']);
    expect(refused(`[${'0,'.repeat(600_000)}0]`)).toEqual(['too-much']);
    expect(refused('{"__proto__": {}, "format": "boothill/mission@2"}')).toEqual(['forbidden-key']);
    expect(refused('')).toEqual(['empty-file']);
  });

  it('is refused where only a part of it is wrong, which a file would be opened without', () => {
    expect(
      refused(writeDocument(m4).replace('"system": "undead-or-alive"', '"system": "chess"')),
    ).not.toEqual([]);
    expect(refused(writeDocument(m4).replace(/"rotation": \d+/, '"rotation": 45'))).toContain('not-a-choice');
  });

  it('may speak of what is not there, as a mission that is being drawn may', () => {
    const { mission, problems } = judgeText({
      text: writeDocument({ ...m4, goals: [{ id: 'g', reach: { people: { in: 'nowhere' } } }] }),
      language: 'en',
    });
    expect(mission).toBeDefined();
    expect(problems.map(({ code }) => code)).toContain('unknown-area');
  });
});
