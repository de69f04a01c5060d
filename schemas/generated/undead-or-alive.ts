// Made from schemas/*.schema.json by: npm run schemas

import type { Class } from './types';

/**
 * The Abomination deck.
 */
export interface AbominationsFile {
  /**
   * Where an editor finds the schema of this file.
   */
  readonly $schema?: string;
  /**
   * Its cards.
   */
  readonly abominations: readonly Abomination[];
}

/**
 * A card of the Abomination deck.
 */
export interface Abomination {
  readonly id: Slug;
  readonly name: Name;
  /**
   * How many actions it has.
   */
  readonly actions: number;
  /**
   * How many Wounds one attack deals.
   */
  readonly wounds: number;
  /**
   * The least Damage that kills it.
   */
  readonly damageNeeded: number;
  /**
   * What whoever kills it gains.
   */
  readonly adrenaline: number;
  /**
   * What is special about it.
   */
  readonly special: 'none';
  readonly inferred?: Inferred;
}

/**
 * What it is called in files: small letters, digits and dashes.
 */
export type Slug = string;

/**
 * What players call it.
 */
export interface Name {
  /**
   * In English.
   */
  readonly en: string;
  /**
   * In French.
   */
  readonly fr: string;
}

/**
 * Keys whose value no source shows: dice, skills.orange.0, or trait:backpack for one trait of several.
 */
export type Inferred = readonly string[];

/**
 * Minimum and maximum.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Range = readonly [number, number];

/**
 * How many dice are rolled.
 */
export type Dice = number;

/**
 * The least that hits.
 */
export type Accuracy = number;

/**
 * What a hit does.
 */
export type Damage = number;

/**
 * What is heard when it is used.
 */
export type Noise = 'silent' | 'bang' | 'boom';

/**
 * A kind of zombie.
 */
export type Zombie = 'walker' | 'runner' | 'fatty' | 'abomination';

/**
 * A kind of zombie of which there are many.
 */
export type OrdinaryZombie = 'walker' | 'runner' | 'fatty';

/**
 * The cards that survivors hold.
 */
export interface EquipmentFile {
  /**
   * Where an editor finds the schema of this file.
   */
  readonly $schema?: string;
  /**
   * The cards of the box.
   */
  readonly cards: readonly EquipmentCard[];
  /**
   * What an Objective is that takes a slot like a card.
   */
  readonly objective: EquipmentCard;
}

/**
 * A card that survivors hold.
 */
export interface EquipmentCard {
  readonly id: Slug;
  readonly name: Name;
  readonly deck: Deck;
  /**
   * How many there are.
   */
  readonly copies: number;
  readonly type: CardType;
  /**
   * How far it reaches.
   */
  readonly range?: Range;
  readonly dice?: Dice;
  readonly accuracy?: Accuracy;
  readonly damage?: Damage;
  /**
   * What it fires; with the trait reroll, whose dice it rolls again.
   */
  readonly ammo?: readonly Ammo[];
  /**
   * Whether two of them are used at once.
   */
  readonly dual?: boolean;
  readonly noise?: Noise;
  /**
   * What else it can do.
   */
  readonly traits: readonly Trait[];
  readonly feat?: Feat;
  readonly inferred?: Inferred;
}

/**
 * Where the card comes from. Those of objectives are no cards at all, but tokens that take a slot like one.
 */
export type Deck = 'starting' | 'equipment' | 'bounty' | 'objectives';

/**
 * What kind of card it is.
 */
export type CardType = 'pistol' | 'rifle' | 'melee' | 'explosive' | 'none';

/**
 * What guns fire.
 */
export type Ammo = 'bullets' | 'shells';

/**
 * Something that a card can do.
 */
export type Trait =
  | 'fanning-6'
  | 'no-fanning'
  | 'reload'
  | 'knife'
  | 'dynamite'
  | 'holy-water'
  | 'water'
  | 'reroll'
  | 'backpack';

/**
 * What wins a bounty weapon: so much within one span, counting only what meets every condition.
 */
export type Feat = FeatOfAmount | FeatOfKill;

/**
 * So many points of Adrenaline, or so many zombies.
 */
export interface FeatOfAmount {
  /**
   * One turn, one action, or the last action of a turn.
   */
  readonly within: 'turn' | 'action' | 'last-action';
  /**
   * What is counted.
   */
  readonly kind: 'adrenaline' | 'kills';
  /**
   * How many it takes.
   */
  readonly atLeast: number;
  readonly by?: FeatMeans;
  /**
   * From how far.
   */
  readonly minRange?: number;
  /**
   * Where the survivor stands.
   */
  readonly where?: 'balcony';
}

