import { useMemo } from 'react';
import { cardSubjects } from '../../builder/cards';
import type { Subject } from '../../builder/mentions';
import type { HandbookEntry } from '../../handbook/entry';
import { useSessionState } from '../../session/session-context';
import { useWholeMission } from '../settled';
import { SpokenOf } from '../spoken-of';
import { AddToMission } from './add-to-mission';

/** What an entry has to do with the mission that is open: what speaks of a card or a skill; words can be added. */
export function EntryDeeds({ entry }: { entry: HandbookEntry }) {
  const isDrawn = useSessionState(({ active }) => active !== undefined && !active.isPlaying);
  return (
    <>
      <AddToMission entry={entry} />
      {isDrawn ? <EntrySpokenOf id={entry.id} /> : null}
    </>
  );
}

function EntrySpokenOf({ id }: { id: string }) {
  const mission = useWholeMission();
  const subjects = useMemo(() => subjectsOf(id, mission), [id, mission]);
  return <SpokenOf subjects={subjects} />;
}

/** Entries of the box go by the names by which goals and rules speak of it. */
function subjectsOf(id: string, mission: Parameters<typeof cardSubjects>[0]): readonly Subject[] {
  const [sort, name = ''] = id.split(':');
  if (sort === 'card') return cardSubjects(mission, name);
  return sort === 'skill' ? [`skill:${name}`] : [];
}
