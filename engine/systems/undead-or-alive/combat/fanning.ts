import { kindOf } from '../../../family/zombicide/cards/held';
import { traitOf } from '../content';
import type { OpenGame } from '../open-game';

export function canBeFanned(game: OpenGame, card: number): boolean {
  const kind = kindOf(game, card);
  return kind.type === 'pistol' && !traitOf(kind, 'isNeverFanned'); // UOA-GUNSLINGER-07
}
