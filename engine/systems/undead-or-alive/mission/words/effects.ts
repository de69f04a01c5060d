import type { Effect } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import type { Occasion } from '../at-hand';
import type { AnyEffectWord, EffectName, EffectWord } from './effect-word';
import { actions } from './effects/actions';
import { activate } from './effects/activate';
import { adrenaline } from './effects/adrenaline';
import { bountyWeapon } from './effects/bounty-weapon';
import { card } from './effects/card';
import { choose } from './effects/choose';
import { companion } from './effects/companion';
import { count } from './effects/count';
import { discard } from './effects/discard';
import { each } from './effects/each';
import { eliminates } from './effects/eliminate';
import { turnTile } from './effects/flip-tile';
import { heals } from './effects/heal';
import { branch } from './effects/if';
import { later } from './effects/later';
import { leaves } from './effects/leave';
import { level } from './effects/level';
import { load } from './effects/load';
import { loses } from './effects/lose';
import { move } from './effects/move';
import { movePeople } from './effects/move-people';
import { noStartingWeapons } from './effects/no-starting-weapons';
import { noise } from './effects/noise';
import { place } from './effects/place';
import { remove } from './effects/remove';
import { removeMachine } from './effects/remove-machine';
import { removeTokens } from './effects/remove-tokens';
import { comeBack } from './effects/return';
import { reveal } from './effects/reveal';
import { roll } from './effects/roll';
import { scatter } from './effects/scatter';
import { setAside } from './effects/set-aside';
import { skill } from './effects/skill';
import { spawn } from './effects/spawn';
import { spreadSurvivors } from './effects/spread-survivors';
import { step } from './effects/step';
import { toFirstSpawnZone } from './effects/to-first-spawn-zone';
import { trainStarts } from './effects/train-starts';
import { sleep, wake } from './effects/wake';
import { wins } from './effects/win';
import { wounds } from './effects/wound';
import { zombies } from './effects/zombies';

/** A word that nobody explains does not compile. */
const words: { readonly [Name in EffectName]: EffectWord<Name> } = {
  adrenaline,
  'bounty-weapon': bountyWeapon,
  card,
  discard,
  'no-starting-weapons': noStartingWeapons,
  'set-aside': setAside,
  companion,
  scatter,
  'spread-survivors': spreadSurvivors,
  'train-starts': trainStarts,
  step,
  load,
  count,
  'to-first-spawn-zone': toFirstSpawnZone,
  'remove-tokens': removeTokens,
  'remove-machine': removeMachine,
  remove,
  move,
  place,
  wake,
  sleep,
  reveal,
  spawn,
  'flip-tile': turnTile,
  zombies,
  activate,
  noise,
  lose: loses,
  win: wins,
  if: branch,
  roll,
  choose,
  each,
  later,
  wound: wounds,
  heal: heals,
  actions,
  level,
  skill,
  'move-people': movePeople,
  return: comeBack,
  eliminate: eliminates,
  leave: leaves,
};

/** By what a mission says, which may be of another game. */
const byName: Readonly<Record<string, AnyEffectWord>> = words;

/** Does one thing that a rule does. */
export function applyEffect(game: UoaGame, effect: Effect, at: Occasion): void {
  byName[effect.effect]?.apply?.(game, effect as never, at);
}

/** Whether it is done in one zone after the other. */
export function isZoneByZone(effect: Effect): boolean {
  return byName[effect.effect]?.inZone !== undefined;
}

export function applyInZone(game: UoaGame, effect: Effect, zone: number, at: Occasion): void {
  byName[effect.effect]?.inZone?.(game, effect as never, zone, at);
}

/** Whether nothing can come of it any more. */
export function isIdle(game: UoaGame, effect: Effect): boolean {
  return byName[effect.effect]?.isIdle?.(game, effect as never) ?? false;
}
