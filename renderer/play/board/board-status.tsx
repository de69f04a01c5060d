import { useMemo } from 'react';
import { useStore } from 'zustand';
import { questionWords } from '../../../telling/questions';
import { refusalWords } from '../../../telling/reasons';
import type { Touch } from '../../game/choices';
import { useSittingState, useWords } from '../../session/game-context';
import type { Lights } from './lights';
import type { PointedStore } from './pointed';
import type { BoardScene } from './use-scene';
import { zoneLine, zoneTold } from './zone-words';

interface BoardStatusProps {
  readonly scene: BoardScene;
  readonly pointed: PointedStore;
  readonly lights: Lights;
  readonly picked: Touch | undefined;
}

/** Below the board: what there is where one points to, and why something was not done. */
export function BoardStatus({ scene, pointed, lights, picked }: BoardStatusProps) {
  const words = useWords();
  const refused = useSittingState((state) => state.refused);
  const { zone, isByKeys } = useStore(pointed);
  const line = useMemo(() => {
    const { seen, horde } = scene;
    if (refused) return refusalWords(refused, words.say, words);
    if (zone === undefined || !isByKeys) return questionWords(seen, words);
    return zoneLine(zoneTold(seen, zone, lights, { words, picked, horde }), words);
  }, [scene, refused, zone, isByKeys, lights, picked, words]);
  return (
    <p className="play-status" aria-live="polite" data-refused={refused !== undefined}>
      {line}
    </p>
  );
}
