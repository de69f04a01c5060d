import { NONE, type Observation } from '../../../engine';
import type { Moment } from '../../game/moment';
import { useWords } from '../../session/game-context';
import { CardFace } from './card-face';
import { cardLine } from './card-kind';
import type { DragHand } from './use-drag';

/** The card that is asked for a place, or none. */
export function foundCard({ seen }: Moment): number {
  const name = seen.decision?.name ?? '';
  if (['where-to-put', 'starting-slot', 'back-into-backpack'].includes(name)) return seen.about('card');
  return name === 'deal-card' ? seen.cardIn('dealing', seen.pileSize('dealing') - 1) : NONE;
}

interface FoundProps {
  readonly seen: Observation;
  readonly card: number;
  readonly drag: DragHand;
}

/** A card that lies beside the others until it has a place. */
export function Found({ seen, card, drag: { dragged, grab } }: FoundProps) {
  const words = useWords();
  const kind = seen.table.cards[card]?.kind;
  if (!kind) return null;
  const by = dragged?.card === card ? dragged.by : undefined;
  return (
    <div className="found">
      <span className="slot-name" aria-hidden="true">
        {words.say('hand.found')}
      </span>
      <div
        className="slot-card"
        role="img"
        aria-label={words.say('hand.card', {
          card: cardLine(kind, false, words),
          slot: words.say('hand.found'),
        })}
        data-dragged={by !== undefined}
        style={by ? { translate: `${by[0]}px ${by[1]}px` } : undefined}
        onPointerDown={grab(card)}
      >
        <CardFace kind={kind} />
      </div>
    </div>
  );
}
