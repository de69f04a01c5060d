import { useMemo, useState } from 'react';
import { type Legible, type Standee, type Stood, standing } from '../../../drawing/board/standing';
import type { GameEvent, Picture, Seen, Size } from '../../../engine';
import type { Language } from '../../../languages';
import { pictureAt } from '../../game/picture';
import { useMoment, useSittingState } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { type BoardGeometry, boardGeometry } from './board-geometry';
import { groundExtent } from './ground-extent';
import { legibleOn } from './legible';
import { piecesOn } from './pieces';

/** What is to be seen on the board just now. */
export interface BoardInSight {
  readonly seen: Seen;
  readonly ground: BoardGeometry;
  readonly picture: Picture;
  readonly stood: ReadonlyMap<string, Stood>;
  /** How small letters may be where all of the board is in sight, in its millimetres. */
  readonly least: number;
  /** What is watched just now, and all that is seen with it. */
  readonly event: GameEvent | undefined;
  readonly events: readonly GameEvent[];
}

const nearby: Legible = { scale: 1, least: 0 };

/** Remembers where everything stood, so that what stays in a zone stays where it is. */
function createStanding() {
  let last: ReadonlyMap<string, Stood> = new Map();
  let size: Legible = nearby;
  return (pieces: readonly Standee[], ground: BoardGeometry, language: Language, legible: Legible) => {
    // In a window of another size everybody has another one, too.
    const isSame = legible.scale === size.scale && legible.least === size.least;
    size = legible;
    last = standing(pieces, ground.roomOf, isSame ? last : undefined, language, legible);
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
    const legible = canvas ? legibleOn(groundExtent(seen.table.mission.file, ground), canvas) : nearby;
    const stood = stand(piecesOn(seen, ground, picture), ground, language, legible);
    const events = scene?.events ?? [];
    return { seen, ground, picture, stood, least: legible.least, event: events[0], events };
  }, [moment, watching, language, stand, canvas]);
}
