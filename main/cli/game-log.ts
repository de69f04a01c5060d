import type { GameEvent } from '../../engine';

/** Everything that happened in a game, a line for each. */
export function gameLog(events: readonly GameEvent[]): string[] {
  return events.map(({ type, rules: _, ...what }) => {
    const parts = Object.entries(what).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    return [type, ...parts].join(' ');
  });
}