/**
 * A zombie of one kind.
 */
export interface FeatOfKill {
  /**
   * One action, or the last action of a turn.
   */
  readonly within: 'action' | 'last-action';
  /**
   * That one is killed.
   */
  readonly kind: 'kill-of';
  readonly zombie: Zombie;
  /**
   * How many others are killed within the same action.
   */
  readonly others?: number;
  readonly by?: FeatMeans;
  /**
   * From how far.
   */
  readonly minRange?: number;
  /**
   * Where the survivor stands.
   */
  readonly where?: 'balcony';
}

/**
 * A kind of action, or of weapon.
 */
export type FeatMeans = 'melee' | 'ranged' | 'pistol' | 'rifle';

/**
 * How many of everything there are, and the numbers that the rules turn on.
 */
export interface LimitsFile {
  /**
   * Where an editor finds the schema of this file.
   */
  readonly $schema?: string;
  /**
   * How many tokens there are.
   */
  readonly tokens: {
    /**
     * First spawn tokens.
     */
    readonly starting: number;
    /**
     * Mobile spawn tokens.
     */
    readonly mobile: number;
    /**
     * Abomination spawn tokens.
     */
    readonly abomination: number;
    /**
     * Corpse Piles.
     */
    readonly corpsePiles: number;
    /**
     * Objectives, by colour.
     */
    readonly objectives: {
      /**
       * Red ones.
       */
      readonly red: number;
      /**
       * Blue ones.
       */
      readonly blue: number;
      /**
       * Green ones.
       */
      readonly green: number;
    };
    /**
     * Vade Retro tokens.
     */
    readonly vadeRetro: number;
    /**
     * The Noise token.
     */
    readonly noise: number;
    /**
     * The Exit.
     */
    readonly exit: number;
  };
  /**
   * So many active spawn tokens at once lose the game.
   */
  readonly activeSpawnTokensThatLose: number;
  /**
   * The points at which a level begins.
   */
  readonly adrenaline: {
    /**
     * Where Yellow begins.
     */
    readonly yellow: number;
    /**
     * Where Orange begins.
     */
    readonly orange: number;
    /**
     * Where Red begins.
     */
    readonly red: number;
  };
  /**
   * How many Wounds a survivor can take, by class.
   */
  readonly health: {
    /**
     * Of a Brawler.
     */
    readonly Brawler: number;
    /**
     * Of a Faithful.
     */
    readonly Faithful: number;
    /**
     * Of a Gunslinger.
     */
    readonly Gunslinger: number;
    /**
     * Of a Townsfolk.
     */
    readonly Townsfolk: number;
  };
  /**
   * How many actions a survivor has in a turn.
   */
  readonly actions: number;
  /**
   * How many survivors play.
   */
  readonly survivors: {
    /**
     * Where nothing else is said.
     */
    readonly usual: number;
    /**
     * At least.
     */
    readonly fewest: number;
    /**
     * At most.
     */
    readonly most: number;
  };
}

/**
 * What survivors push and drive.
 */
export interface MachinesFile {
  /**
   * Where an editor finds the schema of this file.
   */
  readonly $schema?: string;
  /**
   * The machines of the box.
   */
  readonly machines: readonly Machine[];
}

/**
 * A machine.
 */
export type Machine = Wagon | Gatling;

/**
 * A Wagon, which carries people.
 */
export interface Wagon {
  /**
   * Which machine it is.
   */
  readonly id: 'wagon';
  readonly name: Name;
  /**
   * How many there are.
   */
  readonly copies: number;
  /**
   * How many actions it takes to move it.
   */
  readonly moveCost: number;
  /**
   * How many actions it takes to get on.
   */
  readonly boardCost: number;
  /**
   * Whether it goes where there is a roof.
   */
  readonly entersBuildings: boolean;
  readonly inferred?: Inferred;
}

/**
 * A gun on wheels.
 */
export interface Gatling {
  /**
   * Which machine it is.
   */
  readonly id: 'gatling';
  readonly name: Name;
  /**
   * How many there are.
   */
  readonly copies: number;
  /**
   * How many actions it takes to move it.
   */
  readonly moveCost: number;
  /**
   * How many actions it takes to fire it.
   */
  readonly fireCost: number;
  /**
   * How far it reaches.
   */
  readonly range: Range;
  readonly dice: Dice;
  readonly accuracy: Accuracy;
  readonly damage: Damage;
  /**
   * Whether it goes where there is a roof.
   */
  readonly entersBuildings: boolean;
  readonly inferred?: Inferred;
}

