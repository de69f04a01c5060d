import { useMemo, useState } from 'react';
import { type Standee, type Stood, standing } from '../../../drawing/board/standing';
import { around } from '../../../drawing/box';
import type { GameEvent, Picture, Seen, Size } from '../../../engine';
import type { Language } from '../../../languages';
import { pictureAt } from '../../game/picture';
import { useMoment, useSittingState } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { type BoardGeometry, boardGeometry } from './board-geometry';
import { legibleScale } from './legible';
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
  let size = 1;
  return (pieces: readonly Standee[], ground: BoardGeometry, language: Language, largest: number) => {
    // In a window of another size everybody has another one, too.
    const before = largest === size ? last : undefined;
    size = largest;
    last = standing(pieces, ground.roomOf, before, language, largest);
    return last;
  };
}

/** On a canvas of that size, if it is known. */
export function useBoardInSight(canvas?: Size): BoardInSight {
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
    const extent = canvas && around(ground.zones.flatMap((zone) => [ground.boxOf(zone) ?? [0, 0, 0, 0]]));
    const largest = extent ? legibleScale(extent, canvas) : 1;
    const stood = stand(piecesOn(seen, ground, picture), ground, language, largest);
    const events = scene?.events ?? [];
    return { seen, ground, picture, stood, event: events[0], events };
  }, [moment, watching, language, stand, canvas]);
}
