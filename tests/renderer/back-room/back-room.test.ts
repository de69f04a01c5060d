import { describe, expect, it } from 'vitest';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { createBackRoom } from '../../../renderer/back-room/back-room';
import { localHelper, type MakeHelper } from '../../../renderer/back-room/threads';
import { sampleMission } from '../../helpers/games';

const m0 = sampleMission('m0.boothill');

describe('the back room', () => {
  it('answers with plain data that is the same as if it had been done here', async () => {
    const room = createBackRoom(localHelper);
    expect(await room.ask('lay', { mission: m0, people: 4 })).toEqual({
      ok: true,
      answer: undeadOrAliveGames.lay(m0, 4),
    });
  });

  it('says how far a mission is laid', async () => {
    const room = createBackRoom(localHelper);
    const said: string[] = [];
    const mission = sampleMission('m8.boothill');
    await room.ask('lay', { mission, people: 4 }, { report: (done, of) => said.push(`${done}/${of}`) });
    const steps = Array.from({ length: 14 }, (_, step) => `${step + 1}/14`);
    expect(said).toEqual(steps);
  });

  it('speaks the language of whoever asks', async () => {
    const room = createBackRoom(localHelper);
    const about = { mission: { ...m0, goals: [] }, leftOut: [], warnings: [] };
    const words = async (language: 'en' | 'fr') => {
      const looked = await room.ask('check', { ...about, language, zoneCodes: false });
      return looked.ok ? looked.answer.checks.map((check) => check.words) : [];
    };
    expect((await words('fr')).length).toBeGreaterThan(0);
    expect(await words('fr')).not.toEqual(await words('en'));
  });

  it('looks missions through apart from what somebody waits for', () => {
    const asked: string[][] = [];
    const busy: MakeHelper = () => {
      const own: string[] = [];
      asked.push(own);
      return { ask: ({ name }) => void own.push(name), end: () => undefined };
    };
    const room = createBackRoom(busy);
    void room.ask('check', { mission: m0, leftOut: [], warnings: [], language: 'en', zoneCodes: false });
    void room.ask('lay', { mission: m0, people: 4 });
    expect(asked).toEqual([['check'], ['lay']]);
  });
});