/**
 * What survivors can learn.
 */
export interface SkillsFile {
  /**
   * Where an editor finds the schema of this file.
   */
  readonly $schema?: string;
  /**
   * Every skill, one entry for each parameter.
   */
  readonly skills: readonly Skill[];
}

/**
 * A skill; its family and what it is of say what it does.
 */
export type Skill =
  | FreeActionSkill
  | StrengthSkill
  | DiceSkill
  | UseSkill
  | RangeSkill
  | ZoneSkill
  | RerollSkill
  | EscalationSkill
  | DualSkill
  | ClassSkill
  | IroncladSkill
  | ImprovisedSkill
  | ExplosivesSkill
  | SharedSkill
  | StartingSkill
  | LoneSkill;

/**
 * A free action of one sort.
 */
export interface FreeActionSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'extra-free-action';
  /**
   * What it is for.
   */
  readonly of:
    | 'combat'
    | 'melee'
    | 'ranged'
    | 'melee-weapon'
    | 'pistol'
    | 'rifle'
    | 'charge'
    | 'fanning'
    | 'vade-retro'
    | 'move'
    | 'search'
    | 'reload';
  /**
   * What it is needed for: Dual weapons, a fanned pistol, zombies in the zone of a Vade Retro token.
   */
  readonly only?: 'dual' | 'fanning' | 'vade-retro';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * More Damage, or another die.
 */
export interface StrengthSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'damage' | 'extra-die';
  /**
   * What it is for.
   */
  readonly of:
    'combat' | 'melee' | 'ranged' | 'melee-weapon' | 'pistol' | 'rifle' | 'charge' | 'fanning' | 'vade-retro';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * Better dice. Those of vade-retro are against zombies in the zone of such a token.
 */
export interface DiceSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'dice-roll' | 'reaper' | 'roll-6-die' | 'roll-6-damage';
  /**
   * What it is for.
   */
  readonly of: 'combat' | 'melee' | 'ranged' | 'charge' | 'fanning' | 'vade-retro';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * Once more in a turn.
 */
export interface UseSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'extra-use';
  /**
   * What it is for.
   */
  readonly of: 'charge' | 'vade-retro';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * One zone farther.
 */
export interface RangeSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'max-range';
  /**
   * What it is for.
   */
  readonly of: 'ranged' | 'fanning';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * One zone more on the way.
 */
export interface ZoneSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'extra-zone';
  /**
   * What it is for.
   */
  readonly of: 'move' | 'charge';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * Dice that are rolled again.
 */
export interface RerollSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'reroll';
  /**
   * What it is for.
   */
  readonly of: 'any' | 'charge' | 'fanning' | 'vade-retro';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * Better with every attack.
 */
export interface EscalationSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'escalation';
  /**
   * What it is for.
   */
  readonly of: 'combat' | 'melee' | 'ranged';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * Weapons that are used in pairs.
 */
export interface DualSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'dual';
  /**
   * What it is for.
   */
  readonly of: 'any' | 'melee';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * What another class can do.
 */
export interface ClassSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'class';
  /**
   * What it is for.
   */
  readonly of: 'Brawler' | 'Faithful' | 'Gunslinger' | 'Townsfolk';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * Safe from one kind of zombie.
 */
export interface IroncladSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'ironclad';
  /**
   * What it is for.
   */
  readonly of: 'walker' | 'runner' | 'fatty' | 'abomination';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * A weapon that is no card.
 */
export interface ImprovisedSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'improvised-weapon';
  /**
   * What it is for.
   */
  readonly of: 'melee' | 'ranged';
  readonly weapon: ImprovisedWeapon;
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * An explosive that comes back.
 */
export interface ExplosivesSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'explosives-expert';
  /**
   * It comes back on this or more.
   */
  readonly threshold: number;
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * A skill that everybody in the zone has.
 */
export interface SharedSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'brother-in-arms';
  /**
   * The id of that skill.
   */
  readonly effect: Slug;
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * A card from the beginning.
 */
export interface StartingSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family: 'starts-with';
  /**
   * The id of that card.
   */
  readonly card: Slug;
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * A skill that is the only one of its family, and says everything with its name.
 */
