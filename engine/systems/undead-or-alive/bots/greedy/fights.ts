import { MELEE } from '../../../../family/zombicide/combat/modes';
import type { EquipmentCard } from '../../content';
import type { Observation } from '../../hidden/observation';
import { GATLING } from '../../machines/machines';
import { ABOMINATION, FATTY, FIRST_OWN_KIND, NONE, RUNNER, WALKER } from '../../state';
import { stepsBetween } from './aims';
import { costOfStaying, placeOfActing, survivorsIn } from './danger';
import { cardOf, type Fire, hitsExpected } from './gear';
import { indifferent, type Worths } from './worth';

const FANNED_DICE = 6;
const [A_KILL, CLOSE_BY, A_FRIEND, A_LIFE] = [40, 15, 60, 5000] as const;

/** Attacks, and everything that is asked in the course of one. */
export const offerFights = {
  melee(view, option) {
    const { weapon, weapons } = weaponsOf(view, option, 1);
    return worthOfAction(view, placeOfActing(view), withDice(weapon, weapons), false);
  },
  shoot(view, option) {
    const { weapon, weapons } = weaponsOf(view, option, 2);
    return worthOfAction(view, view.options.argument(option, 1), withDice(weapon, weapons), true);
  },
  fan(view, option) {
    const weapon = cardOf(view, view.options.argument(option, 0));
    const fire = { ...weapon, dice: FANNED_DICE };
    return worthOfAction(view, view.options.argument(option, 1), fire, true) - CLOSE_BY;
  },
  throw(view, option) {
    const zone = view.options.argument(option, 1);
    if (survivorsIn(view, zone) > 0) return -A_LIFE;
    const kills = view.zombiesIn(zone) + 3 * view.zombiesOf(zone, ABOMINATION);
    return A_KILL * (kills - 2) - costOfStaying(view, 1);
  },
  reload: (view) => (view.zombiesIn(placeOfActing(view)) > 0 ? 30 : 10) - costOfStaying(view, 1),
  // It costs nothing.
  improvise(view, option) {
    const skill = view.table.skills[view.options.argument(option, 0)];
    if (skill?.family !== 'improvised-weapon') return 0;
    return worthOfFire(view, view.options.argument(option, 1), skill.weapon, skill.of === 'ranged');
  },
  fire: (view, option) => worthOfAction(view, view.options.argument(option, 1), GATLING, true),
  reroll: worthOfRolling,
  'reroll-skill': worthOfRolling,
  'keep-dice': indifferent,
  // More dice are more misses, too.
  'extra-die': (view) => (view.about('mode') !== MELEE && friendsIn(view, view.about('zone')) > 0 ? -1 : 1),
  hit: worthOfHit,
  reap: worthOfHit,
  // Wounds go to whoever can best bear them.
  wound: (view, option) => view.healthLeft(view.options.argument(option, 0)),
} satisfies Worths;

/** All over again when less than half of the dice are good. */
function worthOfRolling(view: Observation): number {
  return goodDice(view) * 2 < view.value('diceRolled') ? 1 : -1;
}

/** The ones that hurt most, or are hardest to kill later. */
const hitWorth: Readonly<Record<number, number>> = { [ABOMINATION]: 4, [RUNNER]: 3, [FATTY]: 2, [WALKER]: 1 };

/** One that the mission tells apart is worth more than another like it. */
function worthOfHit(view: Observation, option: number): number {
  const kind = view.options.argument(option, 0);
  const like = view.table.likes[kind] ?? kind;
  return (hitWorth[like] ?? 0) + (like === kind ? 0 : OF_ITS_OWN);
}

const OF_ITS_OWN = 0.5;

function weaponsOf(
  view: Observation,
  option: number,
  second: number,
): { weapon: EquipmentCard; weapons: number } {
  const isDual = view.options.argument(option, second) !== NONE;
  return { weapon: cardOf(view, view.options.argument(option, 0)), weapons: isDual ? 2 : 1 };
}

function withDice(weapon: EquipmentCard, weapons: number): Fire {
  return weapons === 1 ? weapon : { ...weapon, dice: (weapon.dice ?? 0) * weapons };
}

function worthOfAction(view: Observation, zone: number, fire: Fire, isShot: boolean): number {
  return worthOfFire(view, zone, fire, isShot) - costOfStaying(view, 1);
}

function worthOfFire(view: Observation, zone: number, fire: Fire, isShot: boolean): number {
  const { dice = 0, damage = 0 } = fire;
  const hits = hitsExpected(fire);
  const kills = Math.min(hits, targets(view, zone, damage, isShot));
  if (kills === 0) return -1000;
  const near = CLOSE_BY * Math.max(0, 3 - stepsBetween(view, zone, placeOfActing(view)));
  const friends = isShot ? friendsIn(view, zone) : 0;
  const relief = zone === placeOfActing(view) ? A_FRIEND * kills : 0;
  const risk = friends > 0 ? A_FRIEND * damage * (dice - hits) : 0;
  return A_KILL * kills + near + relief - risk;
}

function friendsIn(view: Observation, zone: number): number {
  return survivorsIn(view, zone) - (zone === placeOfActing(view) ? 1 : 0);
}

/** How many zombies fire of that damage can kill: a shot has to bring down the tough ones first. */
function targets(view: Observation, zone: number, damage: number, isShot: boolean): number {
  let soft = view.zombiesOf(zone, WALKER) + view.zombiesOf(zone, RUNNER);
  const fatties = view.zombiesOf(zone, FATTY);
  const abominations = view.zombiesOf(zone, ABOMINATION);
  let fallen = (damage >= 2 ? fatties : 0) + (damage >= 3 ? abominations : 0);
  let tough = fatties + abominations;
  for (let kind = FIRST_OWN_KIND; kind < view.table.sizes.kinds; kind++) {
    const { like = kind, damageNeeded = 1 } = view.table.mission.kinds[kind] ?? {};
    const [count, falls] = [view.zombiesOf(zone, kind), damage >= damageNeeded];
    if (like >= FATTY) tough += count;
    if (falls && like >= FATTY) fallen += count;
    else if (falls) soft += count;
  }
  return isShot && fallen < tough ? fallen : soft + fallen;
}

function goodDice(view: Observation): number {
  let good = 0;
  for (let die = 0; die < view.value('diceRolled'); die++) if (view.at('dice', die) >= 4) good += 1;
  return good;
}
