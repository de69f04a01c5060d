import { type DiceResult, type Die, type GameEvent, NONE, type Seen, systemIn } from '../../../engine';
import { zoneActing } from '../../game/picture';
import { placeOfEvent } from './event-marks';

/** Dice that were thrown at a zone, how they lie at last, and what came of them. */
export interface Thrown {
  /** They are thrown again when this is another event. */
  readonly fell: GameEvent;
  readonly zone: number | undefined;
  /** Where they were thrown from. */
  readonly from: number | undefined;
  readonly dice: readonly Die[];
  readonly results: readonly DiceResult[];
}

interface Throwing {
  readonly aim: GameEvent | undefined;
  fell?: GameEvent;
  dice?: readonly Die[];
  readonly results: DiceResult[];
}

/** All throws among events that follow each other; what is thrown again replaces what lay there before. */
export function throwsOf(events: readonly GameEvent[], seen: Seen): readonly Thrown[] {
  const { play, show } = systemIn(seen);
  const throws: Throwing[] = [];
  let now: Throwing = { aim: undefined, results: [] };
  for (const event of events) {
    if (play.event(event).aims) now = { aim: event, results: [] };
    const dice = show.dice(event);
    if (dice.length > 0) {
      if (!throws.includes(now)) throws.push(now);
      [now.fell, now.dice] = [event, dice];
    }
    const result = show.diceResult(event, seen);
    if (result) now.results.push(result);
  }
  const acting = zoneActing(seen);
  const here = acting === NONE ? undefined : acting;
  return throws.flatMap(({ aim, fell, dice, results }): Thrown[] => {
    if (!fell || !dice) return [];
    const zone = placeOfEvent(aim ?? fell, seen.table).to ?? here;
    return [{ fell, dice, results, zone, from: here }];
  });
}
