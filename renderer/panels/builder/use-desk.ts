import { type Desk, deskFor } from '../../builder/desk';
import type { MissionDocument } from '../../document/mission-document';
import { useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { useWholeMission } from '../settled';

/** One for each mission: what one panel has found out about a sentence no other has to find out again. */
const desks = new WeakMap<MissionDocument, Desk>();

/** What the sentences of the mission are told and chosen with; it stays the same as long as nothing changes that they name. */
export function useDesk(): Desk {
  const { document } = useTab();
  const mission = useWholeMission();
  const language = useSessionState((state) => state.language);
  const desk = deskFor(mission, language, desks.get(document));
  desks.set(document, desk);
  return desk;
}
