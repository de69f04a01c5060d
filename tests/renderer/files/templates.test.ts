import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../engine';
import { hasErrors, laidOut } from '../../../renderer/document/laid-out';
import { sampleIds, sampleNamed } from '../../../renderer/files/samples';
import { newMission, templates } from '../../../renderer/files/templates';
import { loadValue } from '../../../schemas';

describe('templates', () => {
  it.each(templates)('%s is a mission without fault', (template) => {
    const mission = newMission(template, 'fr', 'mission-1');
    expect(loadValue(mission, 'mission', { faces: stockFace })).toMatchObject({ ok: true, warnings: [] });
    expect(laidOut(mission).boardProblems).toEqual([]);
    expect(mission.title).toEqual({ fr: 'Nouvelle mission' });
  });

  it('with a town have streets that lead through it', () => {
    const { board } = laidOut(newMission('town', 'en', 'mission-1'));
    expect(board.zoneOf('a.NW')).toBeDefined();
    expect(board.zoneOf('a.SE')).toBe(board.zoneOf('d.NW'));
  });
});

describe('samples', () => {
  it('come in their order, tutorials last', () => {
    const missions = Array.from({ length: 11 }, (_, number) => `m${number}`);
    expect(sampleIds).toEqual([...missions, 'custom-rule', 'first-mission', 'moving-train']);
  });

  it('are sound, all of them', async () => {
    for (const id of sampleIds) {
      const sample = await sampleNamed(id);
      expect(sample && hasErrors(laidOut(sample.mission))).toBe(false);
    }
  });
});
