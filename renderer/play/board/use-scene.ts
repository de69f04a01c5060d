import { useMemo, useState } from 'react';
import { type Standee, type Stood, standing } from '../../../drawing/board/standing';
import type { GameEvent, Observation } from '../../../engine';
import type { Language } from '../../../languages';
import { useMoment, useSittingState } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { type Ground, groundOf } from './ground';
import { piecesOn } from './pieces';
import { type Horde, hordeAt } from './under-way';

/** What is to be seen on the board just now. */
export interface BoardScene {
  readonly seen: Observation;
  readonly ground: Ground;
  readonly horde: Horde;
  readonly stood: ReadonlyMap<string, Stood>;
  /** What is watched just now. */
  readonly event: GameEvent | undefined;
}

/** Remembers where everything stood, so that what stays in a zone stays where it is. */
function createStanding() {
  let last: ReadonlyMap<string, Stood> = new Map();
  return (pieces: readonly Standee[], ground: Ground, language: Language) => {
    last = standing(pieces, ground.roomOf, last, language);
    return last;
  };
}

export function useScene(): BoardScene {
  const moment = useMoment();
  const watching = useSittingState((state) => state.watching);
  const language = useSessionState((state) => state.language);
  const [stand] = useState(createStanding);
  return useMemo(() => {
    const scene = watching?.scenes[watching.at];
    const seen = scene?.seen ?? moment.seen;
    const ground = groundOf(seen.table, seen.value('configuration'), language);
    // Several moments may be watched in a row, and the one in sight is the last of them.
    const horde = scene ? hordeAt(scene.moment, seen, scene.place + 1) : hordeAt(moment, seen);
    const stood = stand(piecesOn(seen, ground, horde), ground, language);
    return { seen, ground, horde, stood, event: scene?.event };
  }, [moment, watching, language, stand]);
}
