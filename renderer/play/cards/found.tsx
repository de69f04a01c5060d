import type { Seen } from '../../../engine';
import { useWords } from '../../session/game-context';
import { windowIn } from '../../systems';
import type { DragHand } from './use-drag';

interface FoundProps {
  readonly seen: Seen;
  readonly card: number;
  readonly drag: DragHand;
}

/** A card that lies beside the others until it has a place. */
export function Found({ seen, card, drag: { dragged, grab } }: FoundProps) {
  const words = useWords();
  const { cards: shown } = windowIn(seen);
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
          card: shown?.line(seen, card, words) ?? '',
          slot: words.say('hand.found'),
        })}
        data-dragged={by !== undefined}
        style={by ? { translate: `${by[0]}px ${by[1]}px` } : undefined}
        onPointerDown={grab(card)}
      >
        {shown?.face(seen, card)}
      </div>
    </div>
  );
}
