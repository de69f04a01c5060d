import type { Overlays } from '../../drawing/board/options';
import { overlaysOf } from '../../drawing/board/overlays';
import type { Box } from '../../drawing/box';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import type { LaidOut } from '../document/laid-out';
import { zoneWordsOn } from '../document/zone-words';

export interface OverlayOptions {
  readonly zones: boolean;
  readonly sightFrom: number | undefined;
  readonly language: Language;
  /** Whether zones are named with their codes. */
  readonly codes: boolean;
  /** What else stands on the board, by the list of it: words about zones keep off. */
  readonly signs: readonly Box[];
}

const nothing: Overlays = { under: [], over: [] };

/** A large board has hundreds of zones, each with an overlay of its own. */
const MOST_KEPT = 100;

/** What is said of zones. Nothing is worked out that nobody asks for, and nothing twice while the mission is the same. */
export function createOverlays(): (laid: LaidOut, asked: OverlayOptions) => Overlays {
  const made = new Map<string, Overlays>();
  let last:
    | {
        readonly mission: Mission;
        readonly language: Language;
        readonly codes: boolean;
        readonly signs: readonly Box[];
      }
    | undefined;
  let make: ReturnType<typeof overlaysOf>;
  return (laid, { zones, sightFrom, language, codes, signs }) => {
    if (!zones && sightFrom === undefined) return nothing;
    const { mission, faces, board } = laid;
    if (
      last?.mission !== mission ||
      last.language !== language ||
      last.codes !== codes ||
      last.signs !== signs
    ) {
      last = { mission, language, codes, signs };
      made.clear();
      make = overlaysOf({
        placements: mission.placements,
        faces,
        mission,
        board,
        options: { language, signs, zoneTitle: (zone) => zoneWordsOn(laid, language, codes)(zone).title },
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
