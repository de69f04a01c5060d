import { isCompanion, isIn } from '../../../../family/zombicide/actors';
import { equipmentLeft } from '../../../../family/zombicide/cards/equipment-deck';
import { zombiesIn } from '../../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../../family/zombicide/names';
import { ownsSkill } from '../../../../family/zombicide/skills/owned';
import { OTHER } from '../../../../family/zombicide/sorts';
import { freeLeft } from '../../../../family/zombicide/turns/allowance';
import { costAmongZombies } from '../../actions/leaving';
import { isNextTo } from '../../actions/open-path';
import { rangeTo, sees } from '../../combat/range';
import { isOnFoot } from '../../machines/machines';
import { skillNumber } from '../../skills/owned';
import type { LIMITED } from '../../state';
import { hasOncePerTurn } from '../../turns/limited';
import type { Wanted } from '../wanted';
import { like, notTheirs } from './fighting';
import { unseen, whyNotAfford } from './mission';
import { notNextDoor } from './moving';
import { outOfPlay } from './people';
import { because, type WhyNot } from './reason';
import { type ActorNow, unpaid, unpaidAmongZombies } from './situation';

// What only a skill lets somebody do.

const REACH = 2;

export function whyNotJump(situation: ActorNow, { a: to }: Wanted): WhyNot | undefined {
  const { game, survivor, zone } = situation;
  const why = notOncePerTurn(situation, 'jump', 'jump');
  if (why) return why;
  if (!isOnFoot(game, survivor)) return because('aboard'); // UOA-SKILL-50
  const there = { zone: zoneName(game, to) };
  if (to === zone) return because('already-there', there);
  if (!sees(game, survivor, to)) return unseen(game, survivor, to);
  const range = rangeTo(game, survivor, to);
  if (range > REACH) return because('out-of-range', { ...there, range, most: REACH });
  if (game.board.isBlocked(to)) return notNextDoor(situation, to);
  return (
    unpaidAmongZombies(situation, OTHER, costAmongZombies(game, survivor)) ??
    whyNotAfford(situation, 'enter', to)
  );
}

export function whyNotShove(situation: ActorNow, { a: to }: Wanted): WhyNot | undefined {
  const { game, zone } = situation;
  const why = notOncePerTurn(situation, 'shove', 'shove');
  if (why) return why;
  if (zombiesIn(game, zone) === 0) return because('no-zombies-here');
  return notBeside(situation, to) ?? notGranted(situation); // UOA-CHOICE-26
}

export function whyNotSave(situation: ActorNow, { a: from }: Wanted): WhyNot | undefined {
  const { game } = situation;
  const why = notOncePerTurn(situation, 'lifesaver', 'lifesaver') ?? notBeside(situation, from);
  if (why) return why;
  if (zombiesIn(game, from) === 0) return because('no-zombies-there'); // UOA-SKILL-51
  const actors = Array.from({ length: game.table.sizes.actors }, (_, actor) => actor);
  if (!actors.some((actor) => isIn(game, actor, from)))
    return because('nobody-there', { zone: zoneName(game, from) });
  return notGranted(situation);
}

export function whyNotTaunt(situation: ActorNow, { a: at }: Wanted): WhyNot | undefined {
  const { game, zone } = situation;
  const why = notOncePerTurn(situation, 'taunt', 'taunt');
  if (why) return why;
  if (zombiesIn(game, at) === 0) return because('no-zombies-there');
  const count = game.board.distance(at, zone);
  const there = { zone: zoneName(game, at) };
  if (count < 0) return because('no-way', there);
  return count > REACH ? because('too-far', { ...there, count, most: REACH }) : notGranted(situation); // UOA-CHOICE-26
}

export function whyNotLend(situation: ActorNow, { a: to }: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  const number = skillNumber('born-leader');
  if (ownsSkill(game, survivor, number) === 0) return because('no-skill', { skill: 'born-leader' });
  if (freeLeft(game, survivor, number) === 0)
    return because('used-this-turn', { count: ownsSkill(game, survivor, number) });
  const name = { survivor: survivorName(game, to) };
  if (isCompanion(game, to)) return because('is-companion', name); // UOA-COMP-04
  if (to === survivor) return because('is-acting', name);
  return outOfPlay(game, to) ?? notGranted(situation);
}

export function whyNotInvent(situation: ActorNow, { a: card }: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  if (ownsSkill(game, survivor, skillNumber('inventor')) === 0) {
    return because('no-skill', { skill: 'inventor' });
  }
  if (!equipmentLeft(game)) return because('deck-empty');
  return notTheirs(situation, card) ?? like(situation, card) ?? unpaid(situation, OTHER);
}

function notOncePerTurn(
  { game, survivor }: ActorNow,
  skill: string,
  limited: (typeof LIMITED)[number],
): WhyNot | undefined {
  const number = skillNumber(skill);
  if (ownsSkill(game, survivor, number) === 0) return because('no-skill', { skill });
  return hasOncePerTurn(game, survivor, number, limited)
    ? undefined
    : because('used-this-turn', { count: 1 });
}

/** Next door and in sight. */
function notBeside(situation: ActorNow, zone: number): WhyNot | undefined {
  const { game, zone: own } = situation;
  const why = notNextDoor(situation, zone);
  if (why || isNextTo(game, own, zone)) return why;
  return because('no-line-of-sight', { zone: zoneName(game, zone) });
}

/** What costs nothing is for one's own turn. */
function notGranted({ granted }: ActorNow): WhyNot | undefined {
  return granted ? because('granted-other') : undefined;
}
