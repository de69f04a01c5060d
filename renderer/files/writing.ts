import type { Mission } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import type { Waits } from '../back-room/waits';
import { type WrittenMission, writeMission } from '../document/write-mission';
import { FEW } from './reading';

/** Writes a mission as text for a file; cancelled is what its user does not wait for any more. */
export type MissionWriter = (mission: Mission) => Promise<WrittenMission | 'cancelled' | 'too-long'>;

interface WritingDeeds {
  readonly backRoom: BackRoom;
  readonly waits: Waits;
}

export function createWriting({ backRoom, waits }: WritingDeeds): MissionWriter {
  return async (mission) => {
    if (JSON.stringify(mission).length <= FEW) return writeMission(mission);
    const written = await waits.during('wait.writing', (patience) =>
      backRoom.ask('write', { mission }, patience),
    );
    if (written.ok) return written.answer;
    // Work is not left unsaved because no thread could be had.
    return written.why === 'failed' ? writeMission(mission) : written.why;
  };
}
