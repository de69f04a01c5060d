import type { Effect, Target } from '../../../../schemas';
import { allEffects } from '../../../../schemas/references/effects';
import type { Survey } from './survey';

/** The card with which a rule of the mission rids the board of something like this. */
export function cardThatRids(
  { program }: Survey,
  isMeant: (on: Target | undefined) => boolean,
): string | undefined {
  for (const rule of program.rules) {
    if (!('when' in rule) || rule.when.event !== 'used' || !isMeant(rule.when.on)) continue;
    if (allEffects(rule).some(({ effect }) => RIDS.has(effect))) return rule.when.card;
  }
  return undefined;
}

const RIDS: ReadonlySet<Effect['effect']> = new Set([
  'to-first-spawn-zone',
  'remove-tokens',
  'remove-machine',
  'flip-tile',
]);
