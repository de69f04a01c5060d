import { beginTurn, endTurn, startAction } from './actions/course-of-a-turn';
import { enter } from './actions/enter';
import { leaveWithCompanions, offerExit } from './actions/exit';
import { costOfLeaving, rulesOfLeaving } from './actions/leaving';
import { hasMoved, isStopped, mostZones, rulesOfMovingOn, startsSprint } from './actions/striding';
import { cardIsGone } from './cards/carried';
import { drop, holdsWater } from './cards/drop';
import { slotTakes } from './cards/favourite';
import { rulesOfReload } from './combat/ammunition';
import { announce } from './combat/announce';
import { attackSorts, reloadSorts } from './combat/attack-sorts';
import { accuracyOf, damageOf, diceOf } from './combat/characteristics';
import { countAdrenaline } from './combat/deeds';
import { endangersFriends, hitFriend, tellMisses } from './combat/friendly-fire';
import { rulesOfHit } from './combat/hit-reasons';
import { killByHit } from './combat/kills';
import { loseHits } from './combat/lost-hits';
import { offerRerolls } from './combat/rerolls';
import { slotsInHand } from './combat/slots';
import { endAttack } from './combat/smoke';
import { choosesFreely, lineOf } from './combat/targets';
import { limits } from './content';
import { roundBegins } from './course/round';
import type { Ways } from './game';
import { happen } from './happen';
import { offerSeat } from './machines/boarding';
import { isOnFoot } from './machines/machines';
import { leaveOutForbidden } from './mission/deeds-forbidden';
import { falls, loseUnlessLifted } from './mission/defeat';
import { mayAwaken, mayBeMovedByHolyWater, maySpawn } from './mission/restrictions';
import { find, maySearch } from './mission/searching';
import { hasMoreToShare, shareMore } from './mission/sharing-all';
import { mayComeInto, tollFor } from './mission/tolls';
import { healthOf, toughen } from './people/health';
import { woundAndTell } from './people/wounding';
import { rulesOfAbility } from './skills/bonuses';
import { isLinked } from './skills/zombie-link';
import { lookForAbomination } from './spawning/abomination';
import { spawnStep } from './spawning/spawn-step';
import { NONE } from './state';
import { tellOfGrant } from './turns/granted';
import { actionsPerTurn, rulesOfActions } from './turns/per-turn';
import { allHaveMoved } from './zombies/all-moved';

import { profileOf, profileRulesOf, rulesOfActingAgain } from './zombies/kinds';
import { countPerRoute, sendZombies, tellOfMove, tellOfStay } from './zombies/movement';
import { hasPrey, isPrey, shrugsOff } from './zombies/prey';
import { holdMarked } from './zombies/vade-retro';

/** What the rules ask for without knowing who answers: each folder only knows those below it. */
export const ways: Ways = {
  roundBegins,
  zombiesPhaseBegins: (game) => happen(game, 'zombies-phase'),
  spawn: (game) => spawnStep.begin(game),
  usualActions: limits.actions,
  actionsPerTurn,
  rulesOfActions,
  leaveOutForbidden,
  turnBegins: beginTurn,
  turnEnds: offerExit,
  turnIsOver: endTurn,
  mayGainActions: holdsWater, // UOA-TRAIT-22, UOA-ADREN-07
  isLinked,
  actionBegins: startAction,
  tellOfGrant,
  rulesOfAbility,
  slotTakes,
  drop,
  cardIsGone,
  maySearch,
  find,
  shareMore,
  hasMoreToShare,
  gained: countAdrenaline,
  hasLearnt: toughen,
  hasReached: (game, survivor, level) => happen(game, 'level-reached', survivor, level),
  healthOf,
  wound: woundAndTell,
  falls,
  eliminated: loseUnlessLifted,
  afterKill: lookForAbomination,
  mayMove: isOnFoot,
  costOfLeaving,
  rulesOfLeaving,
  mostZones,
  startsSprint,
  rulesOfMovingOn,
  isStopped,
  mayComeInto,
  tollFor,
  hasMoved,
  hasStopped: offerSeat, // UOA-WAGON-05
  slotsInHand,
  sortsOfAttack: attackSorts,
  sortsOfReload: reloadSorts,
  rulesOfReload,
  diceOf,
  accuracyOf,
  damageOf,
  lineOf,
  choosesFreely,
  tellOfAttack: announce,
  offerRerolls,
  rulesOfHit,
  kill: killByHit,
  loseHits,
  endangersFriends,
  hitFriend,
  tellOfMisses: tellMisses,
  attackIsOver: endAttack,
  profile: profileOf,
  rulesOfKind: profileRulesOf,
  zombiesWake: (game, onlyKind, onlyZone, onlySome) =>
    holdMarked(game, onlySome || onlyKind !== NONE || onlyZone !== NONE),
  zombiesMoved: allHaveMoved,
  rulesOfActingAgain,
  hasPrey,
  isPrey,
  shrugsOff,
  sendZombies,
  countPerRoute,
  zombiesMove: tellOfMove,
  zombiesStay: tellOfStay,
  mayAwaken,
  maySpawn,
  mayBeMoved: mayBeMovedByHolyWater,
  enters: enter,
  goesOut: leaveWithCompanions,
};
