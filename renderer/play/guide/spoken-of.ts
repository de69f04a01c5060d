import { NONE, type Seen } from '../../../engine';
import type { GameInSight } from '../../tours/sight';
import type { Pointer } from '../../tours/tour';

/** What a note speaks of: something in the window, or zones of the board. */
export interface SpokenOf {
  readonly selector: string | undefined;
  readonly zones: readonly number[];
  /** The table on which these zones are. */
  readonly seen: Seen | undefined;
}

/** What is meant by the first of these that says where it is. */
export function spokenOf(pointers: readonly Pointer[], game: GameInSight | undefined): SpokenOf {
  const seen = game && (game.scene?.seen ?? game.at.seen);
  for (const pointer of pointers) {
    const zones = 'zones' in pointer && game ? pointer.zones(game) : [];
    const selector = selectorOf(pointer, game);
    if (zones.length > 0 || selector !== undefined) return { selector, zones: [...new Set(zones)], seen };
  }
  return { selector: undefined, zones: [], seen };
}

function selectorOf(pointer: Pointer, game: GameInSight | undefined): string | undefined {
  if ('control' in pointer) return `[data-control="${pointer.control}"]`;
  if ('action' in pointer) return `.play [data-action="${pointer.action}"]`;
  if ('deed' in pointer) return `[data-deed="${CSS.escape(pointer.deed)}"]`;
  if (!('person' in pointer) || !game) return undefined;
  const person = pointer.person(game);
  return person === NONE ? undefined : `.dashboard[data-drop="${person}"] .dashboard-look`;
}
