import type { Language } from '../../languages';
import { problem } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import type { Waits } from '../back-room/waits';
import { readWithPast } from '../document/past';
import type { ReadMission } from '../document/read-mission';

/** Reads a text as a mission, with its past if that was kept; cancelled is what its user does not wait for any more. */
export type MissionReader = (text: string, past?: string) => Promise<ReadMission | 'cancelled'>;

/** So many characters are read or written within a frame or two, whatever they are: no other thread is worth the way. */
export const FEW = 50_000;

interface ReadingDeeds {
  readonly backRoom: BackRoom;
  readonly waits: Waits;
  readonly language: () => Language;
}

export function createReading({ backRoom, waits, language }: ReadingDeeds): MissionReader {
  return async (text, past) => {
    const question = { text, past, language: language() };
    if (text.length <= FEW) return readWithPast(question);
    const read = await waits.during('wait.reading', (patience) => backRoom.ask('read', question, patience));
    if (read.ok) return read.answer;
    if (read.why === 'cancelled') return 'cancelled';
    const reason = { key: `open.${read.why}` } as const;
    return { ok: false, unsound: { problem: problem('unreadable'), more: 0, reason } };
  };
}
