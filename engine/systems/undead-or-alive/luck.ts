import type { GameEvent } from '../../game/events';
import type { UoaEvent } from './events';

/** What luck has brought, as a replay has it: `dice 4 2`, `draw equipment winchester#1`. */
export function luckIn(event: GameEvent): string | undefined {
  const happened = event as UoaEvent;
  switch (happened.type) {
    case 'rolled':
      return `dice ${happened.dice.join(' ')}`;
    case 'rerolled':
      return `reroll ${happened.dice.join(' ')}`;
    case 'drew':
      return `draw ${happened.pile} ${happened.card}`;
    case 'shuffled':
      return `shuffle ${happened.pile}`;
    default:
      return undefined;
  }
}
