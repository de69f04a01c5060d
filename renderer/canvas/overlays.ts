import type { Overlays } from '../../drawing/board/options';
import { overlaysOf } from '../../drawing/board/overlays';
import type { Box } from '../../drawing/box';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import type { LaidOut } from '../document/laid-out';

export interface Asked {
  readonly zones: boolean;
  readonly sightFrom: number | undefined;
  readonly language: Language;
  /** What else stands on the board, by the list of it: words about zones keep off. */
  readonly signs: readonly Box[];
}

const nothing: Overlays = { under: [], over: [] };

/** A large board has hundreds of zones, each with an overlay of its own. */
const MOST_KEPT = 100;

/** What is said of zones. Nothing is worked out that nobody asks for, and nothing twice while the mission is the same. */
export function createOverlays(): (laid: LaidOut, asked: Asked) => Overlays {
  const made = new Map<string, Overlays>();
  let last:
    | { readonly mission: Mission; readonly language: Language; readonly signs: readonly Box[] }
    | undefined;
  let make: ReturnType<typeof overlaysOf>;
  return (laid, { zones, sightFrom, language, signs }) => {
    if (!zones && sightFrom === undefined) return nothing;
    const { mission, faces, board } = laid;
    if (last?.mission !== mission || last.language !== language || last.signs !== signs) {
      last = { mission, language, signs };
      made.clear();
      make = overlaysOf({
        placements: mission.placements,
        faces,
        mission,
        board,
        options: { language, signs },
      });
    }
    const from = sightFrom !== undefined && board.zones[sightFrom] ? sightFrom : undefined;
    const key = `${from ?? ''} ${zones}`;
    const kept = made.get(key);
    if (kept) return kept;
    if (made.size >= MOST_KEPT) made.clear();
    const overlays = make({ zones, ...(from === undefined ? {} : { sightFrom: from }) });
    made.set(key, overlays);
    return overlays;
  };
}
