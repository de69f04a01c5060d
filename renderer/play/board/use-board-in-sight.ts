import { useMemo, useState } from 'react';
import { type Standee, type Stood, standing } from '../../../drawing/board/standing';
import type { GameEvent, Picture, Seen } from '../../../engine';
import type { Language } from '../../../languages';
import { pictureAt } from '../../game/picture';
import { useMoment, useSittingState } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { type BoardGeometry, boardGeometry } from './board-geometry';
import { piecesOn } from './pieces';

/** What is to be seen on the board just now. */
export interface BoardInSight {
  readonly seen: Seen;
  readonly ground: BoardGeometry;
  readonly picture: Picture;
  readonly stood: ReadonlyMap<string, Stood>;
  /** What is watched just now, and all that is seen with it. */
  readonly event: GameEvent | undefined;
  readonly events: readonly GameEvent[];
}

/** Remembers where everything stood, so that what stays in a zone stays where it is. */
function createStanding() {
  let last: ReadonlyMap<string, Stood> = new Map();
  return (pieces: readonly Standee[], ground: BoardGeometry, language: Language) => {
    last = standing(pieces, ground.roomOf, last, language);
    return last;
  };
}

export function useBoardInSight(): BoardInSight {
  const moment = useMoment();
  const watching = useSittingState((state) => state.watching);
  const language = useSessionState((state) => state.language);
  const [stand] = useState(createStanding);
  return useMemo(() => {
    const scene = watching?.scenes[watching.at];
    const seen = scene?.seen ?? moment.seen;
    // Several moments may be watched in a row, and the one in sight is the last of them.
    const picture = scene ? pictureAt(scene.moment, seen, scene.past) : pictureAt(moment, seen);
    const ground = boardGeometry(seen.table, picture.lying, language);
    const stood = stand(piecesOn(seen, ground, picture), ground, language);
    const events = scene?.events ?? [];
    return { seen, ground, picture, stood, event: events[0], events };
  }, [moment, watching, language, stand]);
}
