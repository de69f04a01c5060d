import { useSentences } from '../session/session-context';
import { useMission } from '../session/tab-context';

/** Tiles by the face that is up and by their names. */
export function useTileNames(): (id: string) => string {
  const say = useSentences();
  const placements = useMission((mission) => mission.placements);
  return (id) => {
    const face = placements.find((placement) => placement.id === id)?.face;
    return face === undefined ? id : say('pieces.tile', { face, id });
  };
}
