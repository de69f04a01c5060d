import type { Effect } from '../../../../schemas';
import { isInPlay } from '../../../family/zombicide/actors';
import { type Frame, procedure } from '../../../game/agenda';
import { nextBelow } from '../../../random/generator';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { atHand, type Occasion } from './at-hand';
import { isRoomForEffects, leaveOut } from './bounded';
import { pickSurvivor, pickZone } from './picking';
import { occasionOf } from './rule-facts';
import { candidates, howPicked, howZonePicked, isInArea, zonesAmong, zonesOf } from './whereabouts';
import { peopleOf, placeOf } from './words/aims';
import { applyEffect, applyInZone, isZoneByZone } from './words/effects';

type Numbers = 'rule' | 'list' | 'doer' | 'thing' | 'zone' | 'effect' | 'people' | 'spot' | 'nextZone';

/** Instead of survivors, as bits: it is for nobody in particular, or somebody is being asked who it is. */
const [FOR_NOBODY, ASKED] = [-2, -1] as const;
/** Instead of a zone, where one is being asked for. */
const SPOT_ASKED = -2;

/** One effect after the other: for whom, where, and then what, for each of these people and in each of these zones. */
export const doEffects = procedure<UoaGame, Numbers>(
  'mission-effects',
  ['rule', 'list', 'doer', 'thing', 'zone', 'effect', 'people', 'spot', 'nextZone'],
  [settlePeople, settlePlace, applyNext],
);

function settlePeople(game: UoaGame, frame: Frame<Numbers>): void {
  const effect = game.table.mission.lists[frame.list]?.[frame.effect];
  if (!effect) {
    frame.step = AFTER_ALL;
    return;
  }
  if (!mayGoOn(game, frame)) return;
  frame.people = FOR_NOBODY;
  frame.nextZone = 0;
  const people = peopleOf(effect);
  if (people === undefined) return;
  const those = candidates(game, people, atHand(frame));
  const picked = howPicked(people);
  if (picked === 'one' && those.length > 1) {
    frame.people = ASKED;
    pickSurvivor.begin(game, frame.list, frame.effect, frame.doer, frame.thing, frame.zone);
  } else if (picked === 'lot' && those.length > 1) {
    frame.people = bit(those[nextBelow(game.state.setUpStream, those.length)] ?? 0);
  } else frame.people = those.reduce((bits, survivor) => bits | bit(survivor), 0);
}

/** A step that there is not ends the list. */
const AFTER_ALL = 3;

function mayGoOn(game: UoaGame, frame: Frame<Numbers>): boolean {
  if (isRoomForEffects(game)) {
    game.state.effectsDone += 1;
    return true;
  }
  frame.step = AFTER_ALL;
  leaveOut(game, frame.rule);
  return false;
}

function bit(survivor: number): number {
  return 1 << survivor;
}

function settlePlace(game: UoaGame, frame: Frame<Numbers>): void {
  const effect = game.table.mission.lists[frame.list]?.[frame.effect];
  if (frame.people === ASKED) frame.people = bit(game.state.picked);
  frame.spot = NONE;
  const place = effect && placeOf(effect);
  const picked = howZonePicked(place);
  if (place === undefined || picked === undefined || frame.people === 0) return;
  const zones = zonesOf(game, place, atHand(frame));
  if (picked === 'one' && zones.length > 1) {
    frame.spot = SPOT_ASKED;
    pickZone.begin(game, frame.list, frame.effect, frame.doer, frame.thing, frame.zone);
  } else if (zones.length > 0) {
    frame.spot = zones[zones.length > 1 ? nextBelow(game.state.setUpStream, zones.length) : 0] ?? NONE;
  }
}

function applyNext(game: UoaGame, frame: Frame<Numbers>): void {
  const effect = game.table.mission.lists[frame.list]?.[frame.effect];
  if (!effect) return;
  if (frame.spot === SPOT_ASKED) frame.spot = game.state.picked;
  if (frame.people !== FOR_NOBODY) forNextSurvivor(game, frame, effect);
  else if (isZoneByZone(effect)) inNextZone(game, frame, effect);
  else {
    nextEffect(frame);
    applyEffect(game, effect, occasionNow(game, frame, effect, frame.doer));
  }
}

/** Whoever has gone by the time that it is their turn is passed over. */
function forNextSurvivor(game: UoaGame, frame: Frame<Numbers>, effect: Effect): void {
  const survivor = lowest(frame.people);
  if (survivor === NONE) {
    nextEffect(frame);
    return;
  }
  frame.people &= ~bit(survivor);
  frame.step -= 1;
  if (!isInPlay(game, survivor) || !mayGoOn(game, frame)) return;
  applyEffect(game, effect, occasionNow(game, frame, effect, survivor));
}

/** A zone is looked at when its turn comes: what was done in others may have changed whether it is meant. */
function inNextZone(game: UoaGame, frame: Frame<Numbers>, effect: Effect): void {
  const zone = nextZone(game, frame, effect);
  if (zone === NONE) {
    nextEffect(frame);
    return;
  }
  frame.step -= 1;
  if (!mayGoOn(game, frame)) return;
  applyInZone(game, effect, zone, occasionOf(game, frame.rule, atHand(frame), [zone]));
}

function nextZone(game: UoaGame, frame: Frame<Numbers>, effect: Effect): number {
  const place = placeOf(effect);
  if (place === undefined) return NONE;
  if (howZonePicked(place) !== undefined) {
    frame.nextZone += 1;
    return frame.nextZone === 1 ? frame.spot : NONE;
  }
  const hand = atHand(frame);
  const all = zonesAmong(game, place, hand);
  while (frame.nextZone < all.length) {
    const zone = all[frame.nextZone] ?? NONE;
    frame.nextZone += 1;
    if (isInArea(game, zone, place, hand)) return zone;
  }
  return NONE;
}

function nextEffect(frame: Frame<Numbers>): void {
  frame.effect += 1;
  frame.step = 0;
}

/** For this survivor; where it happens is seen from whoever did what it comes of. */
function occasionNow(game: UoaGame, frame: Frame<Numbers>, effect: Effect, survivor: number): Occasion {
  const { rule, spot, thing, zone } = frame;
  const zones = spot === NONE ? allZones(game, frame, effect) : [spot];
  return occasionOf(game, rule, { survivor, thing, zone }, zones);
}

function allZones(game: UoaGame, frame: Frame<Numbers>, effect: Effect): readonly number[] {
  const place = placeOf(effect);
  return place === undefined ? NOWHERE : zonesOf(game, place, atHand(frame));
}

const NOWHERE: readonly number[] = [];

function lowest(bits: number): number {
  return bits === 0 ? NONE : 31 - Math.clz32(bits & -bits);
}
