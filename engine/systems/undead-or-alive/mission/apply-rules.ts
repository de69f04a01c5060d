import type { RuleEvent } from '../../../../schemas';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { applyRule } from './apply-rule';
import { isMeant, tokensMeant } from './events-meant';
import { RULE_EVENTS } from './happen';

/** One rule after the other, in the order of the mission; one about spawn tokens for each token. */
export const applyRules = procedure<UoaGame, 'event' | 'doer' | 'thing' | 'zone' | 'rule' | 'nextToken'>(
  'mission-rules',
  ['event', 'doer', 'thing', 'zone', 'rule', 'nextToken'],
  [
    (game, frame) => {
      const rule = game.table.mission.rules[frame.rule];
      if (!rule) return;
      frame.step = 0;
      const { doer, thing, zone } = frame;
      const happened = { event: RULE_EVENTS[frame.event] ?? 'set-up', thing, zone };
      const isAboutIt = 'when' in rule && isMeant(game, rule.when, happened);
      const target = isAboutIt ? nextTarget(game, rule.when, frame) : NONE;
      if (!isAboutIt || target === NO_MORE) {
        frame.rule += 1;
        frame.nextToken = 0;
        return;
      }
      frame.nextToken = target + 1;
      applyRule.begin(game, frame.rule, doer, isAboutTokens(rule.when) ? target : thing, zone);
    },
  ],
);

const NO_MORE = -2;

function isAboutTokens(when: RuleEvent): boolean {
  return when.event === 'used' && when.on !== undefined && 'token' in when.on;
}

/** The next spawn token that a rule applies to; a rule about anything else applies once. */
function nextTarget(game: UoaGame, when: RuleEvent, { nextToken }: { readonly nextToken: number }): number {
  if (!isAboutTokens(when)) return nextToken === 0 ? 0 : NO_MORE;
  return tokensMeant(game, when).find((token) => token >= nextToken) ?? NO_MORE;
}
