import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type Say, sentence } from '../../../languages';
import { createBackRoom } from '../../../renderer/back-room/back-room';
import { localHelper, type MakeHelper } from '../../../renderer/back-room/threads';
import { knownFindings, lookThrough } from '../../../renderer/panels/looked-through';
import type { Mission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';

const say: Say = (key, parameters) => sentence('en', key, parameters);
const about = { leftOut: [], warnings: [], language: 'en', zoneCodes: false } as const;
const missionOf = (change: Partial<Mission>): Mission => ({ ...emptyMission, ...change });
const patient = () => new AbortController().signal;

/** How often somebody was asked, and how often sent away. */
function counted(): { readonly make: MakeHelper; readonly count: { asked: number; ended: number } } {
  const count = { asked: 0, ended: 0 };
  const make: MakeHelper = (hear, died) => {
    const helper = localHelper(hear, died);
    return {
      ask: (asked) => {
        count.asked += 1;
        helper.ask(asked);
      },
      end: () => {
        count.ended += 1;
        helper.end();
      },
    };
  };
  return { make, count };
}

describe('a mission that is looked through', () => {
  it('is looked through once for all who ask, and what was found is known from then on', async () => {
    const { make, count } = counted();
    const toCheck = { ...about, mission: missionOf({ goals: [] }) };
    const room = createBackRoom(make);
    expect(knownFindings(toCheck)).toBeUndefined();
    const [one, other] = await Promise.all([1, 2].map(() => lookThrough(toCheck, room, say, patient())));
    expect(one?.checks.map(({ words }) => words)).toContain(say('checks.no-goals'));
    expect(other).toBe(one);
    expect(knownFindings(toCheck)).toBe(one);
    expect(knownFindings({ ...toCheck, language: 'fr' })).toBeUndefined();
    expect(count).toEqual({ asked: 1, ended: 0 });
  });

  it('is nothing that anybody listens for once it is looked through', async () => {
    const { signal } = new AbortController();
    await lookThrough({ ...about, mission: missionOf({}) }, createBackRoom(localHelper), say, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('is let lie when the last one who asked has turned to something else', async () => {
    const { make, count } = counted();
    const toCheck = { ...about, mission: missionOf({}) };
    const room = createBackRoom(make);
    const [one, other] = [new AbortController(), new AbortController()];
    const found = [one, other].map(({ signal }) => lookThrough(toCheck, room, say, signal));
    one.abort();
    expect(count.ended).toBe(0);
    other.abort();
    expect(count.ended).toBe(1);
    expect(await Promise.all(found)).toEqual([undefined, undefined]);
    expect(await lookThrough(toCheck, room, say, patient())).toBeDefined();
    expect(count.asked).toBe(2);
  });

  it('says so where that cannot be done, and what to do', async () => {
    const dying: MakeHelper = (_, died) => ({
      ask: () => void Promise.resolve().then(died),
      end: () => undefined,
    });
    const toCheck = { ...about, mission: missionOf({}) };
    const [check] = (await lookThrough(toCheck, createBackRoom(dying), say, patient()))?.checks ?? [];
    expect(check).toMatchObject({ severity: 'warning', words: say('checks.failed') });
    expect(check?.hint).toContain('save it as it is');
  });
});
