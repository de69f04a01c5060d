import type { Brush } from '../brush';
import type { Load } from '../carrying';
import type { Drop, DropAt } from '../drop';
import { offerPiece } from './offer-piece';
import { offerTiles } from './offer-tiles';
import { handledBrush } from './stencil';

/** What was taken from the palette, as a load. */
export function loadOf(brush: Brush): Load {
  return {
    cursor: 'copy',
    dropAt: (at) => offer(brush, at),
    handled: (key, laid) => loadOf(handledBrush(brush, key, laid)),
  };
}

function offer(brush: Brush, at: DropAt): Drop {
  return brush.kind === 'tiles' ? offerTiles(brush, at) : offerPiece(brush.piece, at);
}
