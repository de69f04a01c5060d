import type { Noise, Range } from './cards';
import type { Name, Printed } from './printed';
import skillsFile from './skills.json';
import { CLASSES } from './survivors';
import { ZOMBIES } from './zombies';

const ATTACKS = ['combat', 'melee', 'ranged'] as const;
const WEAPONS = ['melee-weapon', 'pistol', 'rifle'] as const;
const ABILITIES = ['charge', 'fanning', 'vade-retro'] as const;

/** What the skills of a family can be `of`. A bonus of `vade-retro` is against zombies in the zone of such a token. */
export const SKILL_SCOPES = {
  'extra-free-action': [...ATTACKS, ...WEAPONS, ...ABILITIES, 'move', 'search', 'reload'],
  'extra-use': ['charge', 'vade-retro'],
  damage: [...ATTACKS, ...WEAPONS, ...ABILITIES],
  'extra-die': [...ATTACKS, ...WEAPONS, ...ABILITIES],
  'dice-roll': [...ATTACKS, ...ABILITIES],
  'max-range': ['ranged', 'fanning'],
  'extra-zone': ['move', 'charge'],
  reroll: ['any', ...ABILITIES],
  reaper: [...ATTACKS, ...ABILITIES],
  'roll-6-die': [...ATTACKS, ...ABILITIES],
  'roll-6-damage': [...ATTACKS, ...ABILITIES],
  escalation: ATTACKS,
  dual: ['any', 'melee'],
  class: CLASSES,
  ironclad: ZOMBIES,
  'improvised-weapon': ['melee', 'ranged'],
} as const;

/** Skills that are the only one of their family, and say everything with their name. */
export const LONE_SKILLS = [
  'extra-action',
  'born-leader',
  'combat-reflexes',
  'hit-and-run',
  'inventor',
  'jump',
  'lifesaver',
  'low-profile',
  'marksman',
  'medic',
  'point-blank',
  'quick-draw',
  'scavenger',
  'shove',
  'slippery',
  'sprint',
  'taunt',
  'zombie-link',
] as const;

/** What an extra free action may be needed for: Dual weapons, a fanned pistol, zombies in the zone of a Vade Retro token. */
export const SKILL_LIMITS = ['dual', 'fanning', 'vade-retro'] as const;

interface Parameters {
  'extra-free-action': { readonly only?: (typeof SKILL_LIMITS)[number] };
  'improvised-weapon': { readonly weapon: ImprovisedWeapon };
}

export interface ImprovisedWeapon {
  readonly range: Range;
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly noise: Noise;
}

type ScopedFamily = keyof typeof SKILL_SCOPES;

export type SkillEffect =
  | {
      [Family in ScopedFamily]: {
        readonly family: Family;
        readonly of: (typeof SKILL_SCOPES)[Family][number];
      } & (Family extends keyof Parameters ? Parameters[Family] : unknown);
    }[ScopedFamily]
  | { readonly family: (typeof LONE_SKILLS)[number] }
  /** The card comes back on this or more. */
  | { readonly family: 'explosives-expert'; readonly threshold: number }
  /** The id of the skill that everybody in the zone has. */
  | { readonly family: 'brother-in-arms'; readonly effect: string }
  /** The id of a card. */
  | { readonly family: 'starts-with'; readonly card: string };

export type Skill = SkillEffect &
  Printed & { readonly id: string; readonly name: Name; readonly rule: string };

export const skills = skillsFile.skills as unknown as readonly Skill[];
