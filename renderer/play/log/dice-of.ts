import type { GameEvent, UoaEvent } from '../../../engine';

export interface Die {
  readonly shows: number;
  readonly hits: boolean;
}

/** The dice that fell in an event, as they lie. */
export function diceOf(event: GameEvent): readonly Die[] {
  const happened = event as UoaEvent;
  if (happened.type === 'rolled-to-keep') return [{ shows: happened.die, hits: happened.kept }];
  if (happened.type !== 'rolled' && happened.type !== 'rerolled' && happened.type !== 'rolled-extra')
    return [];
  const { dice, accuracy, plus = 0 } = happened;
  return dice.map((shows) => ({ shows, hits: shows + plus >= accuracy }));
}
