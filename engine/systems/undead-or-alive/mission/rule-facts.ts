import { because } from '../because';
import type { UoaGame } from '../game';
import type { PlayedRule } from '../mission-program';
import type { AtHand, Occasion } from './at-hand';

/** The printed rules that a rule of the mission stands for. */
export function basisOf({ basis = [] }: Pick<PlayedRule, 'basis'>): readonly string[] {
  return basis;
}

export function reasonsFor(rule: PlayedRule): readonly string[] {
  return isReward(rule) ? [...because['reward'], ...basisOf(rule)] : basisOf(rule);
}

/** What a rule, by its number, is about while it applies. */
export function occasionOf({ table }: UoaGame, number: number, at: AtHand): Omit<Occasion, 'zones'> {
  const rule = table.mission.rules[number];
  const { survivor, thing, zone } = at;
  return {
    survivor,
    thing,
    zone,
    rule: number,
    rules: rule ? basisOf(rule) : [],
    isReward: rule !== undefined && isReward(rule),
  };
}

function isReward(rule: PlayedRule): boolean {
  return 'when' in rule && rule.when.event === 'objective-taken';
}
