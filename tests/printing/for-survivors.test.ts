import { describe, expect, it } from 'vitest';
import { facesWith } from '../../engine';
import { forSurvivors } from '../../printing/for-survivors';
import type { Subject } from '../../printing/subject';
import type { Mission } from '../../schemas';
import { sampleMission } from '../helpers/drawing-board';

const m0 = sampleMission('m0.boothill.json');
const [first] = m0.tokens ?? [];
const mission: Mission = {
  ...m0,
  variants: [{ id: 'few', survivors: [2], without: [first?.id ?? ''] }],
};
const subject: Subject = { mission, faces: facesWith(mission.faces), language: 'en' };

describe('a mission that is printed', () => {
  it('for everybody has its variants told', () => {
    expect(forSurvivors(subject, { survivors: 'everybody' })).toBe(subject);
    expect(forSurvivors(subject, {})).toBe(subject);
  });

  it('for so many is what they play, and says nothing about others', () => {
    const { mission: printed } = forSurvivors(subject, { survivors: '2' });
    expect(printed.tokens).toEqual(m0.tokens?.slice(1));
    expect(printed.players).toEqual({ min: 2, max: 2 });
    expect(printed).not.toHaveProperty('variants');
    expect(forSurvivors(subject, { survivors: '3' }).mission.tokens).toEqual(m0.tokens);
  });

  it('is the same where it is the same for all', () => {
    const same = { ...subject, mission: m0 };
    expect(forSurvivors(same, { survivors: '2' })).toBe(same);
  });
});