export interface LoneSkill {
  readonly id: Slug;
  readonly name: Name;
  /**
   * What it does.
   */
  readonly family:
    | 'extra-action'
    | 'born-leader'
    | 'combat-reflexes'
    | 'hit-and-run'
    | 'inventor'
    | 'jump'
    | 'lifesaver'
    | 'low-profile'
    | 'marksman'
    | 'medic'
    | 'point-blank'
    | 'quick-draw'
    | 'scavenger'
    | 'shove'
    | 'slippery'
    | 'sprint'
    | 'taunt'
    | 'zombie-link';
  readonly rule: SkillRule;
  readonly inferred?: Inferred;
}

/**
 * A weapon that is no card.
 */
export interface ImprovisedWeapon {
  /**
   * How far it reaches.
   */
  readonly range: Range;
  readonly dice: Dice;
  readonly accuracy: Accuracy;
  readonly damage: Damage;
  readonly noise: Noise;
}

/**
 * Where it is described.
 */
export type SkillRule = string;

/**
 * Everybody who can be played.
 */
export interface SurvivorsFile {
  /**
   * Where an editor finds the schema of this file.
   */
  readonly $schema?: string;
  /**
   * The people of the box.
   */
  readonly survivors: readonly Survivor[];
}

/**
 * Somebody who can be played.
 */
export interface Survivor {
  readonly id: Slug;
  /**
   * What they are called, in any language.
   */
  readonly name: string;
  readonly class: Class;
  readonly favourite: Favourite;
  /**
   * The ids of the skills, by Danger Level.
   */
  readonly skills: {
    /**
     * The one that is there from the beginning.
     */
    readonly blue: Slug;
    /**
     * The one that comes at Yellow.
     */
    readonly yellow: Slug;
    /**
     * Two to choose from at Orange.
     *
     * @minItems 2
     * @maxItems 2
     */
    readonly orange: readonly [Slug, Slug];
    /**
     * Three to choose from at Red.
     *
     * @minItems 3
     * @maxItems 3
     */
    readonly red: readonly [Slug, Slug, Slug];
  };
  readonly inferred?: Inferred;
}

/**
 * What the Favourite Weapon slot takes.
 */
export type Favourite = 'melee' | 'pistol' | 'rifle' | 'any';

/**
 * The Zombie deck.
 */
export interface ZombieDeckFile {
  /**
   * Where an editor finds the schema of this file.
   */
  readonly $schema?: string;
  /**
   * Its cards.
   */
  readonly cards: readonly ZombieCard[];
}

/**
 * A card of the Zombie deck.
 */
export type ZombieCard = ZombieSpawnCard | AbominationCard | ExtraActivationCard;

/**
 * So many of one kind appear.
 */
export interface ZombieSpawnCard {
  readonly id: CardNumber;
  /**
   * That zombies appear.
   */
  readonly kind: 'spawn';
  readonly zombie: OrdinaryZombie;
  readonly counts: Counts;
  readonly inferred?: Inferred;
}

/**
 * An Abomination appears.
 */
export interface AbominationCard {
  readonly id: CardNumber;
  /**
   * That an Abomination appears.
   */
  readonly kind: 'abomination';
  readonly counts: Counts;
  readonly inferred?: Inferred;
}

/**
 * All of one kind activate once more.
 */
export interface ExtraActivationCard {
  readonly id: CardNumber;
  /**
   * That zombies activate.
   */
  readonly kind: 'extra-activation';
  readonly zombie: OrdinaryZombie;
  readonly inferred?: Inferred;
}

/**
 * The number on the card; which card bears which is ours.
 */
export type CardNumber = number;

/**
 * How many appear at Blue, Yellow, Orange and Red.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Counts = readonly [number, number, number, number];

/**
 * The kinds of zombies.
 */
export interface ZombiesFile {
  /**
   * Where an editor finds the schema of this file.
   */
  readonly $schema?: string;
  /**
   * One entry for each kind.
   */
  readonly zombies: readonly ZombieKind[];
}

/**
 * A kind of zombie.
 */
export interface ZombieKind {
  readonly id: Zombie;
  readonly name: Name;
  /**
   * How many actions it has.
   */
  readonly actions: number;
  /**
   * How many Wounds one attack deals.
   */
  readonly wounds: number;
  /**
   * The least Damage that kills it.
   */
  readonly damageNeeded: number;
  /**
   * What whoever kills it gains.
   */
  readonly adrenaline: number;
  /**
   * How many there are; spawning can run out of them.
   */
  readonly miniatures: number;
  readonly inferred?: Inferred;
}
