import type { RuleEvent } from '../../../../schemas';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { RULE_EVENTS } from '../happen';
import { tokenOf } from '../token-change';
import { applyRule } from './apply-rule';
import { isMeant } from './words/events';
import { isAboutTokens, tokensMeant } from './words/events/used';

/** One rule after the other, in the order of the mission; one about spawn tokens for each token. */
export const applyRules = procedure<UoaGame, 'event' | 'doer' | 'thing' | 'zone' | 'rule' | 'nextToken'>(
  'mission-rules',
  ['event', 'doer', 'thing', 'zone', 'rule', 'nextToken'],
  [
    (game, frame) => {
      const { rules } = game.table.mission;
      const { doer, thing, zone } = frame;
      const happened = { event: RULE_EVENTS[frame.event] ?? 'set-up', survivor: doer, thing, zone };
      for (; frame.rule < rules.length; frame.rule += 1, frame.nextToken = 0) {
        const rule = rules[frame.rule];
        if (!rule || !('when' in rule) || !isMeant(game, rule.when, happened)) continue;
        const target = nextTarget(game, rule.when, frame);
        if (target === NO_MORE) continue;
        frame.nextToken = target + 1;
        frame.step = 0;
        applyRule.begin(game, frame.rule, doer, thingAtHand(game, rule.when, thing, target), zone);
        return;
      }
    },
  ],
);

function thingAtHand(game: UoaGame, when: RuleEvent, thing: number, target: number): number {
  if (when.event === 'spawn-token') return tokenOf(game, thing);
  return isAboutTokens(when) ? target : thing;
}

const NO_MORE = -2;

/** The next spawn token that a rule applies to; a rule about anything else applies once. */
function nextTarget(game: UoaGame, when: RuleEvent, { nextToken }: { readonly nextToken: number }): number {
  if (!isAboutTokens(when)) return nextToken === 0 ? 0 : NO_MORE;
  return tokensMeant(game, when).find((token) => token >= nextToken) ?? NO_MORE;
}
