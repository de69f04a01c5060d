import type { Brush } from '../brush';
import { offerPiece } from './offer-piece';
import { offerTiles } from './offer-tiles';
import type { Offering, Reach } from './offering';

export function offer(brush: Brush, reach: Reach): Offering {
  return brush.kind === 'tiles' ? offerTiles(brush, reach) : offerPiece(brush.piece, reach);
}
