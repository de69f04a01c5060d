import type { GameEvent } from '../../game/events';
import type { UoaEvent } from './events';

/** What luck has brought, as a replay has it: `dice 4 2`, `draw equipment winchester#1`. */
export function luckIn(event: GameEvent): string | undefined {
  const happened = event as UoaEvent;
  if (happened.type === 'rolled' || happened.type === 'mission-dice')
    return `dice ${happened.dice.join(' ')}`;
  if (happened.type === 'rerolled') return `reroll ${happened.dice.join(' ')}`;
  if (happened.type === 'rolled-extra' || happened.type === 'rolled-to-keep') return `die ${happened.die}`;
  if (happened.type === 'drew') return `draw ${happened.pile} ${happened.card}`;
  return happened.type === 'shuffled' ? `shuffle ${happened.pile}` : undefined;
}
