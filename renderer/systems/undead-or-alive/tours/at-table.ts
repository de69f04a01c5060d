import { lineTo } from '../../../game/moment';
import { pictureOf } from '../../../game/picture';
import { ruleSpans } from '../../../game/rule-traces';
import type { Sight } from '../../../tours/sight';

/** Somebody's turn is over, or the round already. */
export function hasPlayedATurn({ game }: Sight): boolean {
  if (!game) return false;
  const { seen } = game.at;
  return seen.round > 1 || pictureOf(seen).people.some(({ state }) => state === 'done');
}

export function isInRound(round: number) {
  return ({ game }: Sight): boolean => game !== undefined && game.at.round >= round;
}

/** One of these rules of the mission has done something. */
export function hasFired({ game }: Sight, rules: ReadonlySet<string>): boolean {
  return (
    game !== undefined &&
    lineTo(game.at).some((moment) =>
      ruleSpans(moment).some(({ rule, applies }) => applies && rules.has(rule)),
    )
  );
}

/** Whoever has not played yet has nowhere to come back from. */
export function isBackAtMission({ game }: Sight): boolean {
  return game !== undefined && !game.isShown;
}
