import type { Rule } from '../../../../schemas';
import type { MissionRule, RuleEffect, RuleEvent } from '../mission-program';
import { COLOURS } from '../state';

/** The rules that the program applies. */
export function readRules(rules: readonly Rule[]): MissionRule[] {
  return rules.flatMap(({ id, text, basis = [], when, do: effects }): MissionRule[] =>
    when && effects
      ? [{ id, ...(text && { text }), basis, when: readEvent(when), effects: effects.map(readEffect) }]
      : [],
  );
}

function readEvent(when: NonNullable<Rule['when']>): RuleEvent {
  if (when.event === 'set-up') return when;
  const { event, colour, group } = when;
  return { event, colour: colour === undefined ? undefined : COLOURS.indexOf(colour), group };
}

function readEffect(effect: NonNullable<Rule['do']>[number]): RuleEffect {
  return effect.effect === 'card' ? { ...effect, to: effect.to ?? 'taker' } : effect;
}
