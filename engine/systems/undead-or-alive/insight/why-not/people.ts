import type { Class } from '../../../../../schemas';
import { hasLeader, isCompanion, isIn, isInPlay, placeOf } from '../../../../family/zombicide/actors';
import { cardsHeld } from '../../../../family/zombicide/cards/held';
import { zombiesIn } from '../../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../../family/zombicide/names';
import { ownsSkill } from '../../../../family/zombicide/skills/owned';
import { OTHER } from '../../../../family/zombicide/sorts';
import { chargesPerTurn, mayCharge } from '../../actions/charge';
import { costOfLeaving } from '../../actions/leaving';
import { zonesInSight } from '../../combat/range';
import { leadsSomebody } from '../../companions/follow';
import type { Observation } from '../../hidden/observation';
import { isOnFoot } from '../../machines/machines';
import { keptAside } from '../../mission/carrying';
import type { OpenGame } from '../../open-game';
import { hasAbility } from '../../skills/classes';
import { skillNumber } from '../../skills/owned';
import { CHARGE, VADE_RETRO } from '../../sorts';
import { ELIMINATED, LEFT, NONE } from '../../state';
import { timesUsed } from '../../turns/limited';
import type { Wanted } from '../wanted';
import { unseen, whyNotJoin } from './mission';
import { because, type WhyNot } from './reason';
import { type ActorNow, misaimed, unpaid, unpaidAmongZombies } from './situation';

/** Whose turn cannot begin now. */
export function whyNotActivate(seen: Observation, game: OpenGame, { a: survivor }: Wanted): WhyNot {
  const name = { survivor: survivorName(game, survivor) };
  const gone = outOfPlay(game, survivor);
  if (gone) return gone;
  if (isCompanion(game, survivor)) return because('is-companion', name); // UOA-COMP-04
  const { active, player } = game.state;
  if (active === survivor) return because('is-acting', name);
  if (game.state.activated.at(survivor) === 1) return because('already-activated', name);
  if (active !== NONE) return because('somebody-acts', { ...name, other: survivorName(game, active) });
  if (seen.decision?.name !== 'choose-survivor') {
    return because('decide-first', { decision: seen.decision?.name ?? '' });
  }
  const own = game.table.playerOf[survivor] ?? player;
  return own === player ? because('not-now') : because('other-player', { player });
}

export function outOfPlay(game: OpenGame, actor: number): WhyNot | undefined {
  if (isInPlay(game, actor)) return undefined;
  const fate = game.state.fate.at(actor);
  const name = { survivor: survivorName(game, actor) };
  if (fate === LEFT) return because('has-left', name);
  return because(fate === ELIMINATED ? 'is-eliminated' : 'not-there-yet', name);
}

export function whyNotTrade(situation: ActorNow, { a: partner }: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  const name = { survivor: survivorName(game, partner) };
  if (partner === survivor) return because('with-oneself');
  if (isCompanion(game, partner)) return because('is-companion', name);
  const why = notBeside(situation, partner) ?? unpaid(situation, OTHER); // UOA-TRADE-02
  if (why) return why;
  if (!hasAnything(game, survivor) && !hasAnything(game, partner)) return because('nothing-to-trade');
  return game.state.refused.at(partner) === 1 ? because('refused-trade', name) : undefined; // UOA-TRADE-03
}

function hasAnything(game: OpenGame, survivor: number): boolean {
  return (
    cardsHeld(game, survivor) > 0 || leadsSomebody(game, survivor) || keptAside(game, survivor).length > 0
  );
}

function notBeside({ game, zone }: ActorNow, actor: number): WhyNot | undefined {
  const gone = outOfPlay(game, actor);
  if (gone || isIn(game, actor, zone)) return gone;
  const there = { zone: zoneName(game, placeOf(game, actor)) };
  return because('person-elsewhere', { survivor: survivorName(game, actor), ...there });
}

export function whyNotRally(situation: ActorNow, { a: companion }: Wanted): WhyNot | undefined {
  const { game } = situation;
  const name = { survivor: survivorName(game, companion) };
  if (!isCompanion(game, companion)) return because('no-companion', name);
  const gone = outOfPlay(game, companion);
  if (gone) return gone;
  if (hasLeader(game, companion)) {
    return because('has-leader', { ...name, other: survivorName(game, game.state.leader.at(companion)) });
  }
  return notBeside(situation, companion) ?? unpaid(situation, OTHER) ?? whyNotJoin(situation, companion);
}

export function whyNotCharge(situation: ActorNow): WhyNot | undefined {
  const { game, survivor } = situation;
  if (!isOnFoot(game, survivor)) return because('aboard'); // UOA-BRAWLER-08
  if (!hasAbility(game, survivor, 'Brawler')) return because('only-class', { class: 'Brawler' });
  if (!mayCharge(game, survivor)) return because('used-this-turn', { count: chargesPerTurn(game, survivor) }); // UOA-BRAWLER-02
  return unpaidAmongZombies(situation, CHARGE, costOfLeaving(game, survivor)) ?? because('no-zombies-there');
}

export function whyNotVadeRetro(situation: ActorNow, { a: at }: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  const faithful: Class = 'Faithful';
  if (!hasAbility(game, survivor, faithful)) return because('only-class', { class: faithful }); // UOA-FAITHFUL-02
  const uses = 1 + ownsSkill(game, survivor, ONE_MORE_VADE_RETRO);
  if (timesUsed(game, survivor, 'vade-retro') >= uses) return because('used-this-turn', { count: uses });
  if (!zonesInSight(game, survivor).includes(at)) return unseen(game, survivor, at);
  if (zombiesIn(game, at) === 0) return because('no-zombies-there');
  return misaimed(situation, at) ?? unpaid(situation, VADE_RETRO);
}

const ONE_MORE_VADE_RETRO = skillNumber('extra-use-vade-retro');
