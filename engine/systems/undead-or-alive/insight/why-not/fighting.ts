import { isRepeated, kindOf, ownerOf, slotOf } from '../../../../family/zombicide/cards/held';
import { MELEE, SHOT } from '../../../../family/zombicide/combat/modes';
import { isLoaded, isMelee } from '../../../../family/zombicide/combat/weapons';
import { zombiesIn } from '../../../../family/zombicide/horde';
import { cardName, skillName, survivorName, zoneName } from '../../../../family/zombicide/names';
import { bonus } from '../../../../family/zombicide/skills/bonuses';
import { ownsSkill } from '../../../../family/zombicide/skills/owned';
import { attackSorts, reloadSorts } from '../../combat/attack-sorts';
import { canBeFanned } from '../../combat/fanning';
import { firesPointBlank } from '../../combat/free-aim';
import { FANNING } from '../../combat/modes';
import { isInReach, rangeTo, sees, throwSorts, zonesInSight } from '../../combat/range';
import { slotsInHand } from '../../combat/slots';
import { traitOf } from '../../content';
import { IMPROVISED } from '../../improvised';
import { farthestSeenBy } from '../../lasting/sight';
import { reaches } from '../../machines/gatling';
import { GATLING, isBeside, isWagon } from '../../machines/machines';
import { machineName } from '../../names';
import type { OpenGame } from '../../open-game';
import { MAX_RANGE } from '../../skills/bonuses';
import { hasAbility } from '../../skills/classes';
import { GATLING as GATLING_SHOT } from '../../sorts';
import { NONE } from '../../state';
import { DO } from '../../words';
import type { Wanted } from '../wanted';
import { unseen } from './mission';
import { notNextDoor } from './moving';
import { because, type WhyNot } from './reason';
import { type ActorNow, misaimed, unpaid } from './situation';

/** An attack with a card, at a zone or wherever it may reach. */
export function whyNotAttackWith(situation: ActorNow, card: number, at: number): WhyNot | undefined {
  const { game } = situation;
  const why = notTheirs(situation, card);
  if (why) return why;
  if (traitOf(kindOf(game, card), 'isThrown'))
    return like(situation, card) ?? whyNotThrow(situation, card, at);
  if (kindOf(game, card).type === 'none') return because('no-weapon', { card: cardName(game, card) });
  const why2 = notReady(situation, card) ?? like(situation, card);
  if (why2) return why2;
  return isMelee(game, card)
    ? whyNotStrike(situation, card, at)
    : whyNotShootAt(situation, card, at, SHOT, NONE);
}

export function whyNotAttack(situation: ActorNow, wanted: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  const { kind, a: card, b } = wanted;
  const { type } = kindOf(game, card);
  const at = kind === DO.melee ? NONE : b;
  const isRight =
    kind === DO.melee
      ? type === 'melee'
      : kind === DO.throw
        ? type === 'explosive'
        : type === 'pistol' || type === 'rifle';
  const why = notTheirs(situation, card);
  if (why) return why;
  if (!isRight) return because('wrong-weapon', { card: cardName(game, card) });
  if (kind !== DO.fan) return whyNotAttackWith(situation, card, at);
  if (!hasAbility(game, survivor, 'Gunslinger')) return because('only-class', { class: 'Gunslinger' }); // UOA-GUNSLINGER-01
  if (!canBeFanned(game, card)) return because('cannot-be-fanned', { card: cardName(game, card) }); // UOA-GUNSLINGER-07
  return (
    notReady(situation, card) ?? like(situation, card) ?? whyNotShootAt(situation, card, at, FANNING, NONE)
  );
}

/** With a weapon that is no card: a skill is one. */
export function whyNotImprovise(situation: ActorNow, { a: skill, b: at }: Wanted): WhyNot | undefined {
  const { game, survivor, zone } = situation;
  const number = IMPROVISED.findIndex((each) => each.skill === skill);
  if (number < 0) return because('not-in-this-game');
  if (ownsSkill(game, survivor, skill) === 0) return because('no-skill', { skill: skillName(game, skill) });
  const weapon = game.table.sizes.cards + number;
  if (!IMPROVISED[number]?.isMelee) return whyNotShootAt(situation, weapon, at, SHOT, NONE);
  return at === zone ? whyNotStrike(situation, weapon, at) : notNextDoor(situation, at);
}

export function whyNotReload(situation: ActorNow, { a: card }: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  const why = notTheirs(situation, card);
  if (why) return why;
  if (isLoaded(game, card)) return because('is-loaded', { card: cardName(game, card) });
  return (
    notInHand(game, survivor, card) ?? like(situation, card) ?? unpaid(situation, reloadSorts(game, card))
  );
}

