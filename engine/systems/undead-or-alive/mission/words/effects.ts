import type { Effect } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import type { Occasion } from '../at-hand';
import type { AnyEffectWord, EffectName, EffectWord } from './effect-word';
import { activate } from './effects/activate';
import { adrenaline } from './effects/adrenaline';
import { bountyWeapon } from './effects/bounty-weapon';
import { card } from './effects/card';
import { choose } from './effects/choose';
import { companion } from './effects/companion';
import { count } from './effects/count';
import { discard } from './effects/discard';
import { each } from './effects/each';
import { turnTile } from './effects/flip-tile';
import { branch } from './effects/if';
import { later } from './effects/later';
import { load } from './effects/load';
import { loses } from './effects/lose';
import { move } from './effects/move';
import { noStartingWeapons } from './effects/no-starting-weapons';
import { noise } from './effects/noise';
import { place } from './effects/place';
import { remove } from './effects/remove';
import { removeMachine } from './effects/remove-machine';
import { removeTokens } from './effects/remove-tokens';
import { reveal } from './effects/reveal';
import { roll } from './effects/roll';
import { scatter } from './effects/scatter';
import { setAside } from './effects/set-aside';
import { spawn } from './effects/spawn';
import { spreadSurvivors } from './effects/spread-survivors';
import { step } from './effects/step';
import { toFirstSpawnZone } from './effects/to-first-spawn-zone';
import { trainStarts } from './effects/train-starts';
import { sleep, wake } from './effects/wake';
import { wins } from './effects/win';
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
