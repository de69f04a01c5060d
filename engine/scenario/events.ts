import type { EventPattern } from '../../schemas';
import { similarTo } from '../../schemas/references/similar';
import type { GameEvent } from '../game/events';
import { finding, type ScenarioFinding } from '../game/finding';
import type { Game } from '../game/kernel';
import type { Staging } from '../game/stage';
import { matches, shown } from './patterns';

/** What can never happen is not said to be absent now: it is a slip of the pen. */
export function checkNoEvent<G extends Game<G>>(
  pattern: EventPattern,
  events: readonly GameEvent[],
  game: G,
  stage: Staging<G>,
  pointer: string,
): ScenarioFinding[] {
  const slip = unknownEvent(pattern, game, stage, pointer);
  if (slip) return [slip];
  const event = events.find((event) => matches(pattern, event));
  return event ? [finding('event-happened', pointer, { event: shown(event) })] : [];
}

/** What can never happen: there is no such event, or it tells nothing of the sort. */
export function unknownEvent<G extends Game<G>>(
  pattern: EventPattern,
  game: G,
  stage: Staging<G>,
  pointer: string,
): ScenarioFinding | undefined {
  if (isKnown(pattern, game, stage)) return undefined;
  const types = Object.keys(stage.events).filter((type) => type !== pattern.type);
  return finding('unknown-event', pointer, { event: shown(pattern) }, similarTo(pattern.type, types));
}

function isKnown<G extends Game<G>>({ type, ...told }: EventPattern, game: G, stage: Staging<G>): boolean {
  const keys = Object.hasOwn(stage.events, type) ? stage.events[type] : undefined;
  if (!keys) return false;
  return Object.entries(told).every(([key, value]) => {
    const sort = key === 'rules' ? 'list' : Object.hasOwn(keys, key) ? keys[key] : undefined;
    return sort !== undefined && isOfSort(value, sort, game, stage);
  });
}

function isOfSort<G extends Game<G>>(value: unknown, sort: string, game: G, stage: Staging<G>): boolean {
  const isName = typeof value === 'string' || typeof value === 'number';
  switch (sort) {
    case 'list':
      return Array.isArray(value);
    case 'yes-or-no':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'word':
      return typeof value === 'string';
    case 'name':
      return isName;
    default:
      return isName && stage.knows(game, sort, value);
  }
}