/** Whose card it is, if it is not theirs who act. */
export function notTheirs({ game, survivor }: ActorNow, card: number): WhyNot | undefined {
  const owner = ownerOf(game, card);
  if (owner === survivor) return undefined;
  if (owner === NONE) return because('nobody-has', { card: cardName(game, card) });
  return because('not-their-turn', {
    survivor: survivorName(game, owner),
    other: survivorName(game, survivor),
  });
}

/** Of two cards that are just alike one is offered only. */
export function like({ game, survivor }: ActorNow, card: number): WhyNot | undefined {
  return isRepeated(game, survivor, slotOf(game, survivor, card))
    ? because('like-another', { card: cardName(game, card) })
    : undefined;
}

function notReady({ game, survivor }: ActorNow, card: number): WhyNot | undefined {
  const why = notInHand(game, survivor, card);
  if (why) return why;
  return isLoaded(game, card) ? undefined : because('needs-reload', { card: cardName(game, card) }); // UOA-TRAIT-17
}

function notInHand(game: OpenGame, survivor: number, card: number): WhyNot | undefined {
  const isInHand = slotsInHand(game, survivor).includes(slotOf(game, survivor, card));
  return isInHand ? undefined : because('not-in-hand', { card: cardName(game, card) });
}

function whyNotStrike(situation: ActorNow, card: number, at: number): WhyNot | undefined {
  const { game, zone } = situation;
  if (at !== NONE && at !== zone) return because('melee-elsewhere', { card: cardName(game, card) });
  if (zombiesIn(game, zone) === 0) return because('no-zombies-here'); // UOA-MELEE-05
  return misaimed(situation, zone) ?? unpaid(situation, attackSorts(game, card, NONE, zone, MELEE));
}

function whyNotShootAt(
  situation: ActorNow,
  card: number,
  at: number,
  mode: number,
  second: number,
): WhyNot | undefined {
  const { game } = situation;
  const sortsAt = (zone: number) => attackSorts(game, card, second, zone, mode);
  return outOfReach(situation, card, at, sortsAt) ?? unpaid(situation, sortsAt(at));
}

function whyNotThrow(situation: ActorNow, card: number, at: number): WhyNot | undefined {
  const sortsAt = (zone: number) => throwSorts(situation.game, zone);
  return outOfReach(situation, card, at, sortsAt) ?? unpaid(situation, sortsAt(at));
}

function outOfReach(
  situation: ActorNow,
  card: number,
  at: number,
  sortsAt: (zone: number) => number,
): WhyNot | undefined {
  const { game, survivor } = situation;
  const sorts = sortsAt(NONE);
  if (at === NONE) {
    const isAnywhere = zonesInSight(game, survivor).some((zone) =>
      isInReach(game, survivor, card, zone, sorts),
    );
    return isAnywhere ? undefined : because('nowhere-in-range', { card: cardName(game, card) });
  }
  const zone = zoneName(game, at);
  if (!sees(game, survivor, at)) return unseen(game, survivor, at);
  const wrongZone = misaimed(situation, at);
  if (wrongZone) return wrongZone;
  const [least, most] = kindOf(game, card).range ?? [0, 0];
  const range = rangeTo(game, survivor, at);
  if (range < least && !(range === 0 && firesPointBlank(game, survivor))) {
    return because('too-near', { zone, range, least });
  }
  const furthest = most + bonus(game, survivor, MAX_RANGE, sorts);
  return range > furthest ? because('out-of-range', { zone, range, most: furthest }) : undefined;
}

export function whyNotFire(situation: ActorNow, { a: gun, b: at }: Wanted): WhyNot | undefined {
  const { game, survivor, zone: from } = situation;
  const name = { machine: machineName(game, gun) };
  if (isWagon(game, gun) || !isBeside(game, survivor, gun)) return because('machine-elsewhere', name);
  if (!reaches(game, survivor, gun)) return because('not-aboard'); // UOA-GATLING-08
  const [least, most] = GATLING.range;
  const range = game.board.range(from, at);
  const zone = zoneName(game, at);
  if (range < 0) return because('no-line-of-sight', { zone });
  if (range > farthestSeenBy(game, survivor)) return unseen(game, survivor, at);
  if (range < least) return because('too-near', { zone, range, least });
  if (range > most) return because('out-of-range', { zone, range, most });
  return unpaid(situation, GATLING_SHOT, GATLING.fireCost);
}
