import { because } from '../because';
import type { UoaGame } from '../game';
import type { PlayedRule } from '../mission-program';
import type { AtHand, Occasion } from './at-hand';

/** The printed rules that a rule of the mission stands for. */
export function basisOf({ basis }: Pick<PlayedRule, 'basis'>): readonly string[] {
  return basis ?? NO_RULES;
}

const NO_RULES: readonly string[] = [];

export function reasonsFor(rule: PlayedRule): readonly string[] {
  return isReward(rule) ? [...because['reward'], ...basisOf(rule)] : basisOf(rule);
}

/** What a rule, by its number, is about while it applies. */
export function occasionOf(
  { table }: UoaGame,
  number: number,
  { survivor, thing, zone }: AtHand,
  zones: readonly number[],
): Occasion {
  const rule = table.mission.rules[number];
  return {
    survivor,
    thing,
    zone,
    rule: number,
    rules: rule ? basisOf(rule) : NO_RULES,
    isReward: rule !== undefined && isReward(rule),
    zones,
  };
}

function isReward(rule: PlayedRule): boolean {
  return 'when' in rule && rule.when.event === 'objective-taken';
}
