import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../engine';
import { aidsOf } from '../../../renderer/canvas/aids/aids';
import { inventory } from '../../../renderer/document/inventory';
import { hasErrors, laidOut } from '../../../renderer/document/laid-out';
import { sampleIds, sampleNamed } from '../../../renderer/files/samples';
import { newMission, templates } from '../../../renderer/files/templates';
import { editorOf } from '../../../renderer/systems/editor-of';
import { loadValue } from '../../../schemas';

const nothingAsked = {
  order: false,
  ghosts: false,
  ahead: undefined,
  own: editorOf('undead-or-alive').aids,
  areas: undefined,
  language: 'en',
} as const;

describe('templates', () => {
  it.each(templates)('%s is a mission without fault', (template) => {
    const mission = newMission(template, 'fr', 'mission-1');
    expect(loadValue(mission, 'mission', { faces: stockFace })).toMatchObject({ ok: true, warnings: [] });
    expect(laidOut(mission).boardProblems).toEqual([]);
    expect(mission.title).toEqual({ fr: 'Nouvelle mission' });
  });

  it('show every token that they count', () => {
    for (const template of templates) {
      const laid = laidOut(newMission(template, 'en', 'mission-1'));
      const { mission } = laid;
      const counted = inventory(mission).filter(({ component }) =>
        /spawn|objective|exit|noise/.test(component),
      );
      const shown = aidsOf(laid, { ...nothingAsked, ghosts: true }, new Set()).ghosts.length;
      const lying = (mission.tokens ?? []).filter(({ kind }) => kind === 'spawn' || kind === 'exit').length;
      expect(counted.reduce((sum, { used }) => sum + used, 0)).toBe(lying + shown);
    }
  });

  it('with a town have streets that lead through it', () => {
    const { board } = laidOut(newMission('town', 'en', 'mission-1'));
    expect(board.zoneOf('a.NW')).toBeDefined();
    expect(board.zoneOf('a.SE')).toBe(board.zoneOf('d.NW'));
  });
});

describe('samples', () => {
  it('come in their order: the rulebook’s first, tutorials last', () => {
    const missions = Array.from({ length: 11 }, (_, number) => `m${number}`);
    const others = ['alarm-town', 'hold-out', 'rescue'];
    expect(sampleIds).toEqual([...missions, ...others, 'custom-rule', 'first-mission', 'moving-train']);
  });

  it('are sound, all of them', async () => {
    for (const id of sampleIds) {
      const sample = await sampleNamed(id);
      expect(sample && hasErrors(laidOut(sample.mission))).toBe(false);
    }
  });
});
